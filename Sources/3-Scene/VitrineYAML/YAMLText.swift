/// A text as the YAML library is given it: without the characters that only YAML 1.1 takes for ends of lines.
///
/// Since YAML 1.2 (section 5.4) the next line (U+0085), the line separator (U+2028, which design tools write
/// for a soft break) and the paragraph separator (U+2029) are characters of a text like any other, and no
/// editor counts a line there. The library folds them into blanks. Unassigned characters stand for them while
/// it reads, one for each, so that columns stay.
package struct YAMLText {
    /// The text for the library.
    package let neutral: String
    /// The characters that stand for others, with those.
    private let replaced: [Unicode.Scalar: Unicode.Scalar]

    private static let separators: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]

    package init(_ text: String) {
        guard Self.hasSeparator(text) else {
            (neutral, replaced) = (text, [:])
            return
        }
        var unused = Self.unusedScalars(in: text)
        var standIns: [Unicode.Scalar: Unicode.Scalar] = [:]
        for separator in Self.separators { standIns[separator] = unused.popLast() }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(standIns[scalar] ?? scalar) }
        neutral = String(scalars)
        replaced = Dictionary(standIns.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a text that the library has read with its own characters.
    package func restored(_ text: String) -> String {
        guard !replaced.isEmpty else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(replaced[scalar] ?? scalar) }
        return String(scalars)
    }

    /// Returns `true` if a text has a separator, by its bytes: most have none.
    private static func hasSeparator(_ text: String) -> Bool {
        var (last, before): (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if byte == 0x85, last == 0xC2 { return true }
            if byte == 0xA8 || byte == 0xA9, last == 0x80, before == 0xE2 { return true }
            (before, last) = (last, byte)
        }
        return false
    }

    /// Returns private characters that a text does not have, at least as many as there are separators.
    private static func unusedScalars(in text: String) -> [Unicode.Scalar] {
        // Of a text that has all of them the separators stay, and are folded.
        let used = Set(text.unicodeScalars.lazy.filter { (0x10_0000...0x10_FFFD).contains($0.value) })
        return (0x10_0000...0x10_FFFD as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
            .filter { !used.contains($0) }.prefix(separators.count).map { $0 }
    }
}
