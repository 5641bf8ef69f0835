/// A design token with its value resolved.
public struct DesignToken: Sendable {
    /// Names of its groups and its own, joined by points.
    public let name: String
    /// The names of its groups and its own.
    public let path: [String]
    public let value: TokenValue
    public let description: String?
    /// Nil where it is not deprecated; empty without a reason.
    public let deprecation: String?
    /// Where its name stands: `app.tokens.json:3:5`.
    public let location: String
    /// What vendors have put on it.
    let extensions: LocatedJSON?

    public var type: TokenType { value.type }

    init(_ entry: TokenEntry, value: TokenValue, location: String) {
        name = entry.name
        path = entry.path
        self.value = value
        description = entry.json["$description"]?.string
        deprecation = entry.deprecation
        self.location = location
        extensions = entry.json["$extensions"]
    }
}
