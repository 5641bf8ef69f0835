/// The scene language's counterpart of a name from another language or tool: code with an explanation, and
/// the scene names in it.
///
/// A literal marks each of those names: `"\(name: "x") and \(name: "y")"`.
public struct Counterpart: Hashable, Sendable {
    /// The names of the scene language that are to be written.
    public let names: [String]
    /// The code and its explanation.
    public let text: String

    /// Returns a counterpart that is a name and nothing else.
    static func name(_ name: String) -> Counterpart { "\(name: name)" }
}

extension Counterpart: ExpressibleByStringInterpolation {
    /// The parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var names: [String] = []
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends a name of the scene language as code.
        public mutating func appendInterpolation(name: String) {
            names.append(name)
            text += "`\(name)`"
        }
    }

    public init(stringLiteral text: String) {
        // Code that begins with a key: "`canvas: { scale: 3 }`".
        let key = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
        let isKey = text.hasPrefix("`") && !key.isEmpty && text.dropFirst(1 + key.count).hasPrefix(":")
        (names, self.text) = (isKey ? [String(key)] : [], text)
    }

    /// Creates a counterpart from the text of a table, in which names stand in angle brackets.
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
            ? Counterpart(stringLiteral: parts.text) : Counterpart(stringInterpolation: parts)
    }

    public init(stringInterpolation parts: StringInterpolation) {
        (names, text) = (parts.names, parts.text)
    }
}
