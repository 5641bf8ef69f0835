import VitrineDisplayList
import VitrineGeometry

/// Text that has been laid out and is ready to be placed. All lengths are in points.
package struct Paragraph: Sendable {
    /// A line of a paragraph.
    package struct Line: Sendable {
        /// The part of the text that is on the line, including the spaces and the line break at its end.
        /// Concatenated, the lines make up the whole text, unless the paragraph is truncated.
        package var text: String
        /// The visible text: without the spaces and the break at the end, but with the ellipsis if there is
        /// one.
        package var visibleText: String
        /// The advance of the visible text, without tracking after the last character.
        package var width: Double
        /// The distance from the top of the paragraph down to the baseline of the line.
        package var baseline: Double
        /// The distance from the top of the paragraph down to the bottom of the line.
        package var bottom: Double
        /// `true` if the base direction of the line is right to left.
        package var isRightToLeft: Bool
        /// The segments from left to right, at least one. Positions are relative to the left end of the
        /// line's baseline.
        var segments: [Segment]
        var decorations: [PlacedDecoration]
    }

    /// A sequence of glyphs on a line that are drawn together.
    struct Segment: Sendable {
        var text: String
        /// A description of the font for users.
        var fontDescription: String
        var fontSize: Double
        var unitsPerEm: Double
        /// The paint of the run, as in ``TextAttributes/paint``.
        var paint: Int
        var x: Double
        var width: Double
        /// The glyphs that have outlines.
        var glyphs: [GlyphRun.Glyph]
        var pictures: [PlacedPicture]
    }

    struct PlacedPicture: Sendable {
        var picture: GlyphPicture
        /// The pen position, and the size of the em in points.
        var pen: Point
        var size: Double
    }

    struct PlacedDecoration: Sendable {
        var isBehindText: Bool
        var decoration: TextDecoration
    }

    /// The width of the widest line, not rounded, and the height of all lines with the spacing between them.
    ///
    /// Laying the text out again at this width gives the same lines, unless a single grapheme is wider than
    /// the limit was.
    package var size: Size
    /// The distance from the top down to the baseline of the first line.
    package var firstBaseline: Double
    /// The distance from the top down to the baseline of the last line.
    package var lastBaseline: Double
    /// The lines, at least one.
    package var lines: [Line]
    /// The characters that no font has a glyph for (drawn as a box) and control characters other than tabs
    /// and line breaks (not drawn at all), in order and without duplicates.
    package var undrawnCharacters: [Unicode.Scalar]
    /// `true` if an ellipsis replaces text beyond the line limit.
    package var isTruncated: Bool
    /// The scale factor applied to sizes to make the text fit; 1 if it was not shrunk.
    package var scaleFactor = 1.0

    var alignment: TextAlignment

    /// Returns the left end of a line's baseline in a box.
    ///
    /// Lines wider than the box begin at its leading edge: the edge where the text of the line begins, or the
    /// right one for all lines if `isLeadingOnRight` is `true`.
    ///
    /// - Parameters:
    ///   - line: The line to place.
    ///   - origin: The top left corner of the box.
    ///   - width: The width of the box, in points.
    ///   - isLeadingOnRight: Pass `true` if the leading edge is on the right for all lines.
    ///   - scale: The device pixels per point, to align baselines with whole pixels; `nil` to leave them
    ///     where they are.
    package func lineOrigin(
        of line: Line, inBoxAt origin: Point, width: Double, isLeadingOnRight: Bool = false,
        scale: Double? = nil
    ) -> Point {
        let room = max(width - line.width, 0)
        let beginsRight = line.isRightToLeft || isLeadingOnRight
        let overflow = beginsRight ? min(width - line.width, 0) : 0
        let indent =
            switch alignment {
            case .leading, .justified: beginsRight ? room : 0
            case .center: room / 2
            case .trailing: beginsRight ? 0 : room
            }
        let baseline = origin.y + line.baseline
        return Point(
            origin.x + indent + overflow, scale.map { (baseline * $0).rounded() / $0 } ?? baseline)
    }

    /// Returns the outlines of all lines, aligned in a box.
    ///
    /// - Parameters:
    ///   - origin: The top left corner of the box.
    ///   - width: The width of the box, in points.
    package func glyphRuns(at origin: Point, width: Double) -> [GlyphRun] {
        lines.flatMap { line in
            let start = lineOrigin(of: line, inBoxAt: origin, width: width)
            return line.segments.map { $0.glyphRun(from: start) }
        }
    }
}

extension Paragraph.Segment {
    func glyphRun(from start: Point) -> GlyphRun {
        GlyphRun(
            text: text, fontDescription: fontDescription, size: fontSize, unitsPerEm: unitsPerEm,
            origin: Point(start.x + x, start.y), advance: width,
            glyphs: glyphs.map { GlyphRun.Glyph(outline: $0.outline, position: start + $0.position) })
    }
}
