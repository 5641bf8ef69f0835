/// A font of a text: a requested one, or a fallback for characters that it lacks.
struct ShapedFont {
    let instance: FontInstance
    let description: FontDescription
    /// The number of units of the paragraph per unit of this font.
    let factor: Double
    /// The metrics that the font contributes to the height of lines.
    let metrics: FontMetrics

    /// `true` if letters are placed as those of the system's font, which the font takes the place of.
    var fitsLetters: Bool {
        description.metrics == .system && [.default, .rounded].contains(description.design)
            && !instance.letters.isEmpty
    }

    /// Returns how the letter of the system's font that a glyph stands for is placed beside the glyph, in the
    /// units of shaping; `nil` for others, and where they are not asked for.
    func difference(of glyph: UInt32) -> (advance: Int32, shift: Int32)? {
        guard fitsLetters, let typeface = instance.typeface, let letter = instance.letters[glyph] else {
            return nil
        }
        let ems = letter.differences(weight: description.weight, cut: typeface.cut)
        let em = Double(instance.unitsPerEm * HarfBuzzFont.unitsPerFontUnit)
        return (Int32((ems.advance * em).rounded()), Int32((ems.shift * em).rounded()))
    }

    /// Returns the advance of a glyph by itself, in font units.
    func advance(of glyph: UInt32) -> Int32 {
        instance.numeral(glyph, isMonospaced: description.monospacedDigits)?.advance
            ?? instance.shaping.advance(of: glyph) + (difference(of: glyph)?.advance ?? 0)
    }
}
