/// Aliases in YAML's text, found without reading it.
package enum YAMLAliases {
    /// Returns `true` if no alias can be part of a key: each stands alone after a plain key on a line of its
    /// own, and nothing may be a question mark that begins a key.
    ///
    /// Of many texts it cannot tell, and returns `false`: what is in quotes or braces is not looked at.
    package static func areValues(in text: String) -> Bool {
        var (place, last) = (Place.indent, newLine)
        for byte in text.utf8 {
            if last == star, place == .other, isNamePart(byte) { return false }
            if byte == question, isBlank(last) || openers.contains(last) { return false }
            guard let next = place.next(byte, after: last) else { return false }
            (place, last) = (next, byte)
        }
        return true
    }

    /// What a byte of a line may be.
    private enum Place {
        case indent, key, colon, value, alias, rest, other

        /// Returns the place after a byte; `nil` if an alias does not stand alone.
        func next(_ byte: UInt8, after last: UInt8) -> Place? {
            if byte == newLine || byte == UInt8(ascii: "\r") { return .indent }
            switch self {
            case .indent:
                if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") { return .indent }
                return isKeyPart(byte) ? .key : .other
            case .key: return byte == UInt8(ascii: ":") ? .colon : isKeyPart(byte) ? .key : .other
            case .colon: return byte == UInt8(ascii: " ") ? .value : .other
            case .value: return byte == star ? .alias : byte == UInt8(ascii: " ") ? .value : .other
            case .alias: return isNamePart(byte) ? .alias : byte == UInt8(ascii: " ") ? .rest : nil
            case .rest: return byte == UInt8(ascii: " ") ? .rest : byte == UInt8(ascii: "#") ? .other : nil
            case .other: return .other
            }
        }
    }

    private static let newLine = UInt8(ascii: "\n")
    private static let star = UInt8(ascii: "*")
    private static let question = UInt8(ascii: "?")
    private static let openers = [UInt8](",:[{-".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Returns `true` for what a plain key may have, such as that which merges mappings, `<<`.
    private static func isKeyPart(_ byte: UInt8) -> Bool {
        isNamePart(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "<")
    }
}
