import VitrineDisplayList
import VitrineJSON
import VitrineStyle

/// What a parameter of a component takes.
package indirect enum ParameterType: Sendable {
    case text
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case flag
    case color
    /// Points within a range.
    case length(ClosedRange<Double>)
    case icon
    case paint
    case font
    case choice([String])
    case any
    /// A list; of values of one type where that is told.
    case list(of: ParameterType?)
    case node

    /// The names that scenes call the types by.
    static let names = [
        "text", "number", "integer", "flag", "color", "length", "icon", "paint", "font", "choice", "any",
        "list", "node",
    ]

    /// Whether a value is one of the type; what is wrong with it is reported.
    package func accepts(_ value: SceneValue, _ reader: SceneReader) -> Bool {
        switch self {
        case .text: Codec<String>.text.read(value, reader) != nil
        case .number(let range): Codec<Double>.number(range).read(value, reader) != nil
        case .integer(let range): Codec<Int>.integer(range).read(value, reader) != nil
        case .flag: Codec<Bool>.bool.read(value, reader) != nil
        case .color: Codec<Color>.color.read(value, reader) != nil
        case .length(let range):
            Codec<Double>.number(range, expected: "a length in points").read(value, reader) != nil
        case .icon: Codec<Symbol>.icon.read(value, reader) != nil
        case .paint: Codec<PaintSpec>.paint.read(value, reader) != nil
        case .font: Codec<FontSpec>.font.read(value, reader) != nil
        case .choice(let names): Self.word(names).read(value, reader) != nil
        case .any: true
        case .list(let element):
            Self.elements(value, reader)?.allSatisfy { element?.accepts($0, reader) ?? true } ?? false
        case .node: Self.isNode(value, reader)
        }
    }

    static func word(_ names: [String]) -> Codec<String> {
        .choice("a value", names.map { ($0, $0) })
    }

    private static func elements(_ value: SceneValue, _ reader: SceneReader) -> [SceneValue]? {
        Codec<[SceneValue]>.list(of: .raw).read(value, reader)
    }

    /// The node itself is read where it is built.
    private static func isNode(_ value: SceneValue, _ reader: SceneReader) -> Bool {
        let codec = Codec<Bool>(.any, expected: "a node") { value, reader in
            switch value.content {
            case .mapping, .string: true
            default: reader.mismatch(value, expected: "a node")
            }
        }
        return codec.read(value, reader) ?? false
    }

    /// For an editor.
    package var schema: JSONSchema {
        switch self {
        case .text: Codec<String>.text.schema
        case .number(let range), .length(let range):
            .number(minimum: range.lowerBound, maximum: range.upperBound)
        case .integer(let range): .integer(minimum: range.lowerBound, maximum: range.upperBound)
        case .flag: .boolean
        case .color: .reference("color")
        case .icon: Codec<Symbol>.icon.schema
        case .paint: .reference("paint")
        case .font: Codec<FontSpec>.font.schema
        case .choice(let names): .enumeration(names)
        case .any: .any
        case .list(let element): .array(element?.schema ?? .any)
        case .node: .reference("node")
        }
    }

    /// What stands in for a value that is missing or wrong, so that what is wrong in the body is still found, and nothing
    /// is found twice.
    package var placeholder: SceneValue.Content {
        switch self {
        case .text, .any: .string("")
        case .number(let range), .length(let range):
            .number(max(range.lowerBound, min(0, range.upperBound)), literal: "0")
        case .integer(let range):
            .number(Double(max(range.lowerBound, min(0, range.upperBound))), literal: "0")
        case .flag: .bool(false)
        case .color, .paint: .string("black")
        case .icon: .string("circle")
        case .font: .string("body")
        case .choice(let names): .string(names.first ?? "")
        case .list: .sequence([])
        case .node: .string("spacer")
        }
    }
}
