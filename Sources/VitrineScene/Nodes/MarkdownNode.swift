import VitrineLayout
import VitrineSceneFormat
import VitrineStyle
import VitrineText

package enum MarkdownNode: NodeKind, Sendable {
    package static let name = "markdown"
    package static let summary = "Text with **bold**, *italic*, `code`, ~~struck~~ parts and [links](url)."
    package static let payload = Codec<String>.text

    package static func build(_ payload: String, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let hasCode = payload.contains("`")
        let family = hasCode ? FontDesign.monospaced.family(context.reader, at: context.source.mark) : nil
        let code = family.map { FamilySpec(name: $0, design: .monospaced) }
        return context.text(MarkdownParser.runs(payload, code: FontSpec(family: code)))
    }
}
