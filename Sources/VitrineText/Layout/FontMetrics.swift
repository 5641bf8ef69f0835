/// Vertical metrics of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up.
    public var ascent: Double
    /// From the baseline down, positive.
    public var descent: Double
    /// Ascent, descent and line gap together; half of the gap stands above each line, half below, as in
    /// CSS for `line-height: normal`.
    public var lineHeight: Double
    public var capHeight: Double
    public var xHeight: Double
    /// The lines that are drawn with a text.
    public var underline: Line
    public var strikethrough: Line

    /// A line along a text.
    public struct Line: Hashable, Sendable {
        /// From the baseline up to the line's middle.
        public var middle: Double
        public var thickness: Double
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

    /// From a line's top to its baseline.
    var baseline: Double { (lineHeight - ascent - descent) / 2 + ascent }
}
