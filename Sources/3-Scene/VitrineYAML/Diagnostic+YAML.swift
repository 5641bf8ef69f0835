import VitrineSource

extension YAMLMistake: LanguageProblem {
    /// Hints alone know what mends it.
    package var suggestion: Suggestion? { nil }
}

extension Diagnostic.Problem {
    /// Returns the problem of a slip in YAML.
    package static func yamlMistake(_ mistake: YAMLMistake) -> Diagnostic.Problem {
        .language(Diagnostic.ProblemOfLanguage(mistake))
    }
}
