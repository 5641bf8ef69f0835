import VitrineSource

/// A tree of groups and tokens with the current keys.
struct TokenSource: Sendable {
    var root: LocatedJSON
    /// The locations of tokens that were written in an older dialect.
    var legacyTokens: Set<SourceMark>
    /// The number of values, without those of trees that were merged into this one.
    let size: Int

    init(root: LocatedJSON, legacyTokens: Set<SourceMark>) {
        (self.root, self.legacyTokens, size) = (root, legacyTokens, root.size)
    }

    /// Merges another tree into this one, over which it takes precedence.
    mutating func add(_ other: TokenSource) {
        // The tokens of each file keep the types that their own groups give them.
        root = TokenTree.merged(root, over: TokenTree.typed(other.root, inherited: nil))
        legacyTokens.formUnion(other.legacyTokens)
    }
}
