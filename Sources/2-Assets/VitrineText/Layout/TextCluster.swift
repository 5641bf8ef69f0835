/// The smallest part of a line that is never broken: a grapheme, or several that share a ligature.
///
/// Widths are integers, in 1/65,536 font unit of the paragraph's largest font. Sums therefore do not depend
/// on their starting point, and a line has exactly the same width in every layout.
struct TextCluster {
    /// The offset of the unit's first byte in the UTF-8 of the whole text.
    var start: Int
    var glyphs: Range<Int>
    /// The numbers of graphemes and of scalars.
    var graphemes: Int
    var scalars: Int
    /// The distance by which the pen moves, including kerning and tracking.
    var advance: Int
    /// The width of the unit at the end of a line: without tracking, and without kerning with the next unit.
    var widthAtLineEnd: Int
    /// The tracking included in the advance, which stays if the next unit is cut off.
    var tracking: Int
    /// `true` if the unit hangs at the end of a line.
    var isSpace: Bool
    /// `true` if a line may end after the unit.
    var allowsBreakAfter: Bool
    /// The hyphen that shows if a line ends after the unit.
    var hyphen: Hyphen?
    /// The index of the font among those of the shaped text.
    var font: Int
    /// The embedding level (UAX #9): even for left to right, odd for right to left.
    var level: UInt8

    struct Hyphen {
        var glyph: ShapedGlyph
        var text: String
        var width: Int
        /// `true` if it follows the unit; a soft hyphen shows it in its own place.
        var isAdded = false
    }

    static let subunitsPerFontUnit = 65536
    static let subunitsPerShapingUnit = subunitsPerFontUnit / HarfBuzzFont.unitsPerFontUnit

    var isRightToLeft: Bool { level & 1 == 1 }

    /// `true` if a line without spaces may be widened after the unit: between ideographs, not within words.
    var canWidenAfter: Bool { allowsBreakAfter && hyphen == nil }
}
