import VitrineGeometry

/// Colours between two circles, as in the HTML canvas: along the cone of circles from the start to the end
/// circle and beyond, the one drawn last wins.
///
/// Everything is scaled about `endCenter` by `aspect`, the ratio of vertical to horizontal radius (1 for
/// circles).
public struct RadialGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    public var space: GradientSpace
    public var startCenter: Point
    public var startRadius: Double
    public var endCenter: Point
    public var endRadius: Double
    public var aspect: Double
    public var spread: GradientSpread

    public init(
        stops: [GradientStop], space: GradientSpace = .srgb, startCenter: Point, startRadius: Double,
        endCenter: Point, endRadius: Double, aspect: Double = 1,
        spread: GradientSpread = .pad
    ) {
        self.stops = stops
        self.space = space
        self.startCenter = startCenter
        self.startRadius = startRadius
        self.endCenter = endCenter
        self.endRadius = endRadius
        self.aspect = aspect
        self.spread = spread
    }

    /// Creates a gradient of rings around one centre.
    public init(
        stops: [GradientStop], space: GradientSpace = .srgb, center: Point, startRadius: Double,
        endRadius: Double, aspect: Double = 1, spread: GradientSpread = .pad
    ) {
        self.init(
            stops: stops, space: space, startCenter: center, startRadius: startRadius, endCenter: center,
            endRadius: endRadius, aspect: aspect, spread: spread)
    }
}
