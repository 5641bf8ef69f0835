import VitrineGraphics

enum ForEachNode: NodeKind {
    static let name = "forEach"
    static let summary = "Nodes once for each piece of data; modifiers apply to each."
    static let payload = ForEachSpec.codec
    static let isTransparent = true

    static func build(_ payload: ForEachSpec, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var children: [any Element] = []
        for (index, piece) in payload.data.enumerated() {
            guard context.reader.spend(at: piece.mark) else { break }
            let number = SceneValue(.number(Double(index), literal: "\(index)"), at: piece.mark)
            let names = [payload.name: piece, "index": number]
            var inner = context
            inner.source.path += "[\(index)]"
            let scope = Scope(names, in: context.scope)
            let content = payload.content.map { context.reader.nodes(in: $0.bound(to: scope)) } ?? []
            children += inner.children(content, axis: context.inherited.axis, place: context.gridPlace)
        }
        return SequenceElement(source: context.source, children: children)
    }
}
