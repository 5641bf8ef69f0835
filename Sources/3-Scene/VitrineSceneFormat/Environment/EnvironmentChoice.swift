import VitrineJSON
import VitrineStyle

/// The choices of an axis of the environment in a user interface: titles and texts.
package struct EnvironmentChoice: Sendable {
    /// The user-facing name of the axis.
    package let title: String
    /// The texts of all values; empty if they cannot be listed.
    package let all: [String]
    /// The texts of some values to offer where they cannot be listed.
    package let suggestions: [String]
    /// Returns the text of the value that options set or imply, or else of the default; `nil` if that depends
    /// on the scene.
    package let text: @Sendable (SceneOptions) -> String?
    /// Sets the value from a text. Returns `false`, without changing anything, if the text is not a value.
    package let set: @Sendable (inout SceneOptions, String) -> Bool

    /// The values of an axis, and their texts.
    struct Values<Value: Sendable>: Sendable {
        let title: String
        let all: [Value]
        let suggestions: [String]
        /// The default value; `nil` if it depends on the scene.
        let standard: Value?
        /// The range of the values; `nil` if every value of the type is one.
        var range: (allowed: String, contains: @Sendable (Value) -> Bool)?
        let parse: @Sendable (String) -> Value?
        let text: @Sendable (Value) -> String

        /// Creates the values of an axis.
        ///
        /// - Parameters:
        ///   - title: The user-facing name of the axis.
        ///   - all: All values. Default: empty, as they cannot be listed.
        ///   - standard: The default value; `nil` if it depends on the scene. Default: `nil`.
        init(
            _ title: String, all: [Value] = [], suggestions: [String] = [], standard: Value? = nil,
            parse: @escaping @Sendable (String) -> Value?, text: @escaping @Sendable (Value) -> String
        ) {
            self.title = title
            self.all = all
            self.suggestions = suggestions
            self.standard = standard
            self.parse = parse
            self.text = text
        }
    }

    init<Value: Sendable>(
        _ values: Values<Value>, path: any (WritableKeyPath<SceneOptions, Value?> & Sendable),
        implied: (@Sendable (SceneOptions) -> Value?)?
    ) {
        title = values.title
        all = values.all.map(values.text)
        suggestions = values.suggestions
        text = { options in
            let unset = values.standard.map { implied?(options) ?? $0 }
            return (options[keyPath: path] ?? unset).map(values.text)
        }
        set = { options, text in
            guard let value = values.parse(text) else { return false }
            options[keyPath: path] = value
            return true
        }
    }
}

extension EnvironmentChoice.Values where Value: CaseIterable & RawRepresentable<String> {
    /// Returns all cases of a type, by their raw values.
    static func cases(_ title: String, standard: Value) -> Self {
        Self(
            title, all: Array(Value.allCases), standard: standard, parse: { Value(rawValue: $0) },
            text: \.rawValue)
    }
}

extension EnvironmentChoice.Values<Double> {
    /// Returns the numbers of a range.
    static func numbers(
        _ title: String, in range: ClosedRange<Double>, suggestions: [String] = [], standard: Double? = nil
    ) -> Self {
        var values = Self(
            title, suggestions: suggestions, standard: standard,
            parse: { Double($0).flatMap { range.contains($0) ? $0 : nil } }, text: PrintedText.shortest)
        let ends = [range.lowerBound, range.upperBound].map(PrintedText.number)
        values.range = ("\(ends[0]) to \(ends[1])", { range.contains($0) })
        return values
    }
}
