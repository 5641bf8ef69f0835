/// A JSON value, written with sorted keys.
public indirect enum JSONNode: Sendable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case array([JSONNode])
    case object([String: JSONNode])

    @inlinable public static func numbers(_ values: [Double]) -> JSONNode { .array(values.map { .number($0) }) }

    /// The value as text of several lines. Arrays without arrays or objects stay on one line.
    public func text(indent: Int = 0) -> String {
        let margin = String(repeating: "  ", count: indent + 1)
        let end = "\n" + String(repeating: "  ", count: indent)
        switch self {
        case .string(let text): return PrintedText.quoted(text)
        // JSON has no infinities and no "not a number": they are written as strings.
        case .number(let value):
            let text = PrintedText.number(value, decimals: 6)
            return value.isFinite ? text : "\"\(text)\""
        case .boolean(let value): return value ? "true" : "false"
        case .array(let elements):
            let texts = elements.map { $0.text(indent: indent + 1) }
            if elements.allSatisfy(\.isLeaf) { return "[" + texts.joined(separator: ", ") + "]" }
            return "[\n" + texts.map { margin + $0 }.joined(separator: ",\n") + end + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            // Scalars compare the same everywhere, whatever the Unicode tables at hand.
            let keys = members.keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
            let lines = keys.compactMap { key in
                members[key].map { "\(margin)\(PrintedText.quoted(key)): \($0.text(indent: indent + 1))" }
            }
            return "{\n" + lines.joined(separator: ",\n") + end + "}"
        }
    }

    private var isLeaf: Bool {
        switch self {
        case .string, .number, .boolean: true
        case .array, .object: false
        }
    }
}
