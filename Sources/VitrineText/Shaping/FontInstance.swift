import CHarfBuzz

/// One face at one place of its axes: shaping, outlines and metrics together.
final class FontInstance {
    let record: FontRecord
    let shaping: ShapingFont
    let outlines: OutlineSource
    let unitsPerEm: Int
    /// In font units.
    let metrics: DesignMetrics

    init(
        record: FontRecord, axisValues: [Double], face: ShapingFace, data: FontData, library: OutlineLibrary
    ) throws(FontError) {
        self.record = record
        let axes = zip(record.axes, axisValues).map { (tag: OpenTypeTag.value($0.tag), value: $1) }
        shaping = try ShapingFont(face: face, axes: axes)
        outlines = try OutlineSource(library: library, data: data, index: record.index, axes: axisValues)
        unitsPerEm = face.unitsPerEm
        metrics = DesignMetrics(shaping: shaping, outlines: outlines)
    }
}
