import VitrineGraphics

/// A text laid out in one font and style, ready to be placed. All lengths are in points.
public struct Paragraph: Sendable {
    /// One line.
    public struct Line: Sendable {
        /// The part of the text that the line stands for, with the spaces and the line break at its end.
        /// All lines' texts together are the text, unless the paragraph is truncated.
        public var text: String
        /// What is to be seen of it: without spaces and break at the end, with the ellipsis if any.
        public var visibleText: String
        /// The advance of what is to be seen, without tracking after the last character.
        public var width: Double
        /// From the paragraph's top down to the line's baseline.
        public var baseline: Double
        /// Glyphs with outlines; positions are relative to the start of the line's baseline.
        var glyphs: [GlyphRun.Glyph]
    }

    /// The widest line's width, not rounded, by the height of all lines with the spacing between them.
    /// Laying the text out again at this width gives the same lines, unless a single grapheme is wider
    /// than the limit was.
    public var size: Size
    /// From the top down to the first line's baseline.
    public var firstBaseline: Double
    /// From the top down to the last line's baseline.
    public var lastBaseline: Double
    /// At least one.
    public var lines: [Line]
    /// Characters that the font has no glyph for (set as its box) and control characters other than tabs
    /// and line breaks (not set at all), in order, each once.
    public var missing: [Unicode.Scalar]
    /// Whether an ellipsis stands for text beyond the line limit.
    public var isTruncated: Bool

    var alignment: TextAlignment
    var fontSummary: String
    var fontSize: Double
    var unitsPerEm: Double

    /// The lines as runs of outlines, one a line, in a box with its top left at `origin` and as wide as
    /// `width`, within which they are aligned. Lines wider than the box start at its leading edge.
    public func glyphRuns(at origin: Point, width: Double) -> [GlyphRun] {
        lines.map { line in
            let room = max(width - line.width, 0)
            let indent =
                switch alignment {
                case .leading: 0.0
                case .center: room / 2
                case .trailing: room
                }
            let start = Point(origin.x + indent, origin.y + line.baseline)
            return GlyphRun(
                text: line.visibleText, fontDescription: fontSummary, size: fontSize, unitsPerEm: unitsPerEm,
                origin: start, advance: line.width,
                glyphs: line.glyphs.map { GlyphRun.Glyph(outline: $0.outline, position: start + $0.position) }
            )
        }
    }
}
