/// A setting of options that its axis of the environment cannot have.
package struct EnvironmentRefusal: Hashable, Sendable {
    /// The property of options, such as `scale`.
    package let name: String
    /// The value, as text.
    package let value: String
    /// The values that the axis can have, in words, such as `0.25 to 8`.
    package let allowed: String

    package init(name: String, value: String, allowed: String) {
        self.name = name
        self.value = value
        self.allowed = allowed
    }
}
