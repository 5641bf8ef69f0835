import VitrineSource

/// A design token with its value resolved.
package struct DesignToken: Sendable {
    /// Its path of group names and name, joined by dots.
    package let name: String
    /// Its path of group names and name, as components.
    package let path: [String]
    package let value: TokenValue
    package let description: String?
    /// The reason for the deprecation, which may be empty; `nil` if the token is not deprecated.
    package let deprecation: String?
    /// The location of its name, such as `app.tokens.json:3:5`.
    package let location: String
    /// The place of its name in the files of its tokens.
    package let mark: SourceMark
    /// The extensions that vendors have added.
    let extensions: LocatedJSON?

    package var type: TokenType { value.type }

    /// The text style with which a typography grows as people choose, by its name; `nil` for one that does
    /// not grow.
    package var relativeTo: String? { extensions?[Self.vendor]?["relativeTo"]?.string }

    /// The name under which a token's `$extensions` hold what is Vitrine's.
    private static let vendor = "vitrine"

    init(_ entry: TokenEntry, value: TokenValue, location: String) {
        name = entry.name
        path = entry.path
        self.value = value
        // Many files have it without `$`.
        description = (entry.json["$description"] ?? entry.json["description"])?.string
        deprecation = entry.deprecation
        self.location = location
        mark = entry.mark
        extensions = entry.json["$extensions"]
    }
}
