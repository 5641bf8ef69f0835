import VitrineAuditElements
import VitrineJSON
import VitrineSource

/// A design token that nothing uses.
struct UnusedTokenProblem: MeasuredProblem {
    let token: String
    /// The type of the token, as its file calls it.
    let type: String

    var subject: String { token }
    var badness: Double { 1 }
    var message: String { "no scene uses the token `\(token)`" }
    var suggestion: Suggestion? { "use it or take it out; one that is to go can be `$deprecated`" }
    var details: [String: JSONValue] { ["token": .string(token), "type": .string(type)] }
}
