import VitrineGeometry

/// Colours along a line from `start` to `end`, constant across it and beyond its ends.
public struct LinearGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var start: Point
    public var end: Point

    @inlinable public init(stops: [GradientStop], space: GradientSpace = .srgb, start: Point, end: Point) {
        self.stops = stops
        self.space = space
        self.start = start
        self.end = end
    }
}
