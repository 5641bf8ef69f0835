import VitrineJSON

extension JSONSchema {
    /// The name of the definition for references and choices in place of a value.
    package static let lookedUpName = "lookedUp"

    /// What is looked up where a value stands: a reference or a choice.
    package static let lookedUp = JSONSchema.reference(lookedUpName)

    /// The schema of a value that may also be a reference or a choice.
    package var allowingReferences: JSONSchema { or(.lookedUp) }
}
