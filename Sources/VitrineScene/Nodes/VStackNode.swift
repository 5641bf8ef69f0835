import VitrineGraphics

enum VStackNode: NodeKind {
    static let name = "vstack"
    static let summary = "Nodes one below another."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .equalSizes]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.report(modifiers.alignment, isAcross: .vertical, of: name)
        return StackElement(
            source: context.source, axis: .vertical, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing, equal: modifiers.equal,
            children: context.children(payload, axis: .vertical, equal: modifiers.equal))
    }
}
