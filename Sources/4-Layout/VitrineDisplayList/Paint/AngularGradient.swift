import VitrineGeometry

/// Colours by angle around `center`, clockwise from `startAngle` to `endAngle` in degrees, with zero at 3
/// o'clock as in SwiftUI. A gradient that pads goes on with the nearer end's colour beyond the span.
public struct AngularGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var center: Point
    public var startAngle: Double
    public var endAngle: Double
    public var spread: GradientSpread

    public init(
        stops: [GradientStop], space: GradientSpace = .srgb, center: Point, startAngle: Double = 0,
        endAngle: Double = 360, spread: GradientSpread = .pad
    ) {
        self.stops = stops
        self.space = space
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
        self.spread = spread
    }
}
