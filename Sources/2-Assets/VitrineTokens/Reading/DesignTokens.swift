import VitrineSource

/// All tokens of a file or a resolver, for one choice of contexts.
package struct DesignTokens: Sendable {
    /// The tokens in file order.
    package let tokens: [DesignToken]
    /// The tokens that have no value, in file order.
    package let invalid: [InvalidToken]
    /// The errors in invalid tokens and groups, and warnings about deprecated tokens and older dialects.
    package let diagnostics: Diagnostics
    private let byName: [String: Int]
    private let invalidByName: [String: Int]
    private let groups: Set<String>

    init(_ tokens: [DesignToken], invalid: [InvalidToken] = [], diagnostics: Diagnostics) {
        self.tokens = tokens
        self.invalid = invalid
        self.diagnostics = diagnostics
        byName = Dictionary(tokens.enumerated().map { ($1.name, $0) }) { first, _ in first }
        invalidByName = Dictionary(invalid.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var groups: Set<String> = []
        for token in tokens {
            var name = token.name[...]
            while let point = name.lastIndex(of: "."), groups.insert(String(name[..<point])).inserted {
                name = name[..<point]
            }
        }
        self.groups = groups
    }

    /// An empty set of tokens.
    package static let none = DesignTokens([], diagnostics: Diagnostics(SourceFiles(), []))

    /// Returns the token of a name that has no value.
    package func invalidToken(_ name: String) -> InvalidToken? { invalidByName[name].map { invalid[$0] } }

    /// The token with a name such as `color.accent`.
    package subscript(name: String) -> DesignToken? {
        byName[name].map { tokens[$0] }
    }

    package var names: [String] { tokens.map(\.name) }

    /// Returns `true` if a name is that of a group: there are tokens below it.
    package func isGroup(_ name: String) -> Bool { groups.contains(name) }
}
