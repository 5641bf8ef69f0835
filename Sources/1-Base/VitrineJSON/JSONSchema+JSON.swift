extension JSONSchema {
    /// Returns the schema as JSON.
    ///
    /// - Parameter alternative: A schema that any value in an array or an object may match instead.
    ///   Default: none.
    package func json(allowingAnywhere alternative: JSONSchema? = nil) -> JSONValue {
        .object(members(orEach: alternative))
    }

    private func members(orEach alternative: JSONSchema?) -> [String: JSONValue] {
        func within(_ schema: JSONSchema) -> JSONValue {
            (alternative.map(schema.or) ?? schema).json(allowingAnywhere: alternative)
        }
        switch self {
        case .any: return [:]
        case .null: return ["type": "null"]
        case .boolean: return ["type": "boolean"]
        case .string: return ["type": "string"]
        case .pattern(let pattern): return ["type": "string", "pattern": .string(pattern)]
        case .constant(let value): return ["const": value]
        case .enumeration(let values): return ["enum": .array(values.map { .string($0) })]
        case .integers(let values): return ["enum": .numbers(values.map { Double($0) })]
        case .reference(let name): return ["$ref": .string("#/$defs/\(name)")]
        case .requiring(let names): return ["required": .array(names.map { .string($0) })]
        case .map(let value): return ["type": "object", "additionalProperties": within(value)]
        case .anyOf(let choices):
            return ["anyOf": .array(choices.map { $0.json(allowingAnywhere: alternative) })]
        case .conditional(let condition, let then, let otherwise):
            return [
                "if": condition.json(allowingAnywhere: alternative),
                "then": then.json(allowingAnywhere: alternative),
                "else": otherwise.json(allowingAnywhere: alternative),
            ]
        case .number(let minimum, let maximum, let aboveMinimum):
            var members: [String: JSONValue] = ["type": "number"]
            if let minimum { members[aboveMinimum ? "exclusiveMinimum" : "minimum"] = .number(minimum) }
            if let maximum { members["maximum"] = .number(maximum) }
            return members
        case .integer(let minimum, let maximum):
            var members: [String: JSONValue] = ["type": "integer"]
            if let minimum { members["minimum"] = .number(Double(minimum)) }
            if let maximum { members["maximum"] = .number(Double(maximum)) }
            return members
        case .array(let element, let minimum, let maximum):
            var members: [String: JSONValue] = ["type": "array", "items": within(element)]
            if let minimum { members["minItems"] = .number(Double(minimum)) }
            if let maximum { members["maxItems"] = .number(Double(maximum)) }
            return members
        case .openObject(let properties):
            var members: [String: JSONValue] = ["type": "object"]
            members["properties"] = .object(
                Dictionary(
                    properties.map { ($0.name, within($0.schema)) }, uniquingKeysWith: { first, _ in first }))
            let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
            if !required.isEmpty { members["required"] = .array(required) }
            return members
        case .object(let properties, let requiresAtLeastOne):
            var members = JSONSchema.openObject(properties).members(orEach: alternative)
            members["additionalProperties"] = false
            if requiresAtLeastOne { members["minProperties"] = 1 }
            return members
        case .described(let schema, let text):
            var members = schema.members(orEach: alternative)
            members["description"] = .string(text)
            return members
        }
    }
}
