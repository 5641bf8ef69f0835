import VitrineGraphics

enum ZStackNode: NodeKind {
    static let name = "zstack"
    static let summary = "Nodes over one another, the last on top."
    static let payload = Codec<[SceneValue]>.nodes
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        ZStackElement(
            source: context.source, alignment: modifiers.alignment?.value ?? .center,
            children: context.children(payload))
    }
}
