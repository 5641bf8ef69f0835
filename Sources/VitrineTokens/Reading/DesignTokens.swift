import VitrineSource

/// All tokens of a file or a resolver, in one choice of contexts.
public struct DesignTokens: Sendable {
    /// In the order of the files.
    public let tokens: [DesignToken]
    /// What is odd, yet not wrong: deprecated tokens in use, older dialects.
    public let warnings: Diagnostics
    private let byName: [String: Int]

    init(_ tokens: [DesignToken], warnings: Diagnostics) {
        self.tokens = tokens
        self.warnings = warnings
        byName = Dictionary(tokens.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// No tokens.
    public static let none = DesignTokens([], warnings: Diagnostics(SourceFiles(), []))

    /// The token of a name such as `color.accent`.
    public subscript(name: String) -> DesignToken? {
        byName[name].map { tokens[$0] }
    }

    public var names: [String] { tokens.map(\.name) }

    /// The name that was likely meant by one that there is not.
    public func suggestion(for name: String) -> String? {
        if self["\(name).$root"] != nil { return "\(name).$root" }
        return Suggestion.path(near: name, among: names)
    }

    /// Whether tokens lie below a name: it is that of a group.
    public func isGroup(_ name: String) -> Bool {
        let prefix = name + "."
        return tokens.contains { $0.name.hasPrefix(prefix) }
    }

    /// These tokens, and those of others over them where both have a name; without the warnings of either.
    public func merged(with other: DesignTokens) -> DesignTokens {
        DesignTokens(
            tokens.filter { other[$0.name] == nil } + other.tokens, warnings: DesignTokens.none.warnings)
    }
}
