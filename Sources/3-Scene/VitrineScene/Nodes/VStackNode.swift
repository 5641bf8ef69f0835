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
        StackElement(.vertical, of: payload, named: name, modifiers, context)
    }
}
