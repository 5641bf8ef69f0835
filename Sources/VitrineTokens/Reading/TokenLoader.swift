/// Reads files, each once.
final class TokenLoader {
    let reporter: TokenReporter
    private let files: any TokenFiles
    private var read: [String: LocatedJSON?] = [:]

    init(files: any TokenFiles, reporter: TokenReporter) {
        self.files = files
        self.reporter = reporter
    }

    /// The value of a file, or nil after a report at the place that names it.
    func file(at path: String, from place: TokenLocation) -> LocatedJSON? {
        if let known = read[path] { return known }
        guard read.count < reporter.limits.files else {
            reporter.report(
                .tooMany(what: "files", count: read.count + 1, limit: reporter.limits.files), at: place)
            return nil
        }
        var json: LocatedJSON?
        switch files.bytes(at: path, limit: reporter.limits.bytes) {
        case .success(let bytes): json = JSONReader.read(bytes, file: path, reporter: reporter)
        case .failure(.missing): reporter.report(.fileMissing(path), at: place)
        case .failure(.outside): reporter.report(.fileOutside(path), at: place)
        case .failure(.unreadable(let reason)):
            reporter.report(.fileUnreadable(path, reason: reason), at: place)
        }
        read[path] = .some(json)
        return json
    }

    /// A tree in today's keys.
    func source(_ json: LocatedJSON) -> TokenSource {
        var dialect = LegacyNormalizer(reporter: reporter)
        let root = dialect.normalized(json)
        return TokenSource(root: root, legacyTokens: dialect.tokens)
    }
}
