import VitrineSource

/// A token as it is written: the leaf of a tree of groups, before its references are followed.
struct TokenEntry {
    let path: [String]
    /// The token's object.
    let json: LocatedJSON
    /// Where its name stands.
    let mark: SourceMark
    /// The type that it states.
    var type: TokenType?
    /// The type of the nearest group with one.
    var inheritedType: TokenType?
    /// Nil where it is not deprecated; empty without a reason.
    var deprecation: String?
    /// It was written in an older dialect, with `value` for `$value`.
    var isLegacy: Bool
    /// It is of a type of an older dialect that the format has no word for, and is left out.
    var isSkipped = false

    var name: String { path.joined(separator: ".") }
}
