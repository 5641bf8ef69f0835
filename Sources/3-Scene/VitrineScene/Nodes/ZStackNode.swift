import VitrineLayout
import VitrineSceneFormat

package enum ZStackNode: NodeKind, Sendable {
    package static let name = "zstack"
    package static let summary = "Nodes over one another, the last on top."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let alignsChildren = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        ZStackElement(
            source: context.source, alignment: modifiers.alignment?.value ?? .center,
            children: context.children(payload))
    }
}
