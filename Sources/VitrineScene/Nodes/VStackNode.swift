import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum VStackNode: NodeKind, Sendable {
    package static let name = "vstack"
    package static let summary = "Nodes one below another."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [.spacing, .equalSizes]
    package static let alignsChildren = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.report(modifiers.alignment, isAcross: .vertical, of: name)
        return StackElement(
            source: context.source, axis: .vertical, alignment: modifiers.alignment?.value ?? .center,
            spacing: modifiers.spacing ?? StackDefaults.spacing, equal: modifiers.equal,
            children: context.children(payload, axis: .vertical, equal: modifiers.equal))
    }
}
