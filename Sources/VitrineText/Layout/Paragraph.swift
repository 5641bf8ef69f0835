import VitrineDisplayList
import VitrineGeometry

/// A text laid out, ready to be placed. All lengths are in points.
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
        /// From the paragraph's top down to the line's bottom.
        public var bottom: Double
        /// Whether the line's text begins at its right.
        public var isRightToLeft: Bool
        /// From left to right; at least one. Positions are relative to the left end of the line's baseline.
        var segments: [Segment]
        var decorations: [PlacedDecoration]

        var glyphs: [GlyphRun.Glyph] { segments.flatMap(\.glyphs) }
    }

    /// Neighbours on a line that are drawn at once.
    struct Segment: Sendable {
        var text: String
        /// What it is set in, for people.
        var fontSummary: String
        var fontSize: Double
        var unitsPerEm: Double
        var paint: Int
        var x: Double
        var width: Double
        /// Those with outlines.
        var glyphs: [GlyphRun.Glyph]
        var bitmaps: [PlacedBitmap]
    }

    struct PlacedBitmap: Sendable {
        var bitmap: GlyphBitmap
        var frame: Rect
    }

    struct PlacedDecoration: Sendable {
        var isBehind: Bool
        var decoration: TextDecoration
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
    /// Characters that no font has a glyph for (set as a box) and control characters other than tabs
    /// and line breaks (not set at all), in order, each once.
    public var missing: [Unicode.Scalar]
    /// Whether an ellipsis stands for text beyond the line limit.
    public var isTruncated: Bool
    /// What sizes were multiplied by to fit; 1 where nothing shrank.
    public var scaleFactor = 1.0

    var alignment: TextAlignment

    /// The left end of a line's baseline, in a box with its top left at `origin` and as wide as `width`.
    /// Lines wider than the box start at its leading edge, which is the one where the line's text begins, or the
    /// right one for all lines where that is what leading means around the text.
    /// - Parameter scale: device pixels per point where baselines are to stand on whole ones.
    func lineOrigin(
        of line: Line, in origin: Point, width: Double, leadingIsRight: Bool = false, scale: Double? = nil
    ) -> Point {
        let room = max(width - line.width, 0)
        let beginsRight = line.isRightToLeft || leadingIsRight
        let overflow = beginsRight ? min(width - line.width, 0) : 0
        let indent =
            switch alignment {
            case .leading: beginsRight ? room : 0
            case .center: room / 2
            case .trailing: beginsRight ? 0 : room
            }
        let baseline = origin.y + line.baseline
        return Point(
            origin.x + indent + overflow, scale.map { (baseline * $0).rounded() / $0 } ?? baseline)
    }

    /// The runs of outlines, in a box with its top left at `origin` and as wide as `width`, within which the
    /// lines are aligned.
    public func glyphRuns(at origin: Point, width: Double) -> [GlyphRun] {
        lines.flatMap { line in
            let start = lineOrigin(of: line, in: origin, width: width)
            return line.segments.map { $0.glyphRun(from: start) }
        }
    }
}

extension Paragraph.Segment {
    func glyphRun(from start: Point) -> GlyphRun {
        GlyphRun(
            text: text, fontDescription: fontSummary, size: fontSize, unitsPerEm: unitsPerEm,
            origin: Point(start.x + x, start.y), advance: width,
            glyphs: glyphs.map { GlyphRun.Glyph(outline: $0.outline, position: start + $0.position) })
    }
}
