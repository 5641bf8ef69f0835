import CHarfBuzz
import VitrineDisplayList
import VitrineGeometry

/// Vertical metrics in font units, including variations.
///
/// As chosen by HarfBuzz, ascender, descender and line gap are those of `OS/2` (typo) if its flag
/// USE_TYPO_METRICS is set, otherwise those of `hhea`. The Windows metrics are never used, because they
/// specify clipping rather than spacing.
struct DesignMetrics {
    var ascent: Double
    /// The distance below the baseline; positive.
    var descent: Double
    var lineGap: Double
    var capHeight: Double
    var xHeight: Double
    /// The middles of the lines under and through a text, above the baseline, and their thickness.
    var underline: (middle: Double, thickness: Double)
    var strikethrough: (middle: Double, thickness: Double)

    init(shaping: HarfBuzzFont, outlines: FreeTypeFace) {
        ascent = shaping.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0
        descent = -(shaping.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0)
        lineGap = max(shaping.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0, 0)
        // Old fonts do not state the two heights, so they are measured on flat letters.
        func height(_ tag: hb_ot_metrics_tag_t, _ letter: Unicode.Scalar) -> Double {
            if let stated = shaping.metric(tag), stated > 0 { return stated }
            let bounds = shaping.glyph(for: letter).flatMap { outlines.outline(of: $0).bounds }
            return bounds.map { -$0.minY } ?? 0
        }
        capHeight = height(HB_OT_METRICS_TAG_CAP_HEIGHT, "H")
        xHeight = height(HB_OT_METRICS_TAG_X_HEIGHT, "x")

        // In `post`, the underline position is its middle according to Apple and its top according to
        // OpenType. HarfBuzz and FreeType pass the number on unchanged; OpenType's reading is the common one.
        // In `OS/2`, the strikeout position is its top. A font without these values gets lines of a twentieth
        // of its em.
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
