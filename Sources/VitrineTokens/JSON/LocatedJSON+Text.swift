import VitrineJSON

extension LocatedJSON {
    /// The value on one line.
    var compactText: String {
        switch content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(_, let literal): literal
        case .string(let text): PrintedText.quoted(text)
        case .array(let values): "[" + values.map(\.compactText).joined(separator: ", ") + "]"
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members):
            "{ "
                + members.map { "\(PrintedText.quoted($0.key)): \($0.value.compactText)" }.joined(
                    separator: ", ")
                + " }"
        }
    }

    /// Returns the shortest text that parses to the number.
    static func literal(_ number: Double) -> String {
        if let whole = Int(exactly: number) { "\(whole)" } else { "\(number)" }
    }
}
