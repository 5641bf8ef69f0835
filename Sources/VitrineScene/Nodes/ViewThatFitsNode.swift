import VitrineGraphics

enum ViewThatFitsNode: NodeKind {
    static let name = "viewThatFits"
    static let summary = "The first of several nodes that fits the room, or else the last."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.axes]

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        FittingElement(
            source: context.source, axes: modifiers.axes ?? [.horizontal, .vertical],
            children: context.children(payload))
    }
}
