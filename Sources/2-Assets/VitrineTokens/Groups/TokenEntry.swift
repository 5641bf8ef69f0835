import VitrineSource

/// A token as it is written: a leaf in a tree of groups, with its references unresolved.
struct TokenEntry {
    let path: [String]
    /// The object of the token.
    let json: LocatedJSON
    /// The location of its name.
    let mark: SourceMark
    /// The type that the token states.
    var type: TokenType?
    /// The type of the innermost group that states one.
    var inheritedType: TokenType?
    /// The reason for the deprecation, which may be empty; `nil` if the token is not deprecated.
    var deprecation: String?
    /// `true` if the token was written in an older dialect, with `value` for `$value`.
    var isLegacy: Bool
    /// `true` if the token is skipped, because its type is one of an older dialect that the format does not
    /// have.
    var isSkipped = false
    /// The problem that keeps the token from being read; `nil` if there is none.
    var fault: Diagnostic?

    var name: String { path.joined(separator: ".") }

    /// The value as it is written, which is the reference for a token with a `$ref` of its own.
    var value: LocatedJSON? { Self.value(of: json) }

    /// The change of the value by Tokens Studio's extension of the token.
    var modification: LocatedJSON? { json["$extensions"]?["studio.tokens"]?["modify"] }

    /// Returns the value of a token's object as it is written; `nil` for other objects.
    static func value(of json: LocatedJSON) -> LocatedJSON? {
        json["$value"] ?? json.member("$ref").map { LocatedJSON(.object([$0]), at: $0.value.mark) }
    }
}
