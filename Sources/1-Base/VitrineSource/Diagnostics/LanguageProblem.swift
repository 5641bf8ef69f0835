/// A problem that only files of one language have, as data. The language has its wording.
package protocol LanguageProblem: Hashable, Sendable {
    /// The problem, described in one line.
    var message: String { get }
    /// What mends the problem, if that is known.
    var suggestion: Suggestion? { get }
}

extension Diagnostic {
    /// A problem of some language.
    package struct ProblemOfLanguage: Hashable, Sendable {
        package let problem: any LanguageProblem

        package init(_ problem: some LanguageProblem) { self.problem = problem }

        package static func == (one: Self, other: Self) -> Bool {
            AnyHashable(one.problem) == AnyHashable(other.problem)
        }

        package func hash(into hasher: inout Hasher) { problem.hash(into: &hasher) }
    }
}
