import VitrineJSON

extension JSONSchema {
    /// The schema without its description, and the description.
    var withoutSummary: (schema: JSONSchema, summary: String) {
        guard case .described(let schema, let text) = self else { return (self, "") }
        return (schema.withoutSummary.schema, text)
    }

    /// The schemas of which one must match, without null and nested choices, each once.
    var choices: [JSONSchema] {
        var seen: Set<String> = []
        return flattened.filter { seen.insert($0.signature).inserted }
    }

    private var flattened: [JSONSchema] {
        switch self {
        case .described(let schema, _): schema.flattened
        case .anyOf(let choices): choices.flatMap(\.flattened)
        case .null: []
        default: [self]
        }
    }

    var isAny: Bool { if case .any = self { true } else { false } }

    var isArray: Bool { if case .array = self { true } else { false } }

    /// `true` for numbers, percentages and the words that stand for a number.
    var isNumber: Bool {
        switch self {
        case .number, .integer: true
        case .pattern(let pattern): pattern.hasSuffix("%$")
        case .constant("infinity"): true
        default: false
        }
    }

    var isBoolean: Bool { if case .boolean = self { true } else { false } }

    /// `true` for texts, of any form but that of a percentage.
    var isText: Bool {
        switch self {
        case .string: true
        case .pattern: !isNumber
        default: false
        }
    }

    /// `true` for lists of words that are too long for members of a type, such as the names of icons.
    var isLongList: Bool { if case .enumeration(let words) = self { words.count > 200 } else { false } }

    /// `true` for a node, a list of nodes, or either.
    var isViews: Bool {
        switch self {
        case .reference("node"): true
        case .array(let element, _, _): element.withoutSummary.schema.isNode
        default: false
        }
    }

    private var isNode: Bool { if case .reference("node") = self { true } else { false } }

    /// A text that is the same for schemas of the same values, whatever their descriptions and limits.
    var signature: String {
        switch self {
        case .any: "any"
        case .null: "null"
        case .boolean: "boolean"
        case .number, .integer: "number"
        case .string: "string"
        case .pattern(let pattern): isNumber ? "percentage" : "/\(pattern)/"
        case .constant(let value): "constant \(value)"
        case .enumeration(let words): "words \(words)"
        case .integers(let values): "integers \(values)"
        case .array(let element, _, _): "[\(JSONSchema.anyOf([element]).signature)]"
        case .object(let properties, _), .openObject(let properties):
            "{"
                + properties.map {
                    "\($0.name)\($0.isRequired ? "!" : ""): \(JSONSchema.anyOf([$0.schema]).signature)"
                }
                .joined(separator: ", ") + "}"
        case .requiring(let names): "requiring \(names)"
        case .map(let value): "map \(value.signature)"
        case .anyOf: flattened.map(\.signature).joined(separator: " | ") + (acceptsNull ? " | null" : "")
        case .conditional(_, let then, let otherwise): "if \(then.signature) \(otherwise.signature)"
        case .reference(let name): "#\(name)"
        case .described(let schema, _): schema.signature
        }
    }
}
