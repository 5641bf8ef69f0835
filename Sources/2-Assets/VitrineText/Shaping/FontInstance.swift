import CHarfBuzz

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

    /// The mended bearings of the font in the place of the rounded design.
    private(set) lazy var rounded = RoundedTypeface(self)

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
    }
}
