import VitrineLayout

/// The shape that clips a node's content.
package enum ClipSpec: Sendable {
    /// The node's own shape.
    case nodeShape
    case shape(Shape)
    /// A shape node, laid out over the content.
    case node(SceneValue)
}
