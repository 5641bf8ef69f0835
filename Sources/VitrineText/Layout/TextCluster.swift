/// The least part of a line that is never broken: a grapheme, or several that share a ligature.
///
/// Widths are in 1/65,536 font unit of the paragraph's largest font, whole numbers, so that sums do not
/// depend on where they start and a line is exactly as wide in each layout.
struct TextCluster {
    /// Offset of the unit's first byte in the whole text's UTF-8.
    var start: Int
    var glyphs: Range<Int>
    /// How far the pen moves, with kerning and tracking.
    var advance: Int
    /// How wide the unit is as the last one of a line: without tracking, and without kerning with what follows.
    var widthAtLineEnd: Int
    /// What is added to the advance between units, and stays before what follows a cut.
    var tracking: Int
    /// Whether the unit hangs at the end of a line.
    var isSpace: Bool
    /// Whether a line may end after the unit.
    var allowsBreakAfter: Bool
    /// What a soft hyphen shows where a line ends at it.
    var hyphen: Hyphen?
    /// Index of the font among the shaped text's.
    var font: Int
    /// The embedding level (UAX #9): even from left to right, odd from right to left.
    var level: UInt8

    struct Hyphen {
        var glyph: ShapedGlyph
        var text: String
        var width: Int
    }

    static let subunitsPerFontUnit = 65536
    static let subunitsPerShapingUnit = subunitsPerFontUnit / HarfBuzzFont.unitsPerFontUnit

    var isRightToLeft: Bool { level & 1 == 1 }
}
