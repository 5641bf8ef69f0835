extension LocatedJSON {
    /// The value on one line.
    var compactText: String {
        switch content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(_, let literal): literal
        case .string(let text): Self.quoted(text)
        case .array(let values): "[" + values.map(\.compactText).joined(separator: ", ") + "]"
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members):
            "{ " + members.map { "\(Self.quoted($0.key)): \($0.value.compactText)" }.joined(separator: ", ")
                + " }"
        }
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let scalar where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The shortest text that reads back as the number.
    static func literal(_ number: Double) -> String {
        if let whole = Int(exactly: number) { "\(whole)" } else { "\(number)" }
    }
}
