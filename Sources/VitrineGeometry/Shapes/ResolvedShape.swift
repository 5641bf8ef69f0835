/// A closed shape, in points.
public enum ResolvedShape: Hashable, Sendable {
    case rectangle(Rect)
    /// Radii are fitted as in `CornerRadii.fitted(to:)`: a uniform one ends at half the shorter side. A
    /// circle or capsule is a rounded rectangle with large radii.
    case roundedRectangle(Rect, CornerRadii, CornerStyle)
    case ellipse(Rect)
    case path(Path, FillRule)

    /// Returns a rectangle whose short sides are half circles.
    public static func capsule(_ rect: Rect) -> ResolvedShape {
        .roundedRectangle(rect, CornerRadii(min(rect.width, rect.height) / 2), .circular)
    }
}
