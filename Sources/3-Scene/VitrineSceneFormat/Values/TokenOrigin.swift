/// The design token that a value comes from, for messages.
package final class TokenOrigin: Sendable {
    let name: String
    let typeName: String
    let isColor: Bool
    /// The location of the definition: `app.tokens.json:3:5`.
    let location: String

    package init(name: String, typeName: String, isColor: Bool, location: String) {
        self.name = name
        self.typeName = typeName
        self.isColor = isColor
        self.location = location
    }
}
