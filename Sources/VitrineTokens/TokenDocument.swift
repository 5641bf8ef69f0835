import VitrineSource

/// A file of design tokens, or a resolver with the files that it refers to, before contexts are chosen.
public struct TokenDocument: Sendable {
    /// The modifiers of a resolver; empty for a file of tokens.
    public let modifiers: [TokenModifier]
    private let source: Source
    private let warnings: Diagnostics
    private let limits: TokenLimits

    private enum Source: Sendable {
        case tokens(TokenSource)
        case resolver(ResolverDocument)
    }

    /// Reads a file and, if it is a resolver, all files that it refers to.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - files: The source of the files.
    ///   - limits: The limits of the files.
    /// - Throws: All errors in the files' text and, for a resolver, in its own structure.
    public init(
        at path: String, from files: some TokenFiles, limits: TokenLimits = .standard
    ) throws(Diagnostics) {
        let reporter = TokenReporter(limits: limits)
        let loader = TokenLoader(files: files, reporter: reporter)
        self.limits = limits
        let json = loader.file(at: path, from: nil)
        guard let json else { throw reporter.diagnostics() }
        if ResolverDocument.isResolver(json, path) {
            let resolver = ResolverDocument(json, file: path, loader: loader)
            source = .resolver(resolver)
            modifiers = resolver.modifiers
        } else {
            source = .tokens(loader.source(json))
            modifiers = []
        }
        warnings = reporter.diagnostics()
        if reporter.hasErrors { throw warnings }
    }

    /// Returns the tokens for a choice of contexts.
    ///
    /// - Parameters:
    ///   - contexts: The chosen contexts, by modifier, which may differ in case. Other modifiers have their
    ///     defaults.
    ///   - tried: Values to take in place of those of the files, by the names of tokens. Names that no token
    ///     has are ignored. Default: none.
    /// - Returns: The tokens that have a value, and those that have none: an error in one token leaves the
    ///   others alone.
    /// - Throws: All errors in the choice, or the limit beyond which nothing is read.
    public func tokens(
        in contexts: [String: String] = [:], trying tried: [String: String] = [:]
    ) throws(Diagnostics) -> DesignTokens {
        let reporter = TokenReporter(limits: limits)
        reporter.resume(from: warnings)
        let merged: TokenSource
        switch source {
        case .tokens(let source):
            merged = source
            if !contexts.isEmpty {
                reporter.report(.noModifiers, at: .start)
            }
        case .resolver(let resolver):
            merged = resolver.merged(in: contexts, reporter: reporter)
        }
        guard !reporter.hasErrors else { throw reporter.diagnostics() }
        let root = GroupExpander.expanded(merged.root, reporter: reporter)
        let walk = TokenCollector(root, legacyTokens: merged.legacyTokens, reporter: reporter)
        guard !reporter.hasReachedLimit else { throw reporter.diagnostics() }
        let read = ReferenceResolver(root, entries: walk.entries, tried: tried, reporter: reporter).tokens()
        return DesignTokens(read.sound, unsound: read.unsound, diagnostics: reporter.diagnostics())
    }
}
