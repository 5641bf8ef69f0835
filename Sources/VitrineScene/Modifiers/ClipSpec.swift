import VitrineLayout
import VitrineSceneFormat
import VitrineSource

/// What cuts a node's content.
package enum ClipSpec: Sendable {
    /// The node's own shape.
    case own
    case figure(Figure)
    /// A shape that is a node, laid out over the content.
    case node(SceneValue)

    /// The content cut; `own` is the node's own shape.
    func cut(_ content: any Element, own: Figure, _ context: BuildContext) -> any Element {
        switch self {
        case .own: return EffectElement(content: content, clip: own)
        case .figure(let other): return EffectElement(content: content, clip: other)
        case .node(let value):
            var inner = context
            inner.source.path += ".clip"
            inner.inherited.vibrancy = nil
            guard let shape = inner.children([value]).first else { return content }
            if !PlacedElement.isShape(shape) {
                context.reader.report(
                    .wrongType(expected: "a shape", found: "another kind of node"), at: value.mark)
            }
            return ClipElement(content: content, shape: shape)
        }
    }
}
