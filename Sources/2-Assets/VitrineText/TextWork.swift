/// An estimate of the time that setting a text takes, made before it from its characters.
///
/// A unit is about a nanosecond of one core, as where painting is estimated. Most of it goes into finding a
/// font for each character, shaping, and looking for places to break lines.
package enum TextWork {
    /// The largest amount of work for all texts of a scene.
    package static let limit = 3_200_000_000

    /// The cost of a letter, digit or sign that most fonts have.
    private static let plain = 11_000
    /// The cost of any other character, which may need another font, joins its neighbours or changes places
    /// with them.
    private static let other = 19_000
    /// The cost of opening a font of thousands of letters: of Chinese, Japanese or Korean, or of emoji.
    static let largeFont = 40_000_000
    /// The number of times that a text is shaped until it fits, each time smaller.
    private static let shrinking = 8

    /// Returns the units of a text.
    static func units(of text: AttributedText, _ style: ParagraphStyle) -> Int {
        var units = 0
        for run in text.runs {
            for scalar in run.text.unicodeScalars { units += scalar.value < 0x0590 ? plain : other }
        }
        return style.minimumScaleFactor < 1 ? units * shrinking : units
    }
}

extension TextWork {
    /// A kind of letters whose font takes long to be opened.
    enum LargeFont {
        case eastAsian, emoji

        /// Creates the kind that a character is of.
        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFF00..<0xFFF0,
                0x20000..<0x40000:
                self = .eastAsian
            case 0x1F000..<0x20000: self = .emoji
            default: return nil
            }
        }
    }
}

extension TextEngine {
    /// Returns the units of work of setting a text, as ``TextWork`` estimates them; 0 if it was set before.
    package func work(_ text: AttributedText, style: ParagraphStyle) -> Int {
        guard !isKnown(text, style) else { return 0 }
        var units = TextWork.units(of: text, style)
        for run in text.runs {
            for scalar in run.text.unicodeScalars {
                guard let font = TextWork.LargeFont(scalar) else { continue }
                if openedFonts.insert(font).inserted { units += TextWork.largeFont }
            }
        }
        estimatedWork += units
        return units
    }
}
