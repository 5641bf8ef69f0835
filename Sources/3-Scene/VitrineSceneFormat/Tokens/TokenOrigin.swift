import VitrineTokens

/// The design token that a value comes from, for messages.
final class TokenOrigin: Sendable {
    let name: String
    let typeName: String
    let isColor: Bool
    /// The location of the definition: `app.tokens.json:3:5`.
    let location: String

    init(_ token: DesignToken) {
        name = token.name
        typeName = token.type.rawValue
        isColor = token.type == .color
        location = token.location
    }
}
