extension JSONSchema {
    /// The definition of what is looked up where a value stands.
    package static let lookedUp = "lookedUp"

    /// The schema of a value that may also be a reference or a choice. Definitions say so themselves.
    package var allowingReferences: JSONSchema {
        switch self {
        case .any, .reference: self
        case .described(let schema, let text): .described(schema.allowingReferences, text)
        case .anyOf(let choices): .anyOf(choices + [.reference(Self.lookedUp)])
        default: .anyOf([self, .reference(Self.lookedUp)])
        }
    }
}
