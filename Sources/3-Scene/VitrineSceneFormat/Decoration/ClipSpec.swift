import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

/// The shape that clips a node's content.
package enum ClipSpec: Sendable {
    /// The node's own shape.
    case nodeShape
    case shape(Shape)
    /// A shape node, laid out over the content.
    case node(SceneValue)
}

extension ClipSpec: Interpolatable {
    /// Nodes are equal if they are written in the same place.
    package static func == (one: ClipSpec, other: ClipSpec) -> Bool {
        switch (one, other) {
        case (.nodeShape, .nodeShape): true
        case (.shape(let one), .shape(let other)): one == other
        case (.node(let one), .node(let other)): one.mark == other.mark
        default: false
        }
    }

    /// Returns `true` for shapes that have something in between.
    package func isInterpolatable(to other: ClipSpec) -> Bool {
        guard case .shape(let from) = self, case .shape(let to) = other else { return self == other }
        return from.isInterpolatable(to: to)
    }

    package func mixture(with other: ClipSpec, at fraction: Double) -> ClipSpec {
        guard case .shape(let from) = self, case .shape(let to) = other else {
            return switched(to: other, at: fraction)
        }
        return .shape(from.interpolated(to: to, at: fraction))
    }
}

extension ClipSpec: MotionText {
    package var motionText: String {
        switch self {
        case .nodeShape: "the node's shape"
        case .shape(let shape): shape.summary
        case .node: "a node"
        }
    }
}
