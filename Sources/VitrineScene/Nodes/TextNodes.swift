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

enum MarkdownNode: NodeKind {
    static let name = "markdown"
    static let summary = "Text with **bold**, *italic*, `code`, ~~struck~~ parts and [links](url)."
    static let payload = Codec<String>.text

    static func build(_ payload: String, _ modifiers: inout Modifiers, _ context: BuildContext) -> any Element
    {
        let hasCode = payload.contains("`")
        let family = hasCode ? FontDesign.monospaced.family(context.reader, at: context.source.mark) : nil
        return context.text(
            MarkdownText.runs(payload, code: FontSpec(family: family.map { FamilySpec(name: $0) })))
    }
}

enum IconNode: NodeKind {
    static let name = "icon"
    static let summary =
        "A symbol by its SF Symbols name or from an SVG file, sized and weighted by the font."
    static let payload = Codec<Symbol>.icon

    static func build(_ payload: Symbol, _ modifiers: inout Modifiers, _ context: BuildContext) -> any Element
    {
        context.icon(payload)
    }
}

extension Codec where Value == Symbol {
    /// A name of the scene's own folders or of the built-in set, or the path of an SVG file.
    static let icon = Codec(
        .anyOf([.enumeration(IconSet.names), .pattern(#"\S"#)]), expected: "the name of an icon"
    ) { value, reader in
        guard case .string(let name) = value.content else {
            return reader.mismatch(value, expected: "the name of an icon")
        }
        do throws(SymbolProblem) {
            return try reader.symbols.symbol(
                name.hasSuffix(".svg") ? reader.path(name, from: value.mark) : name)
        } catch {
            reader.report(error.diagnostic(name), at: value.mark)
            return nil
        }
    }
}
