extension JSONValue {
    /// The value as dumps have it, close enough to be read: arrays without arrays or objects on one line,
    /// numbers with at most six decimals, those that are not finite as strings.
    ///
    /// - Parameter indent: How deep the value lies in others.
    /// - Returns: Text of several lines with sorted keys, without a newline at the end.
    public func dumped(indent: Int = 0) -> String {
        let margin = String(repeating: "  ", count: indent + 1)
        let end = "\n" + String(repeating: "  ", count: indent)
        switch self {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .string(let text): return PrintedText.quoted(text)
        case .number(let value):
            let text = PrintedText.number(value, decimals: 6)
            return value.isFinite ? text : "\"\(text)\""
        case .array(let elements):
            let texts = elements.map { $0.dumped(indent: indent + 1) }
            if elements.allSatisfy(\.isLeaf) { return "[" + texts.joined(separator: ", ") + "]" }
            return "[\n" + texts.map { margin + $0 }.joined(separator: ",\n") + end + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            // Scalars compare the same everywhere, whatever the Unicode tables at hand.
            let keys = members.keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
            let lines = keys.compactMap { key in
                members[key].map { "\(margin)\(PrintedText.quoted(key)): \($0.dumped(indent: indent + 1))" }
            }
            return "{\n" + lines.joined(separator: ",\n") + end + "}"
        }
    }

    private var isLeaf: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        case .array, .object: false
        }
    }
}
