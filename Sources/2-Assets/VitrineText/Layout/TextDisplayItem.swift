import VitrineDisplayList
import VitrineGeometry

/// A drawable part of a paragraph. Paints are the numbers given in its attributes.
package enum TextDisplayItem: Sendable {
    case glyphs(GlyphRun, paint: Int)
    /// A picture and its frame. It has colours of its own; only the opacity of its paint matters.
    case bitmap(GlyphBitmap, in: Rect, paint: Int)
    /// A glyph in the colours of its font, some of which may be that of its paint; the pen position, and the
    /// size of the em in points.
    case colorGlyph(ColorGlyph, at: Point, size: Double, paint: Int)
    case decoration(TextDecoration)
}

extension Paragraph {
    /// Returns everything to draw, from bottom to top: lines under the text, the text, and lines through it.
    ///
    /// - Parameters:
    ///   - origin: The top left corner of the box that lines are aligned in.
    ///   - width: The width of the box, in points.
    ///   - isLeadingOnRight: `true` to align left-to-right lines from the right as well. Default: `false`.
    ///   - scale: The device pixels per point, to align the baseline of every line with a whole pixel, so
    ///     that equal lines look equal; `nil` to leave baselines where they are.
    package func displayItems(
        at origin: Point, width: Double, isLeadingOnRight: Bool = false, scale: Double? = nil
    ) -> [TextDisplayItem] {
        var below: [TextDisplayItem] = []
        var middle: [TextDisplayItem] = []
        var above: [TextDisplayItem] = []
        for line in lines {
            let start = lineOrigin(
                of: line, inBoxAt: origin, width: width, isLeadingOnRight: isLeadingOnRight, scale: scale)
            for stroke in line.decorations {
                var placed = stroke.decoration
                placed.start = start + placed.start
                if stroke.isBehindText {
                    below.append(.decoration(placed))
                } else {
                    above.append(.decoration(placed))
                }
            }
            for segment in line.segments {
                if segment.pictures.isEmpty || !segment.glyphs.isEmpty {
                    middle.append(.glyphs(segment.glyphRun(from: start), paint: segment.paint))
                }
                middle += segment.pictures.map { $0.displayItem(from: start, paint: segment.paint) }
            }
        }
        return below + middle + above
    }
}

extension Paragraph.PlacedPicture {
    fileprivate func displayItem(from start: Point, paint: Int) -> TextDisplayItem {
        switch picture {
        case .shapes(let glyph): return .colorGlyph(glyph, at: start + pen, size: size, paint: paint)
        case .bitmap(let bitmap):
            let frame = Rect(
                x: start.x + (pen.x + bitmap.frame.minX * size),
                y: start.y + (pen.y + bitmap.frame.minY * size),
                width: bitmap.frame.width * size, height: bitmap.frame.height * size)
            return .bitmap(bitmap, in: frame, paint: paint)
        }
    }
}
