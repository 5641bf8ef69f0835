/// A JSON pointer in a URI fragment (RFC 6901, section 6).
struct JSONPointer: Hashable {
    var segments: [String]

    /// Parses a pointer such as `#/a/b`.
    ///
    /// - Throws: A `JSONPointerError` that describes why the text is not a pointer.
    init(fragment text: String) throws(JSONPointerError) {
        guard text.hasPrefix("#") else { throw JSONPointerError("a pointer begins with `#/`") }
        guard text.hasPrefix("#/") else {
            if text == "#" {
                segments = []
                return
            }
            throw JSONPointerError("a pointer begins with `#/`")
        }
        guard let decoded = Self.percentDecoded(text.dropFirst(2)) else {
            throw JSONPointerError("`%` stands before two hexadecimal digits")
        }
        if decoded.isEmpty {
            // The format defines `#/` as the root of the document.
            segments = []
            return
        }
        var segments: [String] = []
        for part in decoded.split(separator: "/", omittingEmptySubsequences: false) {
            segments.append(try Self.unescaped(part))
        }
        self.segments = segments
    }

    init(_ segments: [String]) {
        self.segments = segments
    }

    var text: String {
        "#/"
            + segments.map { part in
                part.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : $0 == "%" ? "%25" : String($0) }.joined()
            }.joined(separator: "/")
    }

    private static func unescaped(_ part: Substring) throws(JSONPointerError) -> String {
        var result = ""
        var rest = part
        while let tilde = rest.firstIndex(of: "~") {
            result += rest[..<tilde]
            rest = rest[rest.index(after: tilde)...]
            switch rest.first {
            case "0": result += "~"
            case "1": result += "/"
            default: throw JSONPointerError("`~` stands before 0 (for `~`) or 1 (for `/`)")
            }
            rest.removeFirst()
        }
        return result + rest
    }

    private static func percentDecoded(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let digits = String(rest.prefix(2)),
                let value = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
