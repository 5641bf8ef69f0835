/// A generated type of values: a union of words, literals, records and lists.
package struct SwiftNominal: Sendable {
    package let name: String
    /// The view or the type that it was made for, in whose file it is declared; its own name if it stands
    /// alone.
    package let owner: String
    package var summary = ""
    /// The words, each a static member.
    package var words: [String] = []
    package var acceptsNumber = false
    package var acceptsBoolean = false
    package var acceptsText = false
    package var acceptsViews = false
    /// The type of the elements of a list, if a list is one of the values.
    package var list: SwiftType?
    /// The records, each an initializer or, with a single required key, a static function.
    package var records: [[SwiftField]] = []
    /// The other generated types whose values this one includes.
    package var includes: [String] = []

    /// Returns the only key of a record that names the kind of value, such as `linearGradient`; `nil` if the
    /// record is described by an initializer.
    static func keyword(of record: [SwiftField]) -> SwiftField? {
        guard record.count == 1, let field = record.first, field.isRequired else { return nil }
        return field
    }

    /// Returns the record that has all of some keys, and whose required keys are among them.
    package func record(with keys: [String]) -> [SwiftField]? {
        records.first { record in
            keys.allSatisfy { key in record.contains { $0.key == key } }
                && record.allSatisfy { !$0.isRequired || keys.contains($0.key) }
        }
    }
}
