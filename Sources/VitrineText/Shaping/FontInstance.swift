import CHarfBuzz

/// One face with fixed axis values: its shaping, outlines and metrics.
final class FontInstance {
    let record: FontFace
    let shaping: HarfBuzzFont
    let outlines: FreeTypeFace
    let unitsPerEm: Int
    /// The metrics in font units.
    let metrics: DesignMetrics

    init(
        record: FontFace, axisValues: [Double], face: HarfBuzzFace, data: FontData, library: FreeTypeLibrary
    ) throws(FontError) {
        self.record = record
        let axes = zip(record.axes, axisValues).map { (tag: OpenTypeTag.value($0.tag), value: $1) }
        shaping = try HarfBuzzFont(face: face, axes: axes)
        outlines = try FreeTypeFace(library: library, data: data, index: record.index, axes: axisValues)
        unitsPerEm = face.unitsPerEm
        metrics = DesignMetrics(shaping: shaping, outlines: outlines)
    }
}
