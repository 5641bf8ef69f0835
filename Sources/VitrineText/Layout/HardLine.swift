/// Text between two mandatory breaks, shaped as a whole: kerning, ligatures and joined letters are
/// those of the unbroken text (CSS Text Level 3, section 5.6), and breaking lines is only arithmetic.
struct HardLine {
    var clusters: [TextCluster]
    /// In the order of the text, whichever way they run.
    var glyphs: [ShapedGlyph]
    /// The line's bytes in the whole text's UTF-8, with its terminator.
    var bytes: Range<Int>
    /// Where the terminator starts.
    var terminator: Int
    /// The level of the paragraph that the line is (UAX #9): 0 or 1.
    var baseLevel: UInt8
}
