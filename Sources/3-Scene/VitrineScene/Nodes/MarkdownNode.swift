import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

package enum MarkdownNode: NodeKind, Sendable {
    package static let name = "markdown"
    package static let summary = "Text with **bold**, *italic*, `code`, ~~struck~~ parts and [links](url)."
    package static let payload = Codec<String>.text

    package static func build(_ payload: String, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if let heading = MarkdownParser.heading(in: payload) {
            context.reader.warn(
                .textSyntax,
                .odd(
                    heading, because: "is shown as it is: only parts of lines have a style",
                    instead: "a heading is a text of its own: `text: Title`, and `font: title` below it"),
                at: context.source.mark)
        }
        let hasCode = payload.contains("`")
        let family = hasCode ? FontDesign.monospaced.family(context.reader, at: context.source.mark) : nil
        let code = family.map { FamilySpec(name: $0, design: .monospaced) }
        return context.text(MarkdownParser.runs(payload, code: FontSpec(family: code)))
    }
}
