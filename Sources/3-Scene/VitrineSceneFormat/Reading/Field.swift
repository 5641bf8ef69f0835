import VitrineJSON
import VitrineSource
import VitrineStyle

/// A key of a record: its name, its schema and the property it sets.
///
/// A field that acts on what others have set is declared after them.
package struct Field<Record>: Sendable {
    package let name: String
    package let schema: JSONSchema
    let isRequired: Bool
    /// `true` if an absent value is treated as if its key were missing.
    let resolvesReferences: Bool
    let apply: @Sendable (SceneValue, SceneReader, inout Record) -> Void

    package init<Value>(
        _ name: String, _ codec: Codec<Value>, required: Bool = false, _ doc: String,
        _ assign: @escaping @Sendable (inout Record, Value) -> Void
    ) {
        self.name = name
        schema = .described(codec.schema, doc)
        isRequired = required
        resolvesReferences = codec.resolvesReferences
        apply = { value, reader, record in
            if let read = codec.read(value, reader) { assign(&record, read) }
        }
    }

    /// Creates a field whose value is only checked here, and used elsewhere before or after the record is
    /// read.
    package init<Value>(_ name: String, _ codec: Codec<Value>, required: Bool = false, _ doc: String) {
        self.init(name, codec, required: required, doc) { _, _ in }
    }

    package var property: JSONSchema.Property { JSONSchema.Property(name, schema, isRequired: isRequired) }
}

extension Codec where Value: Sendable {
    /// Returns a codec for a mapping with known keys, which are read into a copy of `initial`.
    ///
    /// - Parameter what: The description of the mapping for messages: "a shadow".
    package static func record(_ what: Noun, from initial: Value, _ fields: [Field<Value>]) -> Codec {
        let fields = RecordFields(fields)
        return Codec(.object(fields.properties), expected: what) { value, reader in
            guard case .mapping(let entries) = value.content else {
                return reader.mismatch(value, expected: what)
            }
            var record = initial
            reader.read(entries, of: what, at: value.mark, into: &record, fields: fields)
            return record
        }
    }
}

extension SceneReader {
    /// Reads a mapping's entries into a record, and reports unknown and missing keys.
    ///
    /// - Parameters:
    ///   - what: The description of the mapping for messages: "a shadow".
    ///   - mark: The location at which missing keys are reported.
    ///
    /// Fields are applied in the order in which the record declares them, not in that of the keys.
    package func read<Record>(
        _ entries: [SceneValue.Entry], of what: Noun, at mark: SourceMark, into record: inout Record,
        fields: RecordFields<Record>
    ) {
        let entries = joiningWords(entries, fields.keys)
        let sorted = fields.keys.sorted(entries, of: what, self)
        for (position, value) in sorted.given where !fields.keys.skips(position, value, self) {
            guard let motion else {
                fields.apply(position, value, self, to: &record)
                continue
            }
            motion.withKey(fields.names[position]) { fields.apply(position, value, self, to: &record) }
        }
        fields.keys.reportMissing(in: entries, sorted, of: what, at: mark, self)
    }
}
