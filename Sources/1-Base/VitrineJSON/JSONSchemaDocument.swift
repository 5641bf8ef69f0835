/// A self-contained JSON Schema: a title, a root schema, and the definitions that it refers to.
package struct JSONSchemaDocument: Sendable {
    package var title: String
    package var summary: String?
    package var root: JSONSchema
    /// The schemas under `$defs`, by name.
    package var definitions: [String: JSONSchema]

    /// A document of draft 2020-12.
    package init(
        title: String, summary: String? = nil, _ root: JSONSchema, definitions: [String: JSONSchema] = [:]
    ) {
        self.title = title
        self.summary = summary
        self.root = root
        self.definitions = definitions
    }

    /// Returns the document as JSON.
    ///
    /// - Parameter alternative: A schema that any value in an array or an object may match instead.
    ///   Default: none.
    package func json(allowingAnywhere alternative: JSONSchema? = nil) -> JSONValue {
        let described = summary.map { JSONSchema.described(root, $0) } ?? root
        guard case .object(var members) = described.json(allowingAnywhere: alternative) else { return .null }
        members["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        members["title"] = .string(title)
        if !definitions.isEmpty {
            members["$defs"] = .object(definitions.mapValues { $0.json(allowingAnywhere: alternative) })
        }
        return .object(members)
    }
}
