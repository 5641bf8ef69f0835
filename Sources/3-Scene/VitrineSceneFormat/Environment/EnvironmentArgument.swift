import VitrineSource

/// An axis of the environment as an option of the command line.
package struct EnvironmentArgument: Sendable {
    /// The help of the option.
    package let help: String
    /// The word for its value in the help; `nil` for the option's name.
    package let placeholder: String?
    /// What a value is, such as "an appearance".
    package let expected: Noun
    /// The texts of all values; empty if they cannot be listed.
    package let all: [String]
    /// `true` if the option may be given several times.
    package let isRepeatable: Bool
    /// Returns the change of options to the value of a text; `nil` if the axis has no such value.
    package let change: @Sendable (String) -> EnvironmentAxis.Change?

    /// Creates an option from its parts.
    init(
        help: String, placeholder: String?, expected: Noun, all: [String] = [], isRepeatable: Bool = false,
        change: @escaping @Sendable (String) -> EnvironmentAxis.Change?
    ) {
        self.help = help
        self.placeholder = placeholder
        self.expected = expected
        self.all = all
        self.isRepeatable = isRepeatable
        self.change = change
    }
}
