/// A JSON Schema that stands alone: with a title, and with the definitions that it refers to.
public struct JSONSchemaDocument: Sendable {
    public var title: String
    public var summary: String?
    public var root: JSONSchema
    /// What stands under `$defs`, by name.
    public var definitions: [String: JSONSchema]

    /// A document of draft 2020-12.
    public init(
        title: String, summary: String? = nil, _ root: JSONSchema, definitions: [String: JSONSchema] = [:]
    ) {
        self.title = title
        self.summary = summary
        self.root = root
        self.definitions = definitions
    }

    /// The document as a value.
    ///
    /// - Parameter alternative: What each value within an array or a mapping may be, too; nil for nothing else.
    public func json(orEach alternative: JSONSchema? = nil) -> JSONValue {
        let described = summary.map { JSONSchema.described(root, $0) } ?? root
        guard case .object(var members) = described.json(orEach: alternative) else { return .null }
        members["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        members["title"] = .string(title)
        if !definitions.isEmpty {
            members["$defs"] = .object(definitions.mapValues { $0.json(orEach: alternative) })
        }
        return .object(members)
    }
}
