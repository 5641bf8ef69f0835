import CHarfBuzz
import VitrineDisplayList
import VitrineGeometry

/// Vertical metrics in font units, with their variation.
///
/// Ascender, descender and line gap are those of `OS/2` (typo) where its flag USE_TYPO_METRICS is set,
/// else those of `hhea`, by HarfBuzz's choice. Never those of Windows, which clip rather than space.
struct DesignMetrics {
    var ascent: Double
    /// Positive below the baseline.
    var descent: Double
    var lineGap: Double
    var capHeight: Double
    var xHeight: Double
    /// Middles of the lines under and through a text, above the baseline, and how thick they are.
    var underline: (middle: Double, thickness: Double)
    var strikethrough: (middle: Double, thickness: Double)

    init(shaping: HarfBuzzFont, outlines: FreeTypeFace) {
        ascent = shaping.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0
        descent = -(shaping.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0)
        lineGap = max(shaping.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0, 0)
        // Old fonts do not state the two heights; flat letters show them.
        func height(_ tag: hb_ot_metrics_tag_t, _ letter: Unicode.Scalar) -> Double {
            if let stated = shaping.metric(tag), stated > 0 { return stated }
            let bounds = shaping.glyph(for: letter).flatMap { outlines.outline(of: $0).path.controlBounds }
            return bounds.map { -$0.minY } ?? 0
        }
        capHeight = height(HB_OT_METRICS_TAG_CAP_HEIGHT, "H")
        xHeight = height(HB_OT_METRICS_TAG_X_HEIGHT, "x")

        // `post` states the underline's middle according to Apple and its top according to OpenType; HarfBuzz
        // and FreeType leave the number as it is, and OpenType's reading is the common one. `OS/2` states the
        // strikeout's top. A font without them has lines of a twentieth of its em.
        let twentieth = Double(shaping.face.unitsPerEm) / 20
        func line(_ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t, otherwise middle: Double) -> (
            Double, Double
        ) {
            guard let thickness = shaping.metric(size), thickness > 0, let top = shaping.metric(offset) else {
                return (middle, twentieth)
            }
            return (top - thickness / 2, thickness)
        }
        underline = line(
            HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: -2.5 * twentieth)
        strikethrough = line(
            HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, otherwise: xHeight / 2)
    }
}
