import VitrineSource

/// A resolver (Resolver Module 2025.10), whose files are read and whose structure is checked when it is
/// created.
struct ResolverDocument: Sendable {
    static let keys = [
        "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs",
        "$extensions",
    ]

    /// A step of the resolution order, with all of its sources read.
    enum Step: Sendable {
        case set([TokenSource])
        case modifier(TokenModifier, sources: [String: [TokenSource]])
    }

    private(set) var steps: [Step] = []

    /// The modifiers, in the order in which they apply.
    var modifiers: [TokenModifier] {
        steps.compactMap { if case .modifier(let modifier, _) = $0 { modifier } else { nil } }
    }

    /// Returns `true` if a file is a resolver, by its name or its contents.
    static func isResolver(_ json: LocatedJSON, _ path: String) -> Bool {
        if path.hasSuffix(".resolver.json") { return true }
        if case .array? = json["resolutionOrder"]?.content { return true }
        return json["version"]?.string != nil
            && (json.member("sets") != nil || json.member("modifiers") != nil)
    }

    init(_ json: LocatedJSON, file: String, loader: TokenLoader) {
        var reader = ResolverReader(root: json, file: file, loader: loader)
        steps = reader.steps()
    }

    /// Returns all sources of the chosen contexts merged in order. Later ones take precedence.
    func merged(in contexts: [String: String], reporter: TokenReporter) -> TokenSource {
        let start = SourceMark.start
        var merged = TokenSource(root: LocatedJSON(.object([]), at: start), legacyTokens: [])
        let chosen = TokenModifier.chosen(contexts, of: modifiers, reporter: reporter)
        var size = 0
        // A set that the order names again is merged again, over what came between.
        func add(_ sources: [TokenSource]) {
            for source in sources where size <= reporter.limits.values {
                size += source.size
                guard size <= reporter.limits.values else {
                    let limit = reporter.limits.values
                    return reporter.report(
                        .tooMany(noun: "merged values", count: size, limit: limit), at: source.root.mark)
                }
                merged.add(source)
            }
        }
        for step in steps {
            switch step {
            case .set(let sources): add(sources)
            case .modifier(let modifier, let sources):
                guard let context = chosen[modifier.name] ?? modifier.defaultContext else {
                    reporter.report(
                        .missingContext(modifier: modifier.name, known: modifier.contexts),
                        at: modifier.mark
                    )
                    continue
                }
                add(sources[context] ?? [])
            }
        }
        return merged
    }
}
