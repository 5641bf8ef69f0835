/// The subset of JSON Schema (draft 2020-12) that this project's formats need.
///
/// Each codec of scenes carries the schema of what it reads, so the published schema and the reader cannot
/// drift apart.
package indirect enum JSONSchema: Sendable {
    case any
    case null
    case boolean
    case number(minimum: Double? = nil, maximum: Double? = nil, aboveMinimum: Bool = false)
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    case string
    case pattern(String)
    case constant(JSONValue)
    case enumeration([String])
    /// One of several integers.
    case integers([Int])
    case array(JSONSchema, minimum: Int? = nil, maximum: Int? = nil)
    case object([Property], requiresAtLeastOne: Bool = false)
    /// An object that may have properties other than those listed.
    case openObject([Property])
    /// An object that has at least the properties with these names.
    case requiring([String])
    /// An object whose values, under any key, all match one schema.
    case map(of: JSONSchema)
    case anyOf([JSONSchema])
    /// One schema for values that match a condition, another for all others.
    case conditional(JSONSchema, then: JSONSchema, else: JSONSchema)
    /// A schema under `$defs`.
    case reference(String)
    case described(JSONSchema, String)

    package struct Property: Sendable {
        package var name: String
        package var schema: JSONSchema
        package var isRequired: Bool

        package init(_ name: String, _ schema: JSONSchema, isRequired: Bool = false) {
            self.name = name
            self.schema = schema
            self.isRequired = isRequired
        }
    }

    /// Indicates whether null is valid, as when nothing follows a key's colon in YAML.
    package var acceptsNull: Bool {
        switch self {
        case .null, .any: true
        case .anyOf(let choices): choices.contains(where: \.acceptsNull)
        case .described(let schema, _): schema.acceptsNull
        default: false
        }
    }

    /// `true` if only lists match the schema.
    package var isList: Bool {
        switch self {
        case .array: true
        case .described(let schema, _): schema.isList
        default: false
        }
    }

    /// Returns `true` if objects that match the schema may have a property of a name. References are not
    /// followed.
    package func hasProperty(_ name: String) -> Bool {
        switch self {
        case .object(let properties, _), .openObject(let properties): properties.contains { $0.name == name }
        case .anyOf(let choices): choices.contains { $0.hasProperty(name) }
        case .conditional(_, let one, let other): one.hasProperty(name) || other.hasProperty(name)
        case .described(let schema, _): schema.hasProperty(name)
        default: false
        }
    }

    /// Returns `true` if elements of lists that match the schema may be objects with a property of a name.
    package func hasElementProperty(_ name: String) -> Bool {
        switch self {
        case .array(let element, _, _): element.hasProperty(name)
        case .anyOf(let choices): choices.contains { $0.hasElementProperty(name) }
        case .described(let schema, _): schema.hasElementProperty(name)
        default: false
        }
    }

    /// Returns the schema of values that match this schema or another. References stay as they are, because
    /// definitions include the alternative themselves.
    package func or(_ alternative: JSONSchema) -> JSONSchema {
        switch self {
        case .any, .reference: self
        case .described(let schema, let text): .described(schema.or(alternative), text)
        case .anyOf(let choices): .anyOf(choices + [alternative])
        default: .anyOf([self, alternative])
        }
    }
}
