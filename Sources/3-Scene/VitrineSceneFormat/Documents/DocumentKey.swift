import VitrineSource

/// A key at the top of a scene or a library: its name, how its value is read, and what the schema says of it.
package struct DocumentKey<Value>: Sendable {
    package let name: String
    package let codec: Codec<Value>
    let isRequired: Bool
    let summary: String

    package init(_ name: String, _ codec: Codec<Value>, required: Bool = false, _ summary: String) {
        self.name = name
        self.codec = codec
        isRequired = required
        self.summary = summary
    }
}

extension Field {
    /// Creates the field of a key whose value is assigned to the record.
    package init<Value>(
        _ key: DocumentKey<Value>, _ assign: @escaping @Sendable (inout Record, Value) -> Void
    ) {
        self.init(key.name, key.codec, required: key.isRequired, key.summary, assign)
    }

    /// Creates the field of a key whose value is only checked here, and used elsewhere.
    package init<Value>(_ key: DocumentKey<Value>) {
        self.init(key.name, key.codec, required: key.isRequired, key.summary)
    }
}

extension DocumentKey where Value == [FileReference] {
    package static let imports = DocumentKey(
        "import", .oneOrMore(of: .path), "a library of components or several, relative to the file")
}
