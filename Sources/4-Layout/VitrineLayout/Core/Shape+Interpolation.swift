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

    /// Returns `true` for rectangles with corners of one style. Other shapes meet where their frames are
    /// known.
    package func isInterpolatable(to other: Shape) -> Bool {
        guard let one = corners, let two = other.corners else { return false }
        return one.style == nil || two.style == nil || one.style == two.style
    }

    package func mixture(with other: Shape, at fraction: Double) -> Shape {
        guard isInterpolatable(to: other), let one = corners, let two = other.corners else {
            return switched(to: other, at: fraction)
        }
        return .rounded(
            one.lengths.interpolated(to: two.lengths, at: fraction), one.style ?? two.style ?? .continuous)
    }
}
