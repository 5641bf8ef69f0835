extension FuzzValue {
    /// Reads JSON leniently, or returns `nil` where brackets and quotes do not match. What is no text, list
    /// or map is kept as it is written.
    init?(json bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        guard reader.isAtEnd else { return nil }
        self = value
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool { index >= bytes.count }

        mutating func skipSpace() {
            while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
            index += 1
            return true
        }

        mutating func value(depth: Int) -> FuzzValue? {
            guard depth < 100 else { return nil }
            if take("\"") { return string().map(FuzzValue.text) }
            if take("[") {
                var values: [FuzzValue] = []
                if take("]") { return .list(values) }
                while let value = value(depth: depth + 1) {
                    values.append(value)
                    if take("]") { return .list(values) }
                    guard take(",") else { return nil }
                }
                return nil
            }
            if take("{") { return map(depth: depth) }
            let start = index
            while index < bytes.count, !Array(",]}[{\": \n\r\t".utf8).contains(bytes[index]) { index += 1 }
            return start < index ? .raw(String(decoding: bytes[start..<index], as: UTF8.self)) : nil
        }

        private mutating func map(depth: Int) -> FuzzValue? {
            var members: [Member] = []
            if take("}") { return .map(members) }
            while take("\""), let key = string(), take(":"), let value = value(depth: depth + 1) {
                members.append(Member(key, value))
                if take("}") { return .map(members) }
                guard take(",") else { return nil }
            }
            return nil
        }

        /// Reads the rest of a text after its first quote.
        private mutating func string() -> String? {
            var text: [UInt8] = []
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
                guard byte == UInt8(ascii: "\\"), index < bytes.count else {
                    text.append(byte)
                    continue
                }
                // Only what occurs in seeds is told apart.
                text.append(bytes[index] == UInt8(ascii: "n") ? 0x0A : bytes[index])
                index += 1
            }
            return nil
        }
    }
}
