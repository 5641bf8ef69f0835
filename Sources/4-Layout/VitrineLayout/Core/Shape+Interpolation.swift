import VitrineGeometry
import VitrineStyle

extension Shape: Interpolatable {
    /// The corners of a rectangle; `nil` for another shape.
    private var corners: (lengths: CornerLengths, style: CornerStyle?)? {
        switch self {
        case .rectangle: (CornerLengths(), nil)
        case .rounded(let lengths, let style): (lengths, style)
        default: nil
        }
    }

    /// `true` for a rectangle with any corners, a capsule, a circle and an ellipse: boxes with corners, once
    /// their frames are known.
    private var isBox: Bool {
        switch self {
        case .rectangle, .concentric, .rounded, .stadium, .circle, .ellipse: true
        case .between(let from, let to, _): from.isBox && to.isBox
        default: false
        }
    }

    /// Returns `true` for rectangles, capsules, circles and ellipses.
    package func isInterpolatable(to other: Shape) -> Bool { isBox && other.isBox }

    package func mixture(with other: Shape, at fraction: Double) -> Shape {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        guard let one = corners, let two = other.corners,
            one.style == nil || two.style == nil || one.style == two.style
        else { return .between(self, other, fraction) }
        return .rounded(
            one.lengths.interpolated(to: two.lengths, at: fraction), one.style ?? two.style ?? .continuous)
    }
}
