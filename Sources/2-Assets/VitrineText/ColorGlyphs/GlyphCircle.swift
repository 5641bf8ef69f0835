import VitrineGeometry

/// A circle of a gradient.
struct GlyphCircle: Sendable, Hashable {
    var center: Point
    var radius: Double

    /// Returns the circle at `t` on the way to another, or beyond.
    func mixed(with other: GlyphCircle, at t: Double) -> GlyphCircle {
        GlyphCircle(
            center: center + (other.center - center) * t, radius: radius + (other.radius - radius) * t)
    }
}
