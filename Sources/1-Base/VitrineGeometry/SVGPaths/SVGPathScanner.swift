/// Splits SVG path data and lists of numbers into commands, numbers and flags, by the grammar of SVG 1.1,
/// 8.3.9.
package struct SVGPathScanner {
    private let bytes: [UInt8]
    package private(set) var position = 0

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns the next byte after white space without consuming it, or `nil` at the end.
    package mutating func peek() -> UInt8? {
        skipSpace()
        return position < bytes.count ? bytes[position] : nil
    }

    package mutating func take() { position += 1 }

    /// Returns `true` if a number starts here, after white space and at most one comma.
    package mutating func startsNumber() -> Bool {
        var ahead = self
        ahead.skipSeparator()
        guard let byte = ahead.peek() else { return false }
        return Self.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+")
    }

    package mutating func skipSeparator() {
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
    }

    /// Returns a number, or `nil` with the position left where one was expected.
    package mutating func number() -> Double? {
        let start = position
        var end = start
        func at(_ i: Int) -> UInt8 { i < bytes.count ? bytes[i] : 0 }
        if at(end) == UInt8(ascii: "+") || at(end) == UInt8(ascii: "-") { end += 1 }
        let whole = end
        while Self.isDigit(at(end)) { end += 1 }
        var digits = end - whole
        if at(end) == UInt8(ascii: ".") {
            let fraction = end + 1
            var i = fraction
            while Self.isDigit(at(i)) { i += 1 }
            digits += i - fraction
            if digits > 0 { end = i }
        }
        guard digits > 0 else { return nil }
        if at(end) | 0x20 == UInt8(ascii: "e") {
            var i = end + 1
            if at(i) == UInt8(ascii: "+") || at(i) == UInt8(ascii: "-") { i += 1 }
            if Self.isDigit(at(i)) {
                while Self.isDigit(at(i)) { i += 1 }
                end = i
            }
        }
        position = end
        // Only ASCII digits, signs, a point and an exponent get here: the standard library rounds them
        // correctly, and returns infinity if they are too large.
        return Double(String(decoding: bytes[start..<end], as: UTF8.self)) ?? .infinity
    }

    /// Returns an arc's flag: one character, with or without a separator after it.
    mutating func flag() -> Bool? {
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "0"):
            position += 1
            return false
        case UInt8(ascii: "1"):
            position += 1
            return true
        default: return nil
        }
    }

    /// Returns the number of characters before a byte offset, and the character there.
    func place(_ offset: Int) -> (offset: Int, found: Character?) {
        let clamped = min(offset, bytes.count)
        let before = String(decoding: bytes[..<clamped], as: UTF8.self)
        return (before.count, String(decoding: bytes[clamped...].prefix(64), as: UTF8.self).first)
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[position]) {
            position += 1
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
