/// The hints that problems come with: known names that are near, and what was found where they were reported.
package struct OwnHints: Hints {
    package init() {}

    package func suggestion(for problem: Diagnostic.Problem) -> Suggestion? { problem.suggestion }
}
