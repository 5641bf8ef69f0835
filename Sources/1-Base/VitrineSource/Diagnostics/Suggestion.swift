/// A suggested fix for a problem, as data. `Suggestion+Wording.swift` has the wording.
package enum Suggestion: Hashable, Sendable {
    /// The known name that was probably meant.
    case name(String)
    /// The root token of the group that was named.
    case rootToken(String)
    /// Advice in words, and the names in it that are to be written.
    case naming([String], String)
    /// Font families to install.
    case installing([String])
    /// Other advice, in words.
    case advice(String)

    /// The names that were probably meant, each of which could replace what was written.
    package var meantNames: [String] {
        switch self {
        case .name(let name), .rootToken(let name): [name]
        case .naming, .installing, .advice: []
        }
    }

    /// All names that are suggested, on their own or as parts of an explanation.
    package var names: [String] {
        if case .naming(let names, _) = self { return names }
        return meantNames
    }
}

extension Suggestion: ExpressibleByStringInterpolation {
    package init(stringLiteral advice: String) { self = .advice(advice) }
}
