import VitrineColor
import VitrineJSON
import VitrineSource
import VitrineStyle

extension ParameterType {
    /// Returns `true` if a value has the type; reports an error otherwise.
    package func accepts(_ value: SceneValue, _ reader: SceneReader) -> Bool {
        switch self {
        case .text: Codec<String>.text.read(value, reader) != nil
        case .number(let range): Codec<Double>.number(range).read(value, reader) != nil
        case .integer(let range): Codec<Int>.integer(range).read(value, reader) != nil
        case .flag: Codec<Bool>.bool.read(value, reader) != nil
        case .color: Codec<Color>.color.read(value, reader) != nil
        case .length(let range):
            Codec<Double>.number(range, expected: .length).read(value, reader) != nil
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

    /// Tests whether a value can be a node. The node itself is read when it is built.
    private static func isNode(_ value: SceneValue, _ reader: SceneReader) -> Bool {
        let codec = Codec<Bool>(.any, expected: .node) { value, reader in
            switch value.content {
            case .mapping, .string: true
            default: reader.mismatch(value, expected: .node)
            }
        }
        return codec.read(value, reader) ?? false
    }

    /// The schema of a value, for editors.
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
}
