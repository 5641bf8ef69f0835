import VitrineJSON
import VitrineSource

/// A reader for one kind of value in a scene, with the matching schema.
///
/// If a value is invalid, `read` reports the errors to the reader and returns `nil`, so that a single pass
/// finds every error.
package struct Codec<Value>: Sendable {
    package let schema: JSONSchema
    /// The description of the value in messages, such as "a number".
    package let expected: Noun
    package let read: @Sendable (SceneValue, SceneReader) -> Value?
    /// `true` if references in the value itself are resolved as it is read, not later.
    let resolvesReferences: Bool

    /// Creates a codec for values whose references and conditional values are resolved before `read` is
    /// called.
    ///
    /// - Parameters:
    ///   - schema: The schema of the value.
    ///   - expected: The description of the value in messages, such as "a number".
    ///   - read: A closure that reads a value, or reports errors to the reader and returns `nil`.
    package init(
        _ schema: JSONSchema, expected: Noun, read: @escaping @Sendable (SceneValue, SceneReader) -> Value?
    ) {
        self.init(unresolved: schema, expected: expected) { value, reader in
            reader.isPlain(value) ? read(value, reader) : reader.readResolved(value, schema, read)
        }
    }

    /// Creates a codec whose `read` receives values as written, with references unresolved.
    package init(
        unresolved schema: JSONSchema, expected: Noun, resolvesReferences: Bool = true,
        read: @escaping @Sendable (SceneValue, SceneReader) -> Value?
    ) {
        self.resolvesReferences = resolvesReferences
        self.schema = schema
        self.expected = expected
        self.read = read
    }

    package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Codec<Other> {
        Codec<Other>(unresolved: schema, expected: expected, resolvesReferences: resolvesReferences) {
            value, reader in
            read(value, reader).map(transform)
        }
    }

    /// A codec that reads the value together with its source.
    package var withSource: Codec<(value: Value, source: SceneValue)> {
        Codec<(value: Value, source: SceneValue)>(
            unresolved: schema, expected: expected, resolvesReferences: resolvesReferences
        ) {
            value, reader in read(value, reader).map { ($0, value) }
        }
    }
}

extension Codec where Value == SceneValue {
    /// Any value, unread, for later reading.
    package static let raw = raw(.any)

    package static func raw(_ schema: JSONSchema) -> Codec {
        Codec(unresolved: schema, expected: "a value", resolvesReferences: false) { value, _ in value }
    }
}
