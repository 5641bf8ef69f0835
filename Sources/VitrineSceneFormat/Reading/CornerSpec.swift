import VitrineGeometry
import VitrineLayout

/// The corners that a scene gives a node.
package enum CornerSpec: Hashable, Sendable {
    case radii(CornerRadii, CornerStyle)
    case capsule
    case concentric

    package var shape: Shape {
        switch self {
        case .radii(let radii, let style): .rounded(radii, style)
        case .capsule: .capsule
        case .concentric: .concentric
        }
    }
}
