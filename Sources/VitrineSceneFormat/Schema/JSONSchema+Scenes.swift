import VitrineJSON

extension JSONSchema {
    /// The name of the definition for references and choices in place of a value.
    package static let lookedUpName = "lookedUp"

    /// The schema of a reference or a choice in place of a value.
    package static let lookedUp = JSONSchema.reference(lookedUpName)

    /// The schema of a value that may also be a reference or a choice.
    package var allowingReferences: JSONSchema { or(.lookedUp) }
}
