import VitrineSource

/// A design token without a value, because its own or that of a token it refers to is invalid.
package struct InvalidToken: Sendable {
    /// The names of its groups and its own, joined by dots.
    package let name: String
    /// The location of its name, such as `app.tokens.json:3:5`.
    package let location: String
    /// The problem, possibly in a token it refers to.
    package let problem: Diagnostic.Problem
    /// The location of the problem, such as `app.tokens.json:3:15`.
    package let problemLocation: String
    /// `true` for a token of a type that the format does not have, which is left out rather than wrong.
    package let isSkipped: Bool
}
