import VitrineGraphics

enum GroupNode: NodeKind {
    static let name = "group"
    static let summary = "Nodes that stand for themselves in what holds them; modifiers apply to each."
    static let payload = Codec<[SceneValue]>.nodes
    static let isTransparent = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        SequenceElement(
            source: context.source,
            children: context.children(payload, axis: context.inherited.axis, place: context.gridPlace))
    }
}
