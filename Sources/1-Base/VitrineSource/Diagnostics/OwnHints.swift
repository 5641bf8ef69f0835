/// The hints that problems come with: known names that are near, and what was found where they were reported.
public struct OwnHints: Hints {
    public init() {}

    public func suggestion(for problem: Diagnostic.Problem) -> Suggestion? { problem.suggestion }
}
