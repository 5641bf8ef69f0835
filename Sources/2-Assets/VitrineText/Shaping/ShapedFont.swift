/// A font of a text: a requested one, or a fallback for characters that it lacks.
struct ShapedFont {
    let instance: FontInstance
    let description: FontDescription
    /// The number of units of the paragraph per unit of this font.
    let factor: Double
    /// The metrics that the font contributes to the height of lines.
    let metrics: FontMetrics

    /// Returns the advance of a glyph by itself, in font units.
    func advance(of glyph: UInt32) -> Int32 {
        instance.numeral(glyph, isMonospaced: description.monospacedDigits)?.advance
            ?? instance.shaping.advance(of: glyph)
    }
}
