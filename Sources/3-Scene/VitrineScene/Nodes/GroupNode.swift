import VitrineLayout
import VitrineSceneFormat

package enum GroupNode: NodeKind, Sendable {
    package static let name = "group"
    package static let summary =
        "Nodes that their container lays out as its own children; modifiers apply to each."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let flattensIntoParent = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        GroupElement(
            source: context.source,
            children: context.children(payload, axis: context.inherited.axis, gridRole: context.gridRole))
    }
}
