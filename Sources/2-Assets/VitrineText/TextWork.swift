/// An estimate of the time that setting a text takes, made before it from its characters.
///
/// A unit is about a nanosecond of one core, as where painting is estimated. Most of it goes into finding a
/// font for each character, shaping, and looking for places to break lines.
package enum TextWork {
    /// The largest amount of work for all texts of a scene.
    package static let limit = 2_800_000_000

    /// The cost of a letter, digit or sign that most fonts have.
    private static let plain = 7000
    /// The cost of any other character, which may need another font, joins its neighbours or changes places
    /// with them.
    private static let other = 12_000
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

extension TextEngine {
    /// Returns the units of work of setting a text, as ``TextWork`` estimates them; 0 if it was set before.
    package func work(_ text: AttributedText, style: ParagraphStyle) -> Int {
        let units = isKnown(text, style) ? 0 : TextWork.units(of: text, style)
        estimatedWork += units
        return units
    }
}
