import VitrineGraphics

/// The corners that a scene gives a node.
enum CornerSpec: Hashable, Sendable {
    case radii(CornerRadii, CornerStyle)
    case capsule
    case concentric

    var figure: Figure {
        switch self {
        case .radii(let radii, let style): .rounded(radii, style)
        case .capsule: .capsule
        case .concentric: .concentric
        }
    }
}
