import CHarfBuzz
import VitrineGeometry

/// One face with fixed axis values: its shaping, outlines and metrics.
final class FontInstance {
    let record: FontFace
    let shaping: HarfBuzzFont
    let outlines: FreeTypeFace
    /// The number of units to the em, which is the font's own, or another for letters fitted to a typeface.
    let unitsPerEm: Int
    /// The metrics in font units.
    let metrics: DesignMetrics
    /// The font's role as a system font, if it has one.
    let typeface: SystemTypeface?

    /// The letters that the typeface stands for, by glyph; none where it stands for no other.
    private(set) lazy var letters: [UInt32: SystemLetter] =
        typeface.map { $0.cut == .original ? [:] : shaping.systemLetters } ?? [:]

    /// The kerning of Greek letters that the font leaves out; none where it stands for no other.
    private(set) lazy var greekKerning: (before: [UInt32: Int32], round: Set<UInt32>) =
        letters.isEmpty ? ([:], []) : shaping.greekKerning

    /// The rounding of the letters; `nil` for letters as the font has them.
    private let rounding: OutlineRounding?
    private var rounded = Cache<UInt32, GlyphOutline>(capacity: 4096)
    /// The numerals of a clock, and which glyphs they take the place of; none for other letters.
    private let numerals: ClockNumerals?
    private let numeralGlyphs: [UInt32: Unicode.Scalar]
    /// The glyphs in colours; `nil` if the font has none.
    private let colors: ColorTable?
    private var colored: [UInt32: ColorGlyph?] = [:]

    init(
        record: FontFace, axisValues: [Double], typeface: SystemTypeface?, face: HarfBuzzFace, data: FontData,
        library: FreeTypeLibrary
    ) throws(FontError) {
        self.record = record
        self.typeface = typeface
        let axes = zip(record.axes, axisValues).map { (tag: OpenTypeTag.value($0.tag), value: $1) }
        shaping = try HarfBuzzFont(face: face, axes: axes)
        outlines = try FreeTypeFace(library: library, data: data, index: record.index, axes: axisValues)
        var metrics = DesignMetrics(shaping: shaping, outlines: outlines)
        unitsPerEm =
            typeface?.unitsPerEm(capHeight: metrics.capHeight, otherwise: face.unitsPerEm) ?? face.unitsPerEm
        if let line = typeface?.line {
            metrics.ascent = line.ascent * Double(unitsPerEm)
            metrics.descent = line.descent * Double(unitsPerEm)
            metrics.lineGap = 0
        }
        self.metrics = metrics
        rounding =
            record.form == .original
            ? nil : OutlineRounding(shaping, outlines, unitsPerEm: face.unitsPerEm)
        numerals =
            record.form == .clock
            ? rounding.map { ClockNumerals(height: metrics.capHeight, stem: $0.stem) } : nil
        let characters = numerals == nil ? [] : ClockNumerals.characters
        numeralGlyphs = Dictionary(
            characters.compactMap { [shaping] scalar in shaping.glyph(for: scalar).map { ($0, scalar) } },
            uniquingKeysWith: { first, _ in first })
        colors = data.table("COLR", ofFace: record.index).flatMap { [shaping, outlines] table in
            data.table("CPAL", ofFace: record.index).flatMap { palette in
                ColorTable(
                    table, palette: palette, coordinates: shaping.normalizedCoordinates,
                    outline: outlines.outline)
            }
        }
    }

    /// `true` if the font has pictures of its glyphs in colour, as emoji fonts do.
    var hasPictures: Bool { colors != nil || outlines.hasBitmaps }

    /// Returns a glyph that is drawn in colours, as shapes; `nil` for any other, and for one whose
    /// description is damaged.
    func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
        guard let colors else { return nil }
        if let known = colored[glyph] { return known }
        let denials = outlines.denials
        let made = colors.paint(of: glyph).flatMap { ColorGlyph($0, unitsPerEm: Double(unitsPerEm)) }
        if outlines.denials == denials { colored[glyph] = made }
        return made
    }

    /// Returns `true` if the face can draw a grapheme. Fonts may contain glyphs in formats that are not
    /// supported (`SVG`).
    func canDraw(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = cluster.first, hasPictures || FallbackFamilies.isEmoji(cluster),
            let glyph = shaping.glyph(for: first)
        else { return true }
        return colorGlyph(glyph) != nil || outlines.bitmap(of: glyph) != nil
            || !outlines.outline(of: glyph).path.isEmpty
    }

    /// Returns the advance of a glyph that a numeral takes the place of, in the units of shaping, and how far
    /// the numeral lies from the start; `nil` for other glyphs.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - isMonospaced: `true` if all digits are as wide as the widest, a 4.
    func numeral(_ glyph: UInt32, isMonospaced: Bool) -> (advance: Int32, offset: Int32)? {
        guard let numerals, let character = numeralGlyphs[glyph] else { return nil }
        let own = numerals.advance(of: character)
        let isWide = isMonospaced && character != ":"
        let advance = isWide ? numerals.advance(of: "4") : own
        func units(_ length: Double) -> Int32 {
            Int32(exactly: (length * Double(HarfBuzzFont.unitsPerFontUnit)).rounded()) ?? 0
        }
        return (units(advance), units((advance - own) / 2))
    }

    /// Returns the outline that a glyph is drawn with, in font units, or an empty one if it has none.
    func outline(of glyph: UInt32) -> GlyphOutline {
        guard let rounding else { return outlines.outline(of: glyph) }
        if let known = rounded[glyph] { return known }
        let denials = outlines.denials
        let made =
            numeralGlyphs[glyph].flatMap { numerals?.outline(of: $0) }
            ?? rounding.rounded(outlines.outline(of: glyph))
        if outlines.denials == denials { rounded.insert(made, for: glyph) }
        return made
    }
}
