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
        StackElement(.horizontal, of: payload, named: name, modifiers, context)
    }
}
