import VitrineLayout
import VitrineSceneFormat

package enum TextNode: NodeKind, Sendable {
    package static let name = "text"
    package static let summary = "Text, wrapped to the room it has."
    package static let payload = Codec<[TextRunSpec]>.runs

    package static func build(
        _ payload: [TextRunSpec], _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        context.text(payload)
    }
}
