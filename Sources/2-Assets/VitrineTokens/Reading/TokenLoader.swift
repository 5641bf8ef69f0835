import VitrineSource

/// A loader that reads each file once.
final class TokenLoader {
    let reporter: TokenReporter
    private let files: any TokenFiles
    private var read: [String: LocatedJSON?] = [:]
    /// The numbers of sources and values that resolvers have merged so far.
    private var merged = (sources: 0, values: 0)

    init(files: any TokenFiles, reporter: TokenReporter) {
        self.files = files
        self.reporter = reporter
    }

    /// Returns the value of a file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - mark: The place of the reference to the file; `nil` for the first file, to which nothing refers.
    /// - Returns: The value, or `nil` after reporting an error at that place.
    func file(at path: String, from mark: SourceMark?) -> LocatedJSON? {
        if let known = read[path] { return known }
        func report(_ problem: Diagnostic.Problem) {
            reporter.report(problem, at: mark ?? reporter.start(of: SourceFile(unreadable: path)))
        }
        guard read.count < reporter.limits.files else {
            report(.tooMany(noun: "files", count: read.count + 1, limit: reporter.limits.files))
            return nil
        }
        var json: LocatedJSON?
        switch files.bytes(at: path, limit: reporter.limits.bytes) {
        case .success(let bytes): json = JSONReader.read(bytes, file: path, reporter: reporter)
        case .failure(.missing): report(.missingFile(path))
        case .failure(.misnamed(let advice)):
            report(.fileUnreadable(path, reason: "there is no such file: \(advice)"))
        case .failure(.outside): report(.token(.fileOutsideSceneFolder(path)))
        case .failure(.unreadable(let reason)): report(.fileUnreadable(path, reason: reason))
        }
        read[path] = .some(json)
        return json
    }

    /// Counts a source that a resolver merges, or a set that it merges the sources of.
    ///
    /// Sets that refer to each other several times multiply, which this limits.
    ///
    /// - Returns: `false` after reporting that there are too many.
    func consumeSource(at mark: SourceMark) -> Bool {
        merged.sources += 1
        let limit = reporter.limits.sources
        if merged.sources == limit + 1 {
            reporter.report(.tooMany(noun: "sources", count: merged.sources, limit: limit), at: mark)
        }
        return merged.sources <= limit
    }

    /// Counts the values of a source that a resolver merges.
    ///
    /// - Returns: `false` after reporting that there are too many.
    func consumeValues(of json: LocatedJSON, at mark: SourceMark) -> Bool {
        let limit = reporter.limits.values
        if merged.values > limit { return false }
        merged.values += json.size
        if merged.values > limit {
            reporter.report(.tooMany(noun: "merged values", count: merged.values, limit: limit), at: mark)
        }
        return merged.values <= limit
    }

    /// Returns the value of a file, or `nil` without reporting anything if there is none.
    func file(ifAt path: String) -> LocatedJSON? {
        absence(ofFileAt: path) == nil ? file(at: path, from: nil) : nil
    }

    /// Returns why there is no file at a path; `nil` if there is one.
    func absence(ofFileAt path: String) -> TokenFileError? {
        if read[path] != nil { return nil }
        switch files.bytes(at: path, limit: reporter.limits.bytes) {
        case .failure(let error):
            switch error {
            case .missing, .misnamed: return error
            case .outside, .unreadable: return nil
            }
        case .success: return nil
        }
    }

    /// Returns the tree of a file, with keys of older syntaxes replaced by current ones; an empty one after
    /// reporting that the file is in another format.
    func source(_ json: LocatedJSON) -> TokenSource {
        if let other = TokenFileFormat.format(of: json) {
            let file = reporter.files[json.mark].name
            reporter.report(.otherFormat(other.format, file: file), at: other.mark)
            return TokenSource(root: LocatedJSON(.object([]), at: json.mark), legacyTokens: [])
        }
        var dialect = LegacyNormalizer(reporter: reporter)
        let root = dialect.normalized(json)
        return TokenSource(root: root, legacyTokens: dialect.tokens)
    }
}
