import VitrineJSON

/// A text as YAML has it on one line.
package enum YAMLScalar {
    /// Returns a text as a plain scalar if that reads back as the same text, otherwise in double quotes.
    package static func text(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    private static let words: Set = ["null", "true", "false", "nan", "y", "n", "yes", "no", "on", "off"]

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, isLetter(first),
            last != " ", last != ":", !words.contains(text.lowercased()), text.utf8.count < 80
        else { return false }
        var previous = first
        for scalar in text.unicodeScalars {
            guard isLetter(scalar) || ("0"..."9").contains(scalar) || " ._-/".unicodeScalars.contains(scalar),
                !(previous == " " && scalar == " ")
            else { return false }
            previous = scalar
        }
        return true
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    private static func quoted(_ text: String) -> String {
        PrintedText.quoted(text) { isPrintable($0) ? nil : escape($0) }
    }

    /// Returns `true` for the characters that YAML takes as they are, without its line ends, the byte order
    /// mark and what changes the direction of the text around it.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x2027, 0x202F...0x2065, 0x206A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
            0x10000...0x10FFFF:
            true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
