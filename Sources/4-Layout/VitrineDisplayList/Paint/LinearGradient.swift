import VitrineGeometry

/// Colours along a line from `start` to `end`, constant across it.
public struct LinearGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var start: Point
    public var end: Point
    public var spread: GradientSpread

    @inlinable public init(
        stops: [GradientStop], space: GradientSpace = .srgb, start: Point, end: Point,
        spread: GradientSpread = .pad
    ) {
        self.stops = stops
        self.space = space
        self.start = start
        self.end = end
        self.spread = spread
    }
}
