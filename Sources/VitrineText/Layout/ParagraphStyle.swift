/// Where the lines of a paragraph stand within its box.
public enum TextAlignment: String, Sendable, CaseIterable, Hashable { case leading, center, trailing }

/// How a paragraph is set.
public struct ParagraphStyle: Hashable, Sendable {
    public var alignment: TextAlignment
    /// Points between one line's bottom and the next one's top, added to the font's own line gap. Finite.
    public var lineSpacing: Double
    /// The most lines there may be, at least 1; nil for any number. Text beyond is cut with an ellipsis.
    public var lineLimit: Int?

    public init(alignment: TextAlignment = .leading, lineSpacing: Double = 0, lineLimit: Int? = nil) {
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.lineLimit = lineLimit
    }

    func validate() throws(FontError) {
        guard lineSpacing.isFinite else { throw .invalid(parameter: "lineSpacing", value: "\(lineSpacing)") }
        if let lineLimit, lineLimit < 1 { throw .invalid(parameter: "lineLimit", value: "\(lineLimit)") }
    }
}

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

    init(_ design: DesignMetrics, scale: Double) {
        ascent = design.ascent * scale
        descent = design.descent * scale
        lineHeight = (design.ascent + design.descent + design.lineGap) * scale
        capHeight = design.capHeight * scale
        xHeight = design.xHeight * scale
    }

    /// From a line's top to its baseline.
    var baseline: Double { (lineHeight - ascent - descent) / 2 + ascent }
}
