import VitrineJSON
import VitrineSource

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
    package static func record(_ what: String, from initial: Value, _ fields: [Field<Value>]) -> Codec {
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
        _ entries: [SceneValue.Entry], of what: String, at mark: SourceMark, into record: inout Record,
        fields: RecordFields<Record>
    ) {
        let entries = joiningWords(entries, fields)
        var given: [(position: Int, value: SceneValue)] = []
        given.reserveCapacity(entries.count)
        var unknown: [SceneValue.Entry] = []
        for entry in entries {
            if let position = fields.position(of: entry.key) {
                given.append((position, entry.value))
            } else {
                unknown.append(entry)
            }
        }
        if !unknown.isEmpty {
            let mappings = entries.filter { $0.value.isMapping && fields.position(of: $0.key) != nil }
            for entry in unknown { reportUnknown(entry, of: what, beside: mappings, fields) }
        }
        given.sort { $0.position < $1.position }
        for (position, value) in given { fields.apply(position, value, self, to: &record) }
        // A mapping of unknown keys alone was meant as something else, which the report of those says.
        if given.isEmpty, !unknown.isEmpty { return }
        for name in fields.required where !entries.contains(where: { $0.key == name }) {
            if unknown.contains(where: { standsFor(name, $0.key, of: what, fields) }) { continue }
            report(.missingKey(name, on: what), at: mark)
        }
    }

    /// Returns `true` if an unknown key was most likely meant as a missing one, or as part of it: then the
    /// report of the unknown one says so.
    private func standsFor<Record>(
        _ missing: String, _ key: String, of what: String, _ fields: RecordFields<Record>
    ) -> Bool {
        Diagnostic.Problem.unknownKey(key, on: what, known: fields.names).mayMean(missing)
            || fields.position(of: missing).map { fields[$0].schema.hasElementProperty(key) } ?? false
    }

    /// Reports an unknown key. One that is known a level deeper or higher is most likely at a wrong indent.
    private func reportUnknown<Record>(
        _ entry: SceneValue.Entry, of what: String, beside mappings: [SceneValue.Entry],
        _ fields: RecordFields<Record>
    ) {
        let deeper = mappings.first { other in
            fields.position(of: other.key).map { fields[$0].schema.hasProperty(entry.key) } ?? false
        }
        if let deeper {
            return report(
                .misplacedKey(entry.key, on: what, belongsTo: deeper.key), at: entry.keyMark)
        }
        let list = fields.required.first { name in
            fields.position(of: name).map { fields[$0].schema.hasElementProperty(entry.key) } ?? false
        }
        if let list { return report(.keyWithoutList(entry.key, on: what, list: list), at: entry.keyMark) }
        if vocabulary.modifiers.contains(entry.key), !what.hasPrefix("a scene") {
            return report(.misplacedKey(entry.key, on: what, belongsTo: nil), at: entry.keyMark)
        }
        report(.unknownKey(entry.key, on: what, known: fields.names), at: entry.keyMark)
    }
}
