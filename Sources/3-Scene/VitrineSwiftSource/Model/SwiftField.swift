/// A parameter of scenes in Swift: a key of a record, or a modifier that a kind of node takes.
package struct SwiftField: Sendable {
    /// The key in the scene language.
    package let key: String
    package let type: SwiftType
    package let isRequired: Bool
    /// The meaning, from the codec.
    package let summary: String
    /// `true` if the parameter has no label.
    package var isUnlabeled = false
    /// `true` if the key is one of the node's modifiers, beside its own value.
    package var isModifier = false

    /// The label in Swift.
    package var label: String { SwiftNames.label(of: key) }
}
