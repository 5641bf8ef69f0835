/// The least part of a line that is never broken: a grapheme, or several that share a ligature.
///
/// Widths are in 1/65,536 font unit of the paragraph's largest font, whole numbers, so that sums do not
/// depend on where they start and a line is exactly as wide in each layout.
struct TextUnit {
    /// Offset of the unit's first byte in the whole text's UTF-8.
    var start: Int
    var glyphs: Range<Int>
    /// How far the pen moves, with kerning and tracking.
    var advance: Int
    /// How wide the unit is as the last one of a line: without tracking, and without kerning with what follows.
    var end: Int
    /// What is added to the advance between units, and stays before what follows a cut.
    var tracking: Int
    /// Whether the unit hangs at the end of a line.
    var isSpace: Bool
    /// Whether a line may end after the unit.
    var breaksAfter: Bool
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

    static let perFontUnit = 65536
    static let perShapingUnit = perFontUnit / ShapingFont.unitsPerFontUnit

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// Text between two mandatory breaks, shaped as a whole: kerning, ligatures and joined letters are
/// those of the unbroken text (CSS Text Level 3, section 5.6), and breaking lines is only arithmetic.
struct HardLine {
    var units: [TextUnit]
    /// In the order of the text, whichever way they run.
    var glyphs: [ShapedGlyph]
    /// The line's bytes in the whole text's UTF-8, with its terminator.
    var bytes: Range<Int>
    /// Where the terminator starts.
    var terminator: Int
    /// The level of the paragraph that the line is (UAX #9): 0 or 1.
    var baseLevel: UInt8
}

/// A font of a text: one that was asked for, or one that steps in for characters that it lacks.
struct ShapedFont {
    let instance: FontInstance
    let description: FontDescription
    /// The paragraph's units per unit of this font.
    let factor: Double
    /// What it contributes to the height of lines.
    let metrics: FontMetrics
}

/// A text shaped in its fonts, before lines are broken.
struct ShapedText {
    var lines: [HardLine]
    var missing: [Unicode.Scalar]
    /// First those that were asked for, in the order of their first use.
    var fonts: [ShapedFont]
    /// Points per unit of width.
    var scale: Double
}
