/// A JSON Schema (draft 2020-12), as much of one as this project's forms need.
///
/// Each codec of scenes carries the schema of what it reads, so the published schema and the reader cannot
/// drift apart.
public indirect enum JSONSchema: Sendable {
    case any
    case null
    case boolean
    case number(minimum: Double? = nil, maximum: Double? = nil, aboveMinimum: Bool = false)
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    case string
    case pattern(String)
    case constant(JSONValue)
    case enumeration([String])
    /// One of some whole numbers.
    case integers([Int])
    case array(JSONSchema, minimum: Int? = nil, maximum: Int? = nil)
    case object([Property], requiresOne: Bool = false)
    /// A mapping of which only some keys are known.
    case openObject([Property])
    /// A mapping that has some keys, whatever else it has.
    case requiring([String])
    /// A mapping of any keys to values of one kind.
    case map(of: JSONSchema)
    case anyOf([JSONSchema])
    /// One schema for what a condition fits, another for what it does not.
    case conditional(JSONSchema, then: JSONSchema, else: JSONSchema)
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
    public var acceptsNull: Bool {
        switch self {
        case .null, .any: true
        case .anyOf(let choices): choices.contains(where: \.acceptsNull)
        case .described(let schema, _): schema.acceptsNull
        default: false
        }
    }

    /// The schema of a value that may also be another. Definitions say so themselves.
    public func or(_ alternative: JSONSchema) -> JSONSchema {
        switch self {
        case .any, .reference: self
        case .described(let schema, let text): .described(schema.or(alternative), text)
        case .anyOf(let choices): .anyOf(choices + [alternative])
        default: .anyOf([self, alternative])
        }
    }
}
