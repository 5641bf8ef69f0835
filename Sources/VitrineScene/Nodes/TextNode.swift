import VitrineGraphics
import VitrineIcons
import VitrineText

enum TextNode: NodeKind {
    static let name = "text"
    static let summary = "Text, wrapped to the room it has."
    static let payload = Codec<[TextRunSpec]>.runs

    static func build(
        _ payload: [TextRunSpec], _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        context.text(payload)
    }
}
