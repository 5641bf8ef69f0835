/// The target of a request, such as `/api/picture?scene=home.yaml`, decoded once.
struct HTTPTarget {
    let rawPath: String
    let path: [String]
    let query: [String: String]

    /// Decodes a target.
    ///
    /// - Throws: A refusal if the target is no path, has invalid percent escapes, or names a parameter twice.
    init(_ text: String) throws(HTTPRefusal) {
        guard text.utf8.first == UInt8(ascii: "/") else {
            throw HTTPRefusal(.badRequest, "the target is no path")
        }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        rawPath = String(parts[0])
        var path: [String] = []
        for part in rawPath.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            path.append(try Self.decoded(part, plusIsSpace: false))
        }
        self.path = path
        var query: [String: String] = [:]
        for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = try Self.decoded(sides[0], plusIsSpace: true)
            let value = try Self.decoded(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
            guard query.updateValue(value, forKey: name) == nil else {
                throw HTTPRefusal(.badRequest, "the parameter `\(name)` is given twice")
            }
        }
        self.query = query
    }

    /// Returns text without its percent escapes.
    ///
    /// - Throws: A refusal if an escape is incomplete, or the text has control characters or is not UTF-8.
    private static func decoded(_ text: Substring, plusIsSpace: Bool) throws(HTTPRefusal) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
                else { throw HTTPRefusal(.badRequest, "the target has an incomplete percent escape") }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self),
            !decoded.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
        else { throw HTTPRefusal(.badRequest, "the target holds characters that no name has") }
        return decoded
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
