import VitrineDisplayList
import VitrineGeometry

/// Something that is drawn of a paragraph. Paints are the numbers that its attributes gave.
public enum TextDisplayItem: Sendable {
    case glyphs(GlyphRun, paint: Int)
    /// A picture, and where it lies. It has colours of its own; only its paint's opacity matters.
    case bitmap(GlyphBitmap, in: Rect, paint: Int)
    case decoration(TextDecoration)
}

extension Paragraph {
    /// All that is drawn, the first at the bottom: lines under the text, then the text, then lines through it.
    /// - Parameters:
    ///   - leadingIsRight: whether lines that run from left to right are aligned from the right as well.
    ///   - scale: device pixels per point where the baseline of every line is to stand on a whole pixel, so that
    ///     equal lines look equal; nil leaves them where they are.
    public func displayItems(
        at origin: Point, width: Double, leadingIsRight: Bool = false, scale: Double? = nil
    ) -> [TextDisplayItem] {
        var below: [TextDisplayItem] = []
        var middle: [TextDisplayItem] = []
        var above: [TextDisplayItem] = []
        for line in lines {
            let start = lineOrigin(
                of: line, in: origin, width: width, leadingIsRight: leadingIsRight, scale: scale)
            for stroke in line.decorations {
                var placed = stroke.decoration
                placed.start = start + placed.start
                if stroke.isBehind {
                    below.append(.decoration(placed))
                } else {
                    above.append(.decoration(placed))
                }
            }
            for segment in line.segments {
                if segment.bitmaps.isEmpty || !segment.glyphs.isEmpty {
                    middle.append(.glyphs(segment.glyphRun(from: start), paint: segment.paint))
                }
                for picture in segment.bitmaps {
                    let frame = Rect(
                        x: start.x + picture.frame.minX, y: start.y + picture.frame.minY,
                        width: picture.frame.width, height: picture.frame.height)
                    middle.append(.bitmap(picture.bitmap, in: frame, paint: segment.paint))
                }
            }
        }
        return below + middle + above
    }
}
