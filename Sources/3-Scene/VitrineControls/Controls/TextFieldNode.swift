import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum TextFieldNode: NodeKind {
    struct Properties: Sendable {
        var keys = TextFieldProperties()
        var axis = Axis.horizontal
        var lines: (minimum: Int, maximum: Int)?
    }

    static let name = "textField"
    static let valueKey: String? = "placeholder"
    static let summary = "A field for text; a text is its placeholder."

    private static let lines = Codec<(minimum: Int, maximum: Int)>(
        Codec<[Int]>.list(of: .integer(1...100), count: 2...2).schema, expected: "`[least, most]` lines"
    ) { value, reader in
        let numbers = Codec<[Int]>.list(of: .integer(1...100), count: 2...2, example: "[1, 3]")
        guard let ends = numbers.read(value, reader) else { return nil }
        guard ends[0] <= ends[1] else {
            reader.report(
                .outOfRange("\(ends[0]) to \(ends[1]) lines", allowed: "a first number up to the second"),
                at: value.mark)
            return nil
        }
        return (ends[0], ends[1])
    }

    static let payload = Codec<Properties>.either(
        .record(
            .textField, from: Properties(),
            TextFieldProperties.fields { record, change in change(&record.keys) } + [
                Field(
                    "axis", .choice("an axis", [("horizontal", .horizontal), ("vertical", .vertical)]),
                    "horizontal for one line, vertical for a field that grows with its text"
                ) { $0.axis = $1 },
                Field("lines", lines, "`[least, most]` lines of a vertical field. Default: [1, 5]") {
                    $0.lines = $1
                },
            ]), when: \.isMapping,
        or: Codec<String>.text.map { Properties(keys: TextFieldProperties(placeholder: $0)) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        payload.keys.accessibility
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if payload.lines != nil, payload.axis == .horizontal {
            context.reader.report(
                .notAllowed(
                    noun: "lines", on: "a text field of one line", instead: "give it `axis: vertical`"),
                at: context.source.mark)
        }
        let lines = payload.lines ?? (1, 5)
        return TextFieldBuilder(
            keys: payload.keys, context: context,
            lines: payload.axis == .vertical ? lines.minimum...lines.maximum : 1...1
        ).element(&modifiers)
    }
}

extension Noun {
    package static let textField: Noun = "a text field"
}
