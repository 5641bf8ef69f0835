import VitrineJSON
import VitrineText

/// How one kind of value is read from a scene, and the schema that says the same.
///
/// `read` reports to the reader what is wrong and returns nil, so that one pass finds every error.
package struct Codec<Value>: Sendable {
    package let schema: JSONSchema
    /// What the value is, for messages: "a number".
    package let expected: String
    package let read: @Sendable (SceneValue, SceneReader) -> Value?
    /// Whether references in the value itself are looked up as it is read, rather than later.
    let resolvesReferences: Bool

    /// A codec of values in which references are looked up and choices made before `read` sees them.
    package init(
        _ schema: JSONSchema, expected: String, read: @escaping @Sendable (SceneValue, SceneReader) -> Value?
    ) {
        self.init(asWritten: schema, expected: expected) { value, reader in reader.readResolved(value, read) }
    }

    /// A codec of values as they are written.
    init(
        asWritten schema: JSONSchema, expected: String, resolvesReferences: Bool = true,
        read: @escaping @Sendable (SceneValue, SceneReader) -> Value?
    ) {
        self.resolvesReferences = resolvesReferences
        self.schema = schema
        self.expected = expected
        self.read = read
    }

    package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Codec<Other> {
        Codec<Other>(asWritten: schema, expected: expected, resolvesReferences: resolvesReferences) {
            value, reader in
            read(value, reader).map(transform)
        }
    }

    /// The value together with what it is read from.
    package var withSource: Codec<(value: Value, source: SceneValue)> {
        Codec<(value: Value, source: SceneValue)>(
            asWritten: schema, expected: expected, resolvesReferences: resolvesReferences
        ) {
            value, reader in read(value, reader).map { ($0, value) }
        }
    }

    /// The same codec with a sentence for the schema.
    func described(_ text: String) -> Codec {
        Codec(
            asWritten: .described(schema, text), expected: expected, resolvesReferences: resolvesReferences,
            read: read)
    }
}
