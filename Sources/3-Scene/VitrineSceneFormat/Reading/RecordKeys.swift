import VitrineJSON
import VitrineSource

/// The keys of a record, whatever its type.
///
/// Records of all types share the code that sorts a mapping's entries and reports those that do not fit.
struct RecordKeys: Sendable {
    struct Key: Sendable {
        let name: String
        let schema: JSONSchema
        let isRequired: Bool
        /// `true` if an absent value is treated as if its key were missing.
        let skipsAbsent: Bool
    }

    /// The entries of a mapping by what they are to a record.
    struct Sorted {
        /// The values of known keys, in the order in which they are applied.
        var given: [(position: Int, value: SceneValue)] = []
        var unknown: [SceneValue.Entry] = []
    }

    let names: [String]
    private let keys: [Key]
    private let required: [Key]
    private let positions: [String: Int]

    init(_ keys: [Key]) {
        self.keys = keys
        required = keys.filter(\.isRequired)
        names = keys.map(\.name)
        positions = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Returns the position of the field with a name, or `nil` if there is none.
    func position(of name: String) -> Int? { positions[name] }

    /// Returns the schema of a known key, or `nil`.
    func schema(of name: String) -> JSONSchema? { positions[name].map { keys[$0].schema } }

    /// Returns the entries of a mapping by what they are, and reports unknown keys.
    ///
    /// - Parameters:
    ///   - entries: The entries in the order in which they stand in the scene.
    ///   - what: The description of the mapping for messages: "a shadow".
    ///   - reader: The reader that finds absent values and collects the errors.
    @inline(never)
    func sorted(_ entries: [SceneValue.Entry], of what: Noun, _ reader: SceneReader) -> Sorted {
        var sorted = Sorted()
        sorted.given.reserveCapacity(entries.count)
        for entry in entries {
            if let position = positions[entry.key] {
                sorted.given.append((position, entry.value))
            } else {
                sorted.unknown.append(entry)
            }
        }
        if !sorted.unknown.isEmpty {
            let mappings = entries.filter { $0.value.isMapping && positions[$0.key] != nil }
            for entry in sorted.unknown { reportUnknown(entry, of: what, beside: mappings, reader) }
        }
        sorted.given.sort { $0.position < $1.position }
        return sorted
    }

    /// Returns `true` if the value of a key is to be left out because it is absent here.
    func skips(_ position: Int, _ value: SceneValue, _ reader: SceneReader) -> Bool {
        keys[position].skipsAbsent && reader.isAbsent(value)
    }

    /// Reports the keys that a mapping lacks.
    ///
    /// - Parameters:
    ///   - entries: All entries of the mapping.
    ///   - sorted: The same entries, sorted.
    ///   - what: The description of the mapping for messages: "a shadow".
    ///   - mark: The location at which missing keys are reported.
    ///   - reader: The reader that collects the errors.
    @inline(never)
    func reportMissing(
        in entries: [SceneValue.Entry], _ sorted: Sorted, of what: Noun, at mark: SourceMark,
        _ reader: SceneReader
    ) {
        // A mapping of unknown keys alone was meant as something else, which the report of those says.
        if sorted.given.isEmpty, !sorted.unknown.isEmpty { return }
        for key in required where !entries.contains(where: { $0.key == key.name }) {
            if sorted.unknown.contains(where: { standsFor(key, $0.key, of: what, reader.hints) }) { continue }
            reader.report(.missingKey(key.name, on: what), at: mark)
        }
    }

    /// Returns `true` if an unknown key was most likely meant as a missing one, or as part of it: then the
    /// report of the unknown one says so.
    private func standsFor(
        _ missing: Key, _ key: String, of what: Noun, _ hints: any Hints
    ) -> Bool {
        hints.mayMean(missing.name, by: .unknownKey(key, on: what, known: names))
            || missing.schema.hasElementProperty(key)
    }

    /// Reports an unknown key. One that is known a level deeper or higher is most likely at a wrong indent.
    private func reportUnknown(
        _ entry: SceneValue.Entry, of what: Noun, beside mappings: [SceneValue.Entry], _ reader: SceneReader
    ) {
        let deeper = mappings.first { other in
            positions[other.key].map { keys[$0].schema.hasProperty(entry.key) } ?? false
        }
        if let deeper {
            return reader.report(.misplacedKey(entry.key, on: what, belongsTo: deeper.key), at: entry.keyMark)
        }
        if let list = required.first(where: { $0.schema.hasElementProperty(entry.key) }) {
            return reader.report(.keyWithoutList(entry.key, on: what, list: list.name), at: entry.keyMark)
        }
        if reader.vocabulary.modifiers.contains(entry.key), what != .scene {
            return reader.report(.misplacedKey(entry.key, on: what, belongsTo: nil), at: entry.keyMark)
        }
        reader.report(.unknownKey(entry.key, on: what, known: names), at: entry.keyMark)
    }
}
