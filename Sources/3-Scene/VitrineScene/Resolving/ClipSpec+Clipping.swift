import VitrineLayout
import VitrineSceneFormat
import VitrineSource

extension ClipSpec {
    /// Returns the clipped content.
    ///
    /// - Parameter own: The node's own shape.
    func clipping(_ content: any Element, nodeShape own: Shape, _ context: BuildContext) -> any Element {
        switch self {
        case .nodeShape: return EffectElement(content: content, clip: own)
        case .shape(let other): return EffectElement(content: content, clip: other)
        case .node(let value):
            var inner = context
            inner.source.path += ".clip"
            inner.inherited.vibrancy = nil
            guard let shape = inner.children([value]).first else { return content }
            if !PlacedElement.isShape(shape) {
                context.reader.report(
                    .wrongType(expected: "a shape", found: "another kind of node"), at: value.mark)
            }
            context.reader.warnOfMoreThanOutline(of: value, on: .clip, because: "only its outline cuts")
            return ClipElement(content: content, shape: shape)
        }
    }
}
