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

    /// Creates a tree of several, the later of which take precedence.
    init(merging parts: [TokenSource]) {
        guard let first = parts.first, parts.count > 1 else {
            self = parts.first ?? TokenSource(root: LocatedJSON(.object([]), at: .start), legacyTokens: [])
            return
        }
        self.init(root: LocatedJSON(.object([]), at: first.root.mark), legacyTokens: [])
        for part in parts { add(part) }
    }

    /// Merges another tree into this one, over which it takes precedence.
    mutating func add(_ other: TokenSource) {
        // The tokens of each file keep the types that their own groups give them.
        root = TokenTree.merged(root, over: TokenTree.typed(other.root, inherited: nil))
        legacyTokens.formUnion(other.legacyTokens)
    }
}
