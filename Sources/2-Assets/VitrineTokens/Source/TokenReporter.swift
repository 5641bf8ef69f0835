import VitrineSource

/// A collector of problems found while files are read.
final class TokenReporter {
    let limits: TokenLimits
    /// The files read so far.
    private(set) var files = SourceFiles()
    private var all: [Diagnostic] = []
    private var dialects: [TokenProblem: (count: Int, mark: SourceMark)] = [:]
    private var seen: Set<Diagnostic> = []
    /// The places of the keys that are not read.
    private var ignored: Set<SourceMark> = []
    /// The error that was reported last, also if it was known: why the token being read has no value.
    var latest: Diagnostic?

    /// The errors for which groups lack what they extend, by path.
    private var incompleteGroups: [[String]: Diagnostic] = [:]
    /// The unknown names that are reported with the known ones, and the number of those that may follow.
    private var suggested: (names: Set<String>, left: Int) = ([], 200_000)

    init(limits: TokenLimits) {
        self.limits = limits
    }

    /// Adopts the problems found by an earlier stage.
    func resume(from earlier: Diagnostics) {
        files = earlier.files
        for diagnostic in earlier.all {
            switch diagnostic.problem.ofTokens {
            case .legacySyntax(let feature, let count)?:
                dialects[.legacySyntax(feature: feature, count: 0)] = (count, diagnostic.mark)
            case .skippedTokens(let type, let count)?:
                dialects[.skippedTokens(type: type, count: 0)] = (count, diagnostic.mark)
            case .ignoredKey(let key, let owner, let known, let count)?:
                dialects[.ignoredKey(key, on: owner, known: known, count: 0)] = (count, diagnostic.mark)
            default: add(diagnostic)
            }
        }
    }

    /// Adds a file to those read so far.
    ///
    /// - Returns: The place of its beginning.
    func start(of file: SourceFile) -> SourceMark {
        SourceMark(line: 1, column: 1, file: files.add(file))
    }

    /// `true` if a limit was reported, beyond which nothing was read.
    var hasReachedLimit: Bool {
        all.contains { if case .tooMany = $0.problem { $0.severity == .error } else { false } }
    }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    func report(_ problem: TokenProblem, at mark: SourceMark) { report(.token(problem), at: mark) }

    func report(_ problem: Diagnostic.Problem, at mark: SourceMark) { add(Diagnostic(problem, at: mark)) }

    func warn(_ problem: TokenProblem, at mark: SourceMark) { warn(problem.rule, .token(problem), at: mark) }

    func warn(_ rule: AuditRule, _ problem: Diagnostic.Problem, at mark: SourceMark) {
        add(Diagnostic(rule, problem, at: mark))
    }

    /// Adds a problem unless it is already known: inherited or shared values are read more than once, but
    /// reported once.
    private func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { latest = diagnostic }
        if seen.insert(diagnostic).inserted { all.append(diagnostic) }
    }

    /// Marks a group as one that misses what it extends, for the reason reported last.
    func markIncomplete(_ path: [String]) {
        if let latest, incompleteGroups[path] == nil { incompleteGroups[path] = latest }
    }

    /// Returns why a group on a path misses what it extends; `nil` if none does.
    func incompleteGroup(on path: [String]) -> Diagnostic? {
        guard !incompleteGroups.isEmpty else { return nil }
        return (0...path.count).lazy.compactMap { self.incompleteGroups[Array(path.prefix($0))] }.first
    }

    /// Returns the known names for the report of an unknown one, from which its suggestion is made; none once
    /// many have been compared.
    func known(near name: String, _ known: @autoclosure () -> [String]) -> [String] {
        guard suggested.names.contains(name) || suggested.left > 0 else { return [] }
        let known = known()
        if suggested.names.insert(name).inserted { suggested.left -= known.count + 1 }
        return known
    }

    /// Notes the use of an older syntax, which is reported once with the number of places.
    func note(_ dialect: TokenProblem.LegacySyntax, at mark: SourceMark) {
        count(.legacySyntax(feature: dialect, count: 0), at: mark)
    }

    /// Notes a token of a type that the format does not have, which is reported once per type.
    func noteSkipped(type: String, at mark: SourceMark) {
        count(.skippedTokens(type: type, count: 0), at: mark)
    }

    /// Notes a key that is not read, which is reported once per key and owner with the number of places.
    func noteIgnored(_ key: String, on owner: Noun, known: [String], at mark: SourceMark) {
        // Inherited and shared values are read more than once.
        guard ignored.insert(mark).inserted else { return }
        count(.ignoredKey(key, on: owner, known: known, count: 0), at: mark)
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
                case .ignoredKey(let key, let owner, let known, _):
                    .ignoredKey(key, on: owner, known: known, count: found.count)
                default: problem
                }
            all.append(Diagnostic(counted.rule, .token(counted), at: found.mark))
        }
        return Diagnostics(files, all, limit: limits.messages)
    }
}
