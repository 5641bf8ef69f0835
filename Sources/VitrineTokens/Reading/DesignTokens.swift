import VitrineSource

/// All tokens of a file or a resolver, for one choice of contexts.
public struct DesignTokens: Sendable {
    /// The tokens in file order.
    public let tokens: [DesignToken]
    /// Problems that are not errors: deprecated tokens in use, and older dialects.
    public let warnings: Diagnostics
    private let byName: [String: Int]

    init(_ tokens: [DesignToken], warnings: Diagnostics) {
        self.tokens = tokens
        self.warnings = warnings
        byName = Dictionary(tokens.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// An empty set of tokens.
    public static let none = DesignTokens([], warnings: Diagnostics(SourceFiles(), []))

    /// The token with a name such as `color.accent`.
    public subscript(name: String) -> DesignToken? {
        byName[name].map { tokens[$0] }
    }

    public var names: [String] { tokens.map(\.name) }

    /// Returns the name that was probably meant by one that does not exist.
    public func suggestion(for name: String) -> String? {
        if self["\(name).$root"] != nil { return "\(name).$root" }
        return Suggestion.path(near: name, among: names)
    }

    /// Returns `true` if a name is that of a group: there are tokens below it.
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
