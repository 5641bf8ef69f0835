/// Gathers what is wrong while files are read.
final class TokenReporter {
    let limits: TokenLimits
    private(set) var all: [TokenDiagnostic] = []
    /// The texts of the files read so far, for the lines in messages.
    var texts: [String: String] = [:]
    private var dialects: [TokenDiagnostic.Problem: (count: Int, place: TokenPlace)] = [:]
    private var seen: Set<TokenDiagnostic> = []

    init(limits: TokenLimits) {
        self.limits = limits
    }

    /// Takes over what an earlier stage found.
    func `continue`(after earlier: TokenDiagnostics) {
        texts = earlier.texts
        for diagnostic in earlier.all {
            switch diagnostic.problem {
            case .olderDialect(let feature, let count):
                dialects[.olderDialect(feature: feature, count: 0)] = (count, diagnostic.place)
            case .leftOut(let type, let count):
                dialects[.leftOut(type: type, count: 0)] = (count, diagnostic.place)
            default: add(diagnostic)
            }
        }
    }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    func report(_ problem: TokenDiagnostic.Problem, at place: TokenPlace) {
        add(TokenDiagnostic(problem, at: place))
    }

    func warn(_ problem: TokenDiagnostic.Problem, at place: TokenPlace) {
        add(TokenDiagnostic(problem, at: place, severity: .warning))
    }

    /// What is inherited or shared is read more than once, and wrong once.
    private func add(_ diagnostic: TokenDiagnostic) {
        if seen.insert(diagnostic).inserted { all.append(diagnostic) }
    }

    /// An older way of writing, told once with the number of places.
    func note(_ dialect: TokenDiagnostic.Dialect, at place: TokenPlace) {
        count(.olderDialect(feature: dialect, count: 0), at: place)
    }

    /// Tokens of a type that the format does not have, told once a type.
    func noteLeftOut(type: String, at place: TokenPlace) {
        count(.leftOut(type: type, count: 0), at: place)
    }

    private func count(_ problem: TokenDiagnostic.Problem, at place: TokenPlace) {
        dialects[problem, default: (0, place)].count += 1
    }

    /// All so far: errors and warnings each cut off at the limit.
    func diagnostics() -> TokenDiagnostics {
        var all = self.all
        for (problem, found) in dialects {
            let counted: TokenDiagnostic.Problem =
                switch problem {
                case .olderDialect(let feature, _): .olderDialect(feature: feature, count: found.count)
                case .leftOut(let type, _): .leftOut(type: type, count: found.count)
                default: problem
                }
            all.append(TokenDiagnostic(counted, at: found.place, severity: .warning))
        }
        return TokenDiagnostics(all, texts: texts, limit: limits.messages)
    }
}
