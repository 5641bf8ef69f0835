import VitrineGeometry

/// White light added by a touch.
public struct GlassGlow: Hashable, Sendable {
    /// The amount of white everywhere.
    public var ambient: Double
    /// The amount of white at the touch, which falls off to zero at `radius`.
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
