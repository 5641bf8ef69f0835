import VitrineJSON

/// A modifier of nodes as a method in Swift.
package struct SwiftModifier: Sendable {
    /// The key in the scene language.
    package let key: String
    /// The name of the method.
    package let name: String
    package let summary: String
    package let type: SwiftType
}
