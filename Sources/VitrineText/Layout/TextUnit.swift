/// The least part of a line that is never broken: a grapheme, or several that share a ligature.
///
/// Widths are in 1/65,536 font unit, whole numbers, so that sums do not depend on where they start and
/// a line is exactly as wide in each layout.
struct TextUnit {
    /// Offset of the unit's first byte in the whole text's UTF-8.
    var start: Int
    var glyphs: Range<Int>
    /// How far the pen moves, with kerning and tracking.
    var advance: Int
    /// How wide the unit is as the last one of a line: without tracking, and without kerning with what follows.
    var end: Int
    /// Whether the unit hangs at the end of a line.
    var isSpace: Bool
    /// Whether a line may end after the unit.
    var breaksAfter: Bool

    static let perFontUnit = 65536
    static let perShapingUnit = perFontUnit / ShapingFont.unitsPerFontUnit
}

/// Text between two mandatory breaks, shaped as a whole: kerning, ligatures and joined letters are
/// those of the unbroken text (CSS Text Level 3, section 5.6), and breaking lines is only arithmetic.
struct HardLine {
    var units: [TextUnit]
    var glyphs: [ShapedGlyph]
    /// The line's bytes in the whole text's UTF-8, with its terminator.
    var bytes: Range<Int>
    /// Where the terminator starts.
    var terminator: Int
}

/// A text shaped in one font, before lines are broken.
struct ShapedText {
    var lines: [HardLine]
    var missing: [Unicode.Scalar]
}
