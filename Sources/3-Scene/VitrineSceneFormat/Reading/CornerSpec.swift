import VitrineGeometry
import VitrineLayout

/// The corners that a scene gives a node.
package enum CornerSpec: Hashable, Sendable {
    case radii(CornerRadii, CornerStyle)
    /// Corners of ellipses, or parts of the sides.
    case elliptical(CornerLengths, CornerStyle)
    case capsule
    case concentric

    package var shape: Shape {
        switch self {
        case .radii(let radii, let style): .rounded(radii, style)
        case .elliptical(let corners, let style): .elliptical(corners, style)
        case .capsule: .capsule
        case .concentric: .concentric
        }
    }
}
