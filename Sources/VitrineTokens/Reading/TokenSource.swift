import VitrineSource

/// A tree of groups and tokens in today's keys.
struct TokenSource: Sendable {
    var root: LocatedJSON
    /// The places of tokens that were written in an older dialect.
    var legacyTokens: Set<SourceMark>

    /// Another tree over this one.
    mutating func add(_ other: TokenSource) {
        // Each file's tokens keep the types that its own groups give them.
        root = TokenTree.merged(root, over: TokenTree.typed(other.root, inherited: nil))
        legacyTokens.formUnion(other.legacyTokens)
    }
}
