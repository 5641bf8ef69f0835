import VitrineSource

/// A tree of groups and tokens with the current keys.
struct TokenSource: Sendable {
    var root: LocatedJSON
    /// The locations of tokens that were written in an older dialect.
    var legacyTokens: Set<SourceMark>

    /// Merges another tree into this one, over which it takes precedence.
    mutating func add(_ other: TokenSource) {
        // The tokens of each file keep the types that their own groups give them.
        root = TokenTree.merged(root, over: TokenTree.typed(other.root, inherited: nil))
        legacyTokens.formUnion(other.legacyTokens)
    }
}
