/// The vertical metrics of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up.
    package var ascent: Double
    /// The distance from the baseline down; positive.
    package var descent: Double
    /// The sum of ascent, descent and line gap. Half of the gap lies above each line and half below, as in
    /// CSS with `line-height: normal`.
    package var lineHeight: Double
    package var capHeight: Double
    package var xHeight: Double
    /// The lines that can be drawn along a text.
    package var underline: Line
    package var strikethrough: Line

    /// The position and thickness of a line along a text.
    package struct Line: Hashable, Sendable {
        /// The distance from the baseline up to the middle of the line.
        package var middle: Double
        package var thickness: Double
    }

    init(_ design: DesignMetrics, scale: Double) {
        ascent = design.ascent * scale
        descent = design.descent * scale
        lineHeight = (design.ascent + design.descent + design.lineGap) * scale
        capHeight = design.capHeight * scale
        xHeight = design.xHeight * scale
        underline = Line(
            middle: design.underline.middle * scale, thickness: design.underline.thickness * scale)
        strikethrough = Line(
            middle: design.strikethrough.middle * scale, thickness: design.strikethrough.thickness * scale)
    }

    /// The distance from the top of a line to its baseline.
    var baseline: Double { (lineHeight - ascent - descent) / 2 + ascent }
}
