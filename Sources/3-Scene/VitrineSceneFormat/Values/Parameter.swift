import VitrineSource

/// A parameter of a component.
package struct Parameter: Sendable {
    package var name: String
    package var mark: SourceMark
    package var type: ParameterType
    /// The default value; `nil` if the parameter is required. A null default means that the parameter is
    /// optional and has no value.
    package var defaultValue: SceneValue?
    package var summary: String?

    /// Returns `true` if a name can be referred to in braces: letters, digits and `_`, not beginning with a
    /// digit.
    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return name.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || $0 == 0x5F
        }
    }

    /// The reserved names within a component, and what each is.
    static let taken: [String: String] = {
        let (condition, value) = ("a key of conditions", "a key of values that depend on a condition")
        return [
            "state": condition, "any": condition, "not": condition, "given": condition, "when": value,
            "then": value, "else": value, "index": "the number of a repeated node",
        ]
    }()
}
