import VitrineJSON

extension JSONSchema {
    /// The name of the definition for references and choices in place of a value.
    package static let referenceOrChoiceName = "referenceOrChoice"

    /// The schema of a reference or a choice in place of a value.
    package static let referenceOrChoice = JSONSchema.reference(referenceOrChoiceName)

    /// The schema of a value that may also be a reference or a choice.
    package var allowingReferences: JSONSchema { or(.referenceOrChoice) }
}
