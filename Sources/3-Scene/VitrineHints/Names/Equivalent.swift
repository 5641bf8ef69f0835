/// The scene language's equivalent of a name from another language or tool: code with an explanation, and
/// the scene names in it.
///
/// A literal marks each of those names: `"\(name: "x") and \(name: "y")"`.
struct Equivalent: Hashable, Sendable {
    /// The names of the scene language that are to be written.
    let names: [String]
    /// The code and its explanation.
    let text: String

    /// Returns an equivalent that is a name and nothing else.
    static func name(_ name: String) -> Equivalent { "\(name: name)" }
}

extension Equivalent: ExpressibleByStringInterpolation {
    /// The parts of a literal.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var names: [String] = []
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends a name of the scene language as code.
        mutating func appendInterpolation(name: String) {
            names.append(name)
            text += "`\(name)`"
        }
    }

    init(stringLiteral text: String) {
        // Code that begins with a key: "`canvas: { scale: 3 }`".
        let key = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
        let isKey = text.hasPrefix("`") && !key.isEmpty && text.dropFirst(1 + key.count).hasPrefix(":")
        (names, self.text) = (isKey ? [String(key)] : [], text)
    }

    /// Creates an equivalent from the text of a table, in which names stand in angle brackets.
    init(row text: Substring) {
        var parts = StringInterpolation(literalCapacity: text.utf8.count, interpolationCount: 1)
        var rest = text
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            parts.appendLiteral(String(rest[..<start]))
            parts.appendInterpolation(name: String(rest[rest.index(after: start)..<end]))
            rest = rest[rest.index(after: end)...]
        }
        parts.appendLiteral(String(rest))
        self =
            parts.names.isEmpty
            ? Equivalent(stringLiteral: parts.text) : Equivalent(stringInterpolation: parts)
    }

    init(stringInterpolation parts: StringInterpolation) {
        (names, text) = (parts.names, parts.text)
    }
}
