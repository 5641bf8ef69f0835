/// The text between two mandatory breaks, shaped as a whole.
///
/// Kerning, ligatures and joined letters are those of the unbroken text (CSS Text Level 3, section 5.6), so
/// that breaking it into lines requires only arithmetic.
struct MandatoryLine {
    var clusters: [TextCluster]
    /// The glyphs in the order of the text, regardless of its direction.
    var glyphs: [ShapedGlyph]
    /// The bytes of the line in the UTF-8 of the whole text, including its terminator.
    var bytes: Range<Int>
    /// The offset of the terminator.
    var terminator: Int
    /// The level of the line as a paragraph (UAX #9): 0 or 1.
    var baseLevel: UInt8
}
