/// An axis of the environment as a parameter of initialisers in Swift, such as those of `SceneOptions`.
package struct EnvironmentParameter: Sendable {
    /// The type, such as `Appearance?`.
    package let type: String
    /// The default value, such as `nil`.
    package let standard: String
    /// The documentation of the parameter.
    package let summary: String
}
