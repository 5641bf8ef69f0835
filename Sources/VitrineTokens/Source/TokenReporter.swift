import VitrineSource

/// A collector of problems found while files are read.
final class TokenReporter {
    let limits: TokenLimits
    /// The files read so far.
    private(set) var files = SourceFiles()
    private var all: [Diagnostic] = []
    private var dialects: [TokenProblem: (count: Int, mark: SourceMark)] = [:]
    private var seen: Set<Diagnostic> = []

    init(limits: TokenLimits) {
        self.limits = limits
    }

    /// Takes over the problems that an earlier stage found.
    func resume(from earlier: Diagnostics) {
        files = earlier.files
        for diagnostic in earlier.all {
            switch diagnostic.problem {
            case .token(.legacySyntax(let feature, let count)):
                dialects[.legacySyntax(feature: feature, count: 0)] = (count, diagnostic.mark)
            case .token(.skippedTokens(let type, let count)):
                dialects[.skippedTokens(type: type, count: 0)] = (count, diagnostic.mark)
            default: add(diagnostic)
            }
        }
    }

    /// Takes up a file.
    ///
    /// - Returns: Where it begins.
    func start(of file: SourceFile) -> SourceMark {
        SourceMark(line: 1, column: 1, file: files.add(file))
    }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    func report(_ problem: TokenProblem, at mark: SourceMark) { report(.token(problem), at: mark) }

    func report(_ problem: Diagnostic.Problem, at mark: SourceMark) { add(Diagnostic(problem, at: mark)) }

    func warn(_ problem: TokenProblem, at mark: SourceMark) { warn(.token(problem), at: mark) }

    func warn(_ problem: Diagnostic.Problem, at mark: SourceMark) {
        add(Diagnostic(problem, at: mark, severity: .warning))
    }

    /// Adds a problem unless it is already known: inherited or shared values are read more than once, but
    /// reported once.
    private func add(_ diagnostic: Diagnostic) {
        if seen.insert(diagnostic).inserted { all.append(diagnostic) }
    }

    /// Notes the use of an older syntax, which is reported once with the number of places.
    func note(_ dialect: TokenProblem.LegacySyntax, at mark: SourceMark) {
        count(.legacySyntax(feature: dialect, count: 0), at: mark)
    }

    /// Notes a token of a type that the format does not have, which is reported once per type.
    func noteSkipped(type: String, at mark: SourceMark) {
        count(.skippedTokens(type: type, count: 0), at: mark)
    }

    private func count(_ problem: TokenProblem, at mark: SourceMark) {
        dialects[problem, default: (0, mark)].count += 1
    }

    /// Returns all problems so far, with errors and warnings each limited in number.
    func diagnostics() -> Diagnostics {
        var all = self.all
        for (problem, found) in dialects {
            let counted: TokenProblem =
                switch problem {
                case .legacySyntax(let feature, _): .legacySyntax(feature: feature, count: found.count)
                case .skippedTokens(let type, _): .skippedTokens(type: type, count: found.count)
                default: problem
                }
            all.append(Diagnostic(.token(counted), at: found.mark, severity: .warning))
        }
        return Diagnostics(files, all, limit: limits.messages)
    }
}
