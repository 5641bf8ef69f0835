import VitrineGeometry

/// White that a touch adds.
public struct GlassGlow: Hashable, Sendable {
    /// Everywhere.
    public var ambient: Double
    /// At the touch, falling off to nothing at `radius`.
    public var spot: Double
    public var center: Point
    public var radius: Double

    public init(ambient: Double = 0, spot: Double = 0, center: Point = .zero, radius: Double = 0) {
        self.ambient = ambient
        self.spot = spot
        self.center = center
        self.radius = radius
    }
}
