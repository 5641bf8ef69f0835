extension XMLReader {
    /// Reads the attributes of a tag, up to its end.
    mutating func attributes(of element: String) throws(SVGError) -> [XMLAttribute] {
        var list: [XMLAttribute] = []
        var seen: Set<String> = []
        while true {
            let hadSpace = skipSpace()
            guard at < bytes.count else { throw error(.unfinished("`<\(element)`"), at) }
            if bytes[at] == UInt8(ascii: ">") || bytes[at] == UInt8(ascii: "/") { return list }
            let offset = at
            guard hadSpace, let name = takeName() else {
                throw error(.expected("an attribute, or the end of `<\(element)`"), at)
            }
            guard seen.insert(name).inserted else { throw error(.duplicateAttribute(name), offset) }
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
                throw error(.expected("`=` after `\(name)`"), at)
            }
            at += 1
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
                throw error(.expected("a quoted value of `\(name)`"), at)
            }
            let quote = bytes[at]
            let start = at + 1
            at = start
            while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "<") { at += 1 }
            guard at < bytes.count, bytes[at] == quote else {
                throw error(.unfinished("the value of `\(name)`"), start - 1)
            }
            let (value, isPlain) = try decoded(start..<at)
            at += 1
            list.append(
                XMLAttribute(name: name, value: value, offset: offset, valueOffset: start, isPlain: isPlain))
        }
    }

    /// Returns the text of a part of the file with its references resolved, and `true` if there were none.
    func decoded(_ range: Range<Int>) throws(SVGError) -> (text: String, isPlain: Bool) {
        guard let first = bytes[range].firstIndex(of: UInt8(ascii: "&")) else {
            return (String(decoding: bytes[range], as: UTF8.self), true)
        }
        var text = String(decoding: bytes[range.lowerBound..<first], as: UTF8.self)
        var position = first
        while position < range.upperBound {
            guard bytes[position] == UInt8(ascii: "&") else {
                let next =
                    bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
                text += String(decoding: bytes[position..<next], as: UTF8.self)
                position = next
                continue
            }
            // No known entity has a longer name; the bound keeps `&&&&` linear.
            let limit = min(position + 12, range.upperBound)
            guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else {
                throw error(.expected("`;` after `&`"), position)
            }
            let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
            guard let scalar = Self.scalar(of: name) else { throw error(.unknownEntity(name), position) }
            text.unicodeScalars.append(scalar)
            position = end + 1
        }
        return (text, false)
    }

    private static func scalar(of entity: String) -> Unicode.Scalar? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard entity.hasPrefix("#") else { return nil }
            let digits = entity.dropFirst()
            let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init)
        }
    }

    /// Reads a non-empty name at this position, or returns `nil`.
    mutating func takeName() -> String? {
        let start = at
        while at < bytes.count, Self.isNameByte(bytes[at], isFirst: at == start) { at += 1 }
        return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
    }

    /// Skips white space and returns `true` if there was any.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = at
        while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
        return at > start
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// Returns `true` for everything that XML allows beyond ASCII, and harmlessly for a little more.
    private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }
}
