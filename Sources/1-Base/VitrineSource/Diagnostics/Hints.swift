/// What mends problems, for the people who read of them.
///
/// A language has hints of its own, which know what its files are about: what values mean, and what other
/// languages call them. Whoever shows problems hands them over.
package protocol Hints: Sendable {
    /// Returns what mends a problem; `nil` if nothing is known.
    func suggestion(for problem: Diagnostic.Problem) -> Suggestion?

    /// Returns what mends a problem and repeats what is written at its place; `nil` if the problem alone says
    /// enough.
    func suggestion(for problem: Diagnostic.Problem, at context: SourceContext) -> Suggestion?

    /// Returns the key that a name of another language is a part of; `nil` if there is none.
    func whole(of key: String) -> String?
}

extension Hints {
    package func suggestion(for problem: Diagnostic.Problem, at context: SourceContext) -> Suggestion? { nil }

    package func whole(of key: String) -> String? { nil }

    /// Returns `true` unless what mends a problem is to write something else than a key.
    package func mayMean(_ key: String, by problem: Diagnostic.Problem) -> Bool {
        guard let suggestion = suggestion(for: problem), !suggestion.names.isEmpty else { return true }
        return suggestion.names.contains(key)
    }
}
