import VitrineGraphics

enum HStackNode: NodeKind {
    static let name = "hstack"
    static let summary = "Nodes side by side."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .equalSizes]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.report(modifiers.alignment, isAcross: .horizontal, of: name)
        return StackElement(
            source: context.source, axis: .horizontal, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing, equal: modifiers.equal,
            children: context.children(payload, axis: .horizontal, equal: modifiers.equal))
    }
}
