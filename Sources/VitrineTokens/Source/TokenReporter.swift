/// Gathers what is wrong while files are read.
final class TokenReporter {
    let limits: TokenLimits
    private(set) var all: [TokenDiagnostic] = []
    /// The texts of the files read so far, for the lines in messages.
    var texts: [String: String] = [:]
    private var dialects: [TokenDiagnostic.Problem: (count: Int, place: TokenLocation)] = [:]
    private var seen: Set<TokenDiagnostic> = []

    init(limits: TokenLimits) {
        self.limits = limits
    }

    /// Takes over what an earlier stage found.
    func resume(from earlier: TokenDiagnostics) {
        texts = earlier.texts
        for diagnostic in earlier.all {
            switch diagnostic.problem {
            case .legacySyntax(let feature, let count):
                dialects[.legacySyntax(feature: feature, count: 0)] = (count, diagnostic.location)
            case .skippedTokens(let type, let count):
                dialects[.skippedTokens(type: type, count: 0)] = (count, diagnostic.location)
            default: add(diagnostic)
            }
        }
    }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    func report(_ problem: TokenDiagnostic.Problem, at place: TokenLocation) {
        add(TokenDiagnostic(problem, at: place))
    }

    func warn(_ problem: TokenDiagnostic.Problem, at place: TokenLocation) {
        add(TokenDiagnostic(problem, at: place, severity: .warning))
    }

    /// What is inherited or shared is read more than once, and wrong once.
    private func add(_ diagnostic: TokenDiagnostic) {
        if seen.insert(diagnostic).inserted { all.append(diagnostic) }
    }

    /// An older way of writing, told once with the number of places.
    func note(_ dialect: TokenDiagnostic.LegacySyntax, at place: TokenLocation) {
        count(.legacySyntax(feature: dialect, count: 0), at: place)
    }

    /// Tokens of a type that the format does not have, told once a type.
    func noteSkipped(type: String, at place: TokenLocation) {
        count(.skippedTokens(type: type, count: 0), at: place)
    }

    private func count(_ problem: TokenDiagnostic.Problem, at place: TokenLocation) {
        dialects[problem, default: (0, place)].count += 1
    }

    /// All so far: errors and warnings each cut off at the limit.
    func diagnostics() -> TokenDiagnostics {
        var all = self.all
        for (problem, found) in dialects {
            let counted: TokenDiagnostic.Problem =
                switch problem {
                case .legacySyntax(let feature, _): .legacySyntax(feature: feature, count: found.count)
                case .skippedTokens(let type, _): .skippedTokens(type: type, count: found.count)
                default: problem
                }
            all.append(TokenDiagnostic(counted, at: found.place, severity: .warning))
        }
        return TokenDiagnostics(all, texts: texts, limit: limits.messages)
    }
}
