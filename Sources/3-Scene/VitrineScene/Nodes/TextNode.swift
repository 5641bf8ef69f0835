import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

package enum TextNode: NodeKind, Sendable {
    package static let name = "text"
    package static let summary = "Text, wrapped to the room it has."
    package static let payload = Codec<[TextRunSpec]>.runs

    /// The text, if it is a single run.
    package static func text(of payload: [TextRunSpec]) -> String? {
        payload.count == 1 ? payload.first?.text : nil
    }

    package static func content(of text: String) -> [TextRunSpec]? { [TextRunSpec(text)] }

    package static func build(
        _ payload: [TextRunSpec], _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        if payload.count == 1, let text = payload.first?.text, hasMarks(text) {
            context.reader.warn(
                .textSyntax,
                .odd(
                    "**", because: "is shown as it is",
                    instead: "`markdown: \"\(text)\"` draws bold and italic parts"),
                at: context.source.mark)
        }
        return context.text(payload)
    }

    /// Returns `true` if two asterisks stand around a part of a text, as in Markdown.
    private static func hasMarks(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "*")), let open = text.firstRange(of: "**"),
            let next = text[open.upperBound...].first, next != " ",
            let close = text[open.upperBound...].firstRange(of: "**")
        else { return false }
        return close.lowerBound > open.upperBound && text[text.index(before: close.lowerBound)] != " "
    }
}
