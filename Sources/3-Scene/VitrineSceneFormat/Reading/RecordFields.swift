import VitrineJSON

/// The fields of a record, in the order in which they are applied, with their keys.
package struct RecordFields<Record>: Sendable, RandomAccessCollection {
    package typealias Apply = @Sendable (SceneValue, SceneReader, inout Record) -> Void

    private let fields: [Field<Record>]
    let keys: RecordKeys
    // Copying a field that is generic in its record retains its schema and name: readers take only this.
    private let actions: [Apply]

    // Not specialized: see `Codec.choice(_:_:)`.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package init(_ fields: [Field<Record>]) {
        self.fields = fields
        keys = RecordKeys(
            fields.map {
                RecordKeys.Key(
                    name: $0.name, schema: $0.schema, isRequired: $0.isRequired,
                    skipsAbsent: !$0.isRequired && $0.resolvesReferences)
            })
        // Closures: key paths of generic types are made at run time, which took a tenth of a small scene's.
        actions = fields.map { $0.apply }
    }

    package var startIndex: Int { fields.startIndex }
    package var endIndex: Int { fields.endIndex }
    package subscript(position: Int) -> Field<Record> { fields[position] }

    package var names: [String] { keys.names }

    /// The schema of the fields as the properties of an object.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package var properties: [JSONSchema.Property] { fields.map { $0.property } }

    package func contains(_ name: String) -> Bool { keys.position(of: name) != nil }

    /// Reads a value into the record with the field at a position.
    func apply(_ position: Int, _ value: SceneValue, _ reader: SceneReader, to record: inout Record) {
        actions[position](value, reader, &record)
    }
}

extension RecordFields: ExpressibleByArrayLiteral {
    package init(arrayLiteral fields: Field<Record>...) { self.init(fields) }
}
