import Foundation

/// The part of a JSON Schema that says how values are made.
indirect enum SchemaShape {
    case any
    case boolean
    case number(ClosedRange<Double>, isInteger: Bool)
    case text(pattern: String?)
    case words([String])
    case constant(FuzzValue)
    case list(SchemaShape, count: ClosedRange<Int>)
    case map([(name: String, shape: SchemaShape)], required: Set<String>, rest: SchemaShape?)
    case choice([SchemaShape])
    case reference(String)

    /// Reads a schema that `JSONSerialization` has parsed.
    init(_ schema: Any) {
        guard let members = schema as? [String: Any] else {
            self = .any
            return
        }
        if let reference = members["$ref"] as? String {
            self = .reference(String(reference.dropFirst("#/$defs/".count)))
        } else if let choices = members["anyOf"] as? [Any] {
            self = .choice(choices.map(SchemaShape.init))
        } else if let words = members["enum"] as? [Any] {
            let texts = words.compactMap { $0 as? String }
            self =
                texts.count == words.count ? .words(texts) : .choice(words.map { .constant(.raw("\($0)")) })
        } else if let constant = members["const"] {
            self = .constant((constant as? String).map(FuzzValue.text) ?? .raw("\(constant)"))
        } else {
            self = Self.typed(members)
        }
    }

    private static func typed(_ members: [String: Any]) -> SchemaShape {
        switch members["type"] as? String {
        case "boolean": return .boolean
        case "null": return .constant(.null)
        case "string": return .text(pattern: members["pattern"] as? String)
        case "number", "integer":
            let low = members["minimum"] as? Double ?? -1e6
            let high = members["maximum"] as? Double ?? 1e6
            return .number(low...max(low, high), isInteger: members["type"] as? String == "integer")
        case "array":
            let least = members["minItems"] as? Int ?? 0
            let most = max(least, min(members["maxItems"] as? Int ?? least + 3, least + 3))
            return .list(members["items"].map(SchemaShape.init) ?? .any, count: least...most)
        default: break
        }
        let properties = members["properties"] as? [String: Any] ?? [:]
        guard !properties.isEmpty || members["type"] != nil else { return .any }
        return .map(
            properties.sorted { $0.key < $1.key }.map { ($0.key, SchemaShape($0.value)) },
            required: Set(members["required"] as? [String] ?? []),
            rest: (members["additionalProperties"] as? [String: Any]).map { SchemaShape($0) })
    }
}
