/// A design token with its value resolved.
public struct DesignToken: Sendable {
    /// Its path of group names and name, joined by dots.
    public let name: String
    /// Its path of group names and name, as components.
    public let path: [String]
    public let value: TokenValue
    public let description: String?
    /// The reason for the deprecation, which may be empty; `nil` if the token is not deprecated.
    public let deprecation: String?
    /// The location of its name, such as `app.tokens.json:3:5`.
    public let location: String
    /// The extensions that vendors have added.
    let extensions: LocatedJSON?

    public var type: TokenType { value.type }

    init(_ entry: TokenEntry, value: TokenValue, location: String) {
        name = entry.name
        path = entry.path
        self.value = value
        // Many files have it without `$`.
        description = (entry.json["$description"] ?? entry.json["description"])?.string
        deprecation = entry.deprecation
        self.location = location
        extensions = entry.json["$extensions"]
    }
}
