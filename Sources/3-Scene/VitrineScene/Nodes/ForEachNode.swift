import VitrineLayout
import VitrineSceneFormat

package enum ForEachNode: NodeKind, Sendable {
    package static let name = "forEach"
    package static let summary = "Nodes once for each piece of data; modifiers apply to each."
    package static let payload = ForEachSpec.codec
    package static let flattensIntoParent = true

    package static func build(_ payload: ForEachSpec, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var children: [any Element] = []
        for (index, piece) in payload.data.enumerated() {
            guard context.reader.consumeValueBudget(at: piece.mark) else { break }
            var inner = context
            inner.source.path += "[\(index)]"
            let scope = Scope(
                piece: piece, named: payload.name, at: index, of: payload.data, in: context.scope)
            let content = payload.content.map { context.reader.nodes(in: $0.bound(to: scope)) } ?? []
            children += inner.children(content, axis: context.inherited.axis, gridRole: context.gridRole)
        }
        return GroupElement(source: context.source, children: children)
    }
}
