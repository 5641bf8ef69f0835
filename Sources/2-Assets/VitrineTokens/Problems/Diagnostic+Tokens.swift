import VitrineSource

extension TokenProblem: LanguageProblem {}

extension Diagnostic.Problem {
    /// Returns a problem in a file of design tokens.
    package static func token(_ problem: TokenProblem) -> Diagnostic.Problem {
        .language(Diagnostic.ProblemOfLanguage(problem))
    }

    /// The problem, if only files of design tokens have it.
    package var ofTokens: TokenProblem? {
        if case .language(let language) = self { language.problem as? TokenProblem } else { nil }
    }
}
