import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum HStackNode: NodeKind, Sendable {
    package static let name = "hstack"
    package static let summary = "Nodes side by side."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [.spacing, .equalSizes]
    package static let alignsChildren = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.report(modifiers.alignment, isAcross: .horizontal, of: name)
        return StackElement(
            source: context.source, axis: .horizontal, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing, equal: modifiers.equal,
            children: context.children(payload, axis: .horizontal, equal: modifiers.equal))
    }
}
