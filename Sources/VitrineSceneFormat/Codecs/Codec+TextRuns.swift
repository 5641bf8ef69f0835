import VitrineJSON
import VitrineStyle
import VitrineText

extension Codec where Value == TextRunSpec {
    private static let fields: [Field<TextRunSpec>] =
        [
            Field("text", .text, required: true, "the run's text") { $0.text = $1 },
            Field("font", .font, "what of the font differs from the text's") { $0.font = $1 },
            Field("foreground", .paint, "the run's paint; a gradient goes over the whole text's frame") {
                $0.foreground = $1
            },
            Field("color", .paint, "the same as `foreground`, in whose place it stands") {
                $0.foreground = $1
            },
            Field("link", .text, "where the run leads; it has the accent colour unless told") {
                $0.link = $1
            },
        ] + TextTraits.fields(\.traits)

    /// A run's text, or a mapping of the text and its attributes.
    static let run = either(
        .record("a run of text", from: TextRunSpec(), fields), when: \.isMapping,
        or: Codec<String>.text.map { TextRunSpec($0) })
}

extension Codec where Value == [TextRunSpec] {
    /// A text, or a list of runs.
    package static let runs = Codec(
        .anyOf([Codec<String>.text.schema, list(of: Codec<TextRunSpec>.run).schema]),
        expected: "text or a list of runs"
    ) { value, reader in
        switch value.content {
        case .sequence: list(of: Codec<TextRunSpec>.run).read(value, reader)
        case .string, .number, .bool: Codec<String>.text.read(value, reader).map { [TextRunSpec($0)] }
        default: reader.mismatch(value, expected: "text or a list of runs")
        }
    }
}
