/// The numbers of a text, and the words between them: `9:41` and `9:42` differ in a number alone.
package struct NumbersInText {
    /// The numbers, those of a colour in hexadecimal digits included, channel by channel.
    package private(set) var numbers: [Double] = []
    /// What is around the numbers, in order.
    package private(set) var words: [String] = [""]

    package init(_ text: String) {
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            if let (channels, end) = Self.color(in: bytes, at: index) {
                numbers += channels
                words.append("#\(channels.count)")
                index = end
            } else if let (number, end) = Self.number(in: bytes, at: index) {
                numbers.append(number)
                words.append("")
                index = end
            } else {
                // Bytes of one character stay together: only ASCII ends a word.
                let start = index
                repeat { index += 1 } while index < bytes.count && !Self.begins(bytes[index])
                words[words.count - 1] += String(decoding: bytes[start..<index], as: UTF8.self)
            }
        }
    }

    /// Returns the numbers of each of some texts that differ in numbers alone, without those that all have in
    /// common; `nil` for other texts.
    ///
    /// - Parameters:
    ///   - texts: The texts.
    ///   - limit: The maximum number of numbers of each.
    package static func changing(in texts: [String], limit: Int) -> [[Double]]? {
        let read = texts.map(NumbersInText.init)
        guard let first = read.first, read.allSatisfy({ $0.words == first.words }) else { return nil }
        let changing = first.numbers.indices.filter { index in
            read.contains { $0.numbers[index] != first.numbers[index] }
        }.prefix(limit)
        return read.map { text in changing.map { text.numbers[$0] } }
    }

    /// Returns `true` if a number or a colour may begin with a byte.
    private static func begins(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "#") || byte == UInt8(ascii: "-") || isDigit(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }

    /// Returns the channels of `#RRGGBB` or `#RRGGBBAA`, and where it ends.
    private static func color(in bytes: [UInt8], at start: Int) -> (channels: [Double], end: Int)? {
        guard bytes[start] == UInt8(ascii: "#") else { return nil }
        let digits = bytes[(start + 1)...].prefix { $0 < 128 && Character(Unicode.Scalar($0)).isHexDigit }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let channels = stride(from: digits.startIndex, to: digits.endIndex, by: 2).map { place in
            Double(UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16) ?? 0)
        }
        return (channels, digits.endIndex)
    }

    /// Returns a number in decimal notation, and where it ends.
    private static func number(in bytes: [UInt8], at start: Int) -> (number: Double, end: Int)? {
        var end = start
        // A dash between two numbers is a word.
        let isAfterDigit = start > 0 && isDigit(bytes[start - 1])
        if bytes[end] == UInt8(ascii: "-"), !isAfterDigit { end += 1 }
        let digits = end
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        guard end > digits else { return nil }
        if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
            end += 1
            while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        }
        guard let number = Double(String(decoding: bytes[start..<end], as: UTF8.self)), number.isFinite else {
            return nil
        }
        return (number, end)
    }
}
