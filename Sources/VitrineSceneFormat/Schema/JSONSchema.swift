import VitrineSource

/// A JSON Schema (draft 2020-12), as much of it as a scene file needs.
///
/// Each codec carries the schema of what it reads, so the published schema and the reader cannot
/// drift apart.
public indirect enum JSONSchema: Sendable {
    case any
    case null
    case boolean
    case number(minimum: Double? = nil, maximum: Double? = nil, aboveMinimum: Bool = false)
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    case string
    case pattern(String)
    case constant(String)
    case enumeration([String])
    /// One of some whole numbers.
    case integers([Int])
    case array(JSONSchema, minimum: Int? = nil, maximum: Int? = nil)
    case object([Property], requiresOne: Bool = false)
    /// A mapping of which only some keys are known.
    case openObject([Property])
    /// A mapping of any keys to values of one kind.
    case map(of: JSONSchema)
    case anyOf([JSONSchema])
    /// A schema under `$defs`.
    case reference(String)
    case described(JSONSchema, String)

    public struct Property: Sendable {
        public var name: String
        public var schema: JSONSchema
        public var isRequired: Bool

        public init(_ name: String, _ schema: JSONSchema, isRequired: Bool = false) {
            self.name = name
            self.schema = schema
            self.isRequired = isRequired
        }
    }

    /// Whether a value may be left out after its colon.
    package var acceptsNull: Bool {
        switch self {
        case .null, .any: true
        case .anyOf(let choices): choices.contains(where: \.acceptsNull)
        case .described(let schema, _): schema.acceptsNull
        default: false
        }
    }

    /// The schema as a JSON document's value.
    public var json: JSONValue {
        switch self {
        case .any: return .object([:])
        case .null: return .object(["type": "null"])
        case .boolean: return .object(["type": "boolean"])
        case .string: return .object(["type": "string"])
        case .pattern(let pattern): return .object(["type": "string", "pattern": .string(pattern)])
        case .constant(let value): return .object(["const": .string(value)])
        case .enumeration(let values): return .object(["enum": .array(values.map { .string($0) })])
        case .integers(let values): return .object(["enum": .array(values.map { .number(Double($0)) })])
        case .reference(let name): return .object(["$ref": .string("#/$defs/\(name)")])
        case .map(let value):
            return .object(["type": "object", "additionalProperties": value.allowingReferences.json])
        case .openObject(let properties):
            guard case .object(var object) = JSONSchema.object(properties).json else { return .null }
            object["additionalProperties"] = nil
            return .object(object)
        case .anyOf(let choices): return .object(["anyOf": .array(choices.map(\.json))])
        case .number(let minimum, let maximum, let aboveMinimum):
            var object: [String: JSONValue] = ["type": "number"]
            if let minimum { object[aboveMinimum ? "exclusiveMinimum" : "minimum"] = .number(minimum) }
            if let maximum { object["maximum"] = .number(maximum) }
            return .object(object)
        case .integer(let minimum, let maximum):
            var object: [String: JSONValue] = ["type": "integer"]
            if let minimum { object["minimum"] = .number(Double(minimum)) }
            if let maximum { object["maximum"] = .number(Double(maximum)) }
            return .object(object)
        case .array(let element, let minimum, let maximum):
            var object: [String: JSONValue] = ["type": "array", "items": element.allowingReferences.json]
            if let minimum { object["minItems"] = .number(Double(minimum)) }
            if let maximum { object["maxItems"] = .number(Double(maximum)) }
            return .object(object)
        case .object(let properties, let requiresOne):
            var object: [String: JSONValue] = ["type": "object", "additionalProperties": false]
            object["properties"] = .object(
                Dictionary(
                    properties.map { ($0.name, $0.schema.allowingReferences.json) },
                    uniquingKeysWith: { first, _ in first }))
            let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
            if !required.isEmpty { object["required"] = .array(required) }
            if requiresOne { object["minProperties"] = 1 }
            return .object(object)
        case .described(let schema, let text):
            guard case .object(var object) = schema.json else { return schema.json }
            object["description"] = .string(text)
            return .object(object)
        }
    }
}
