/// A problem that only files of one language have, as data. The language has its wording.
public protocol LanguageProblem: Hashable, Sendable {
    /// The problem, described in one line.
    var message: String { get }
    /// What mends the problem, if that is known.
    var suggestion: Suggestion? { get }
}

extension Diagnostic {
    /// A problem of some language.
    public struct ProblemOfLanguage: Hashable, Sendable {
        public let problem: any LanguageProblem

        public init(_ problem: some LanguageProblem) { self.problem = problem }

        public static func == (one: Self, other: Self) -> Bool {
            AnyHashable(one.problem) == AnyHashable(other.problem)
        }

        public func hash(into hasher: inout Hasher) { problem.hash(into: &hasher) }
    }
}
