import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == TextLineStyleSpec {
    private static let parts = Codec.record(
        "a line along text", from: TextLineStyleSpec(),
        [
            Field("color", .paint, "the line's own paint. Default: the text's") { $0.paint = $1 },
            Field("pattern", .cases("a pattern"), "solid, dot, dash, dashDot or dashDotDot") {
                $0.pattern = $1
            },
        ])

    /// `true`, `false`, or `{ color, pattern }`.
    static let textLine = either(
        parts, when: \.isMapping, or: Codec<Bool>.bool.map { TextLineStyleSpec(isShown: $0) })
}

extension Codec where Value == TextRunSpec {
    private static let fields: [Field<TextRunSpec>] =
        [
            Field("text", .text, required: true, "the run's text") { $0.text = $1 },
            Field("font", .font, "the differences from the text's font") { $0.font = $1 },
            Field("foreground", .paint, "the run's paint; a gradient goes over the whole text's frame") {
                $0.foreground = $1
            },
            Field("color", .paint, "the same as `foreground`, in whose place it stands") {
                $0.foreground = $1
            },
            Field("link", .text, "the link target. Default colour: the accent colour") {
                $0.link = $1
            },
        ] + TextTraits.fields(\.traits)

    private static let parts = record(.textRun, from: TextRunSpec(), fields)

    /// A run's text, or a mapping of the text and its attributes.
    static let run = either(
        Codec(parts.schema, expected: parts.expected) { value, reader in
            // `{ bold: Hello }`: the flag holds the text.
            if value.entry("text") == nil, case .mapping(let entries) = value.content,
                let first = entries.first, case .string = first.value.content, !first.value.hasReferences,
                TextTraits.fields(\TextRunSpec.traits).contains(where: { $0.name == first.key })
            {
                reader.report(.missingKey("text", on: .textRun), at: value.mark)
                return nil
            }
            return parts.read(value, reader)
        }, when: \.isMapping, or: Codec<String>.text.map { TextRunSpec($0) })
}

extension Codec where Value == [TextRunSpec] {
    /// A text, or a list of runs.
    package static let runs = Codec(
        .anyOf([Codec<String>.text.schema, list(of: Codec<TextRunSpec>.run).schema]),
        expected: .textOrRuns
    ) { value, reader in
        switch value.content {
        case .sequence: list(of: Codec<TextRunSpec>.run).read(value, reader)
        case .string, .number, .bool: Codec<String>.text.read(value, reader).map { [TextRunSpec($0)] }
        default: reader.mismatch(value, expected: .textOrRuns)
        }
    }
}

extension Noun {
    package static let textRun: Noun = "a run of text"
    package static let textOrRuns = Noun("text or a list of runs", .text)
}
