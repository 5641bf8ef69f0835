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

    /// The rounding of the letters; `nil` for letters as the font has them.
    private let rounding: OutlineRounding?
    private var rounded = Cache<UInt32, GlyphOutline>(capacity: 4096)

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
            record.isRounded ? OutlineRounding(shaping, outlines, unitsPerEm: face.unitsPerEm) : nil
    }

    /// Returns the outline that a glyph is drawn with, in font units, or an empty one if it has none.
    func outline(of glyph: UInt32) -> GlyphOutline {
        guard let rounding else { return outlines.outline(of: glyph) }
        if let known = rounded[glyph] { return known }
        let denials = outlines.denials
        let made = rounding.rounded(outlines.outline(of: glyph))
        if outlines.denials == denials { rounded.insert(made, for: glyph) }
        return made
    }
}
