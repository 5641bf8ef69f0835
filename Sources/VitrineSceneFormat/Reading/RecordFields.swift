import VitrineJSON

/// The fields of a record, in the order in which they are applied, with an index of their names.
package struct RecordFields<Record>: Sendable, RandomAccessCollection {
    package typealias Apply = @Sendable (SceneValue, SceneReader, inout Record) -> Void

    private let fields: [Field<Record>]
    package let names: [String]
    /// The names of the fields that must be given.
    let required: [String]
    private let positions: [String: Int]
    // Copying a field that is generic in its record retains its schema and name: readers take only these.
    private let actions: [Apply]
    private let skipsAbsent: [Bool]

    package init(_ fields: [Field<Record>]) {
        self.fields = fields
        names = fields.map(\.name)
        positions = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        required = fields.filter(\.isRequired).map(\.name)
        actions = fields.map(\.apply)
        skipsAbsent = fields.map { !$0.isRequired && $0.resolvesReferences }
    }

    package var startIndex: Int { fields.startIndex }
    package var endIndex: Int { fields.endIndex }
    package subscript(position: Int) -> Field<Record> { fields[position] }

    /// The schema of the fields as the properties of an object.
    package var properties: [JSONSchema.Property] { fields.map(\.property) }

    package func contains(_ name: String) -> Bool { positions[name] != nil }

    /// Returns the position of the field with a name, or `nil` if there is none.
    func position(of name: String) -> Int? { positions[name] }

    /// Reads a value into the record with the field at a position.
    func apply(_ position: Int, _ value: SceneValue, _ reader: SceneReader, to record: inout Record) {
        if skipsAbsent[position], reader.isAbsent(value) { return }
        actions[position](value, reader, &record)
    }
}

extension RecordFields: ExpressibleByArrayLiteral {
    package init(arrayLiteral fields: Field<Record>...) { self.init(fields) }
}
