import VitrineSource

/// A file of design tokens, or a resolver with the files that it refers to, before contexts are chosen;
/// possibly over other such documents.
package struct TokenDocument: Sendable {
    /// The modifiers of a resolver, or the groups of Tokens Studio's themes; empty for a file of tokens.
    package let modifiers: [TokenModifier]
    /// The document's own source after those that it takes precedence over.
    private let sources: [Source]
    private let warnings: Diagnostics
    private let limits: TokenLimits

    private enum Source: Sendable {
        case tokens(TokenSource)
        case resolver(ResolverDocument)
        case sets(StudioSets)

        /// Returns the tree for a choice of contexts.
        func merged(in contexts: [String: String], reporter: TokenReporter) -> TokenSource {
            switch self {
            case .tokens(let source):
                if !contexts.isEmpty { reporter.report(.noModifiers, at: .start) }
                return source
            case .resolver(let resolver): return resolver.merged(in: contexts, reporter: reporter)
            case .sets(let sets): return sets.merged(in: contexts, reporter: reporter)
            }
        }
    }

    /// Reads a file and, if it is a resolver, all files that it refers to.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - files: The source of the files.
    ///   - limits: The limits of the files.
    /// - Throws: All errors in the files' text and, for a resolver, in its own structure.
    package init(
        at path: String, from files: some TokenFiles, limits: TokenLimits = .standard
    ) throws(Diagnostics) {
        try self.init(at: path, from: files, over: nil, limits: limits)
    }

    /// Reads a file that is merged with other documents, so that the tokens of each may refer to the others'.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - files: The source of the files.
    ///   - earlier: The documents over which this one takes precedence; `nil` for none.
    ///   - limits: The limits of the files.
    /// - Throws: All errors in the files' text and, for a resolver, in its own structure.
    package init(
        at path: String, from files: some TokenFiles, over earlier: TokenDocument?,
        limits: TokenLimits = .standard
    ) throws(Diagnostics) {
        let reporter = TokenReporter(limits: limits)
        if let earlier { reporter.resume(from: earlier.warnings) }
        let loader = TokenLoader(files: files, reporter: reporter)
        self.limits = limits
        let json = loader.file(at: path, from: nil)
        guard let json else { throw reporter.diagnostics() }
        if ResolverDocument.isResolver(json, path) {
            let resolver = ResolverDocument(json, file: path, loader: loader)
            sources = (earlier?.sources ?? []) + [.resolver(resolver)]
            modifiers = resolver.modifiers
        } else if let sets = StudioSets(json, file: path, loader: loader) {
            sources = (earlier?.sources ?? []) + [.sets(sets)]
            modifiers = sets.modifiers
        } else {
            sources = (earlier?.sources ?? []) + [.tokens(loader.source(json))]
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
    ///   - overrides: Values to take in place of those of the files, by the names of tokens. Names that no
    ///     token has are ignored. Default: none.
    /// - Returns: The tokens that have a value, and those that have none: an error in one token leaves the
    ///   others alone.
    /// - Throws: All errors in the choice, or the limit beyond which nothing is read.
    package func tokens(
        in contexts: [String: String] = [:], overriding overrides: [String: String] = [:]
    ) throws(Diagnostics) -> DesignTokens {
        try tokens(in: sources.dropLast().map { _ in [:] } + [contexts], overriding: overrides)
    }

    /// Returns the tokens of all documents for a choice of contexts in each.
    ///
    /// - Parameters:
    ///   - contexts: The chosen contexts of each document, by modifier, the document's own last.
    ///   - overrides: Values to take in place of those of the files, by the names of tokens.
    /// - Returns: The tokens that have a value, and those that have none.
    /// - Throws: All errors in the choices, or the limit beyond which nothing is read.
    package func tokens(
        in contexts: [[String: String]], overriding overrides: [String: String]
    ) throws(Diagnostics) -> DesignTokens {
        let reporter = TokenReporter(limits: limits)
        reporter.resume(from: warnings)
        let parts = zip(sources, contexts).map { $0.merged(in: $1, reporter: reporter) }
        let size = parts.reduce(0) { $0 + $1.size }
        if size > limits.values, parts.count > 1 {
            reporter.report(.tooMany(noun: "merged values", count: size, limit: limits.values), at: .start)
        }
        guard !reporter.hasErrors else { throw reporter.diagnostics() }
        let merged = TokenSource(merging: parts)
        let root = GroupExpander.expanded(merged.root, reporter: reporter)
        let walk = TokenCollector(root, legacyTokens: merged.legacyTokens, reporter: reporter)
        guard !reporter.hasReachedLimit else { throw reporter.diagnostics() }
        let read = ReferenceResolver(root, entries: walk.entries, overrides: overrides, reporter: reporter)
            .tokens()
        return DesignTokens(read.valid, invalid: read.invalid, diagnostics: reporter.diagnostics())
    }
}
