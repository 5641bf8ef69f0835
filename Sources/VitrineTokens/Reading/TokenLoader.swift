import VitrineSource

/// A loader that reads each file once.
final class TokenLoader {
    let reporter: TokenReporter
    private let files: any TokenFiles
    private var read: [String: LocatedJSON?] = [:]

    init(files: any TokenFiles, reporter: TokenReporter) {
        self.files = files
        self.reporter = reporter
    }

    /// The value of a file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - mark: What names the file; nil for the first, which nothing names.
    /// - Returns: Nil after a report at the place that names it.
    func file(at path: String, from mark: SourceMark?) -> LocatedJSON? {
        if let known = read[path] { return known }
        func report(_ problem: Diagnostic.Problem) {
            reporter.report(problem, at: mark ?? reporter.start(of: SourceFile(unreadable: path)))
        }
        guard read.count < reporter.limits.files else {
            report(.tooMany(what: "files", count: read.count + 1, limit: reporter.limits.files))
            return nil
        }
        var json: LocatedJSON?
        switch files.bytes(at: path, limit: reporter.limits.bytes) {
        case .success(let bytes): json = JSONReader.read(bytes, file: path, reporter: reporter)
        case .failure(.missing): report(.fileMissing(path))
        case .failure(.outside): report(.token(.fileOutside(path)))
        case .failure(.unreadable(let reason)): report(.fileUnreadable(path, reason: reason))
        }
        read[path] = .some(json)
        return json
    }

    /// Returns a tree with the current keys.
    func source(_ json: LocatedJSON) -> TokenSource {
        var dialect = LegacyNormalizer(reporter: reporter)
        let root = dialect.normalized(json)
        return TokenSource(root: root, legacyTokens: dialect.tokens)
    }
}
