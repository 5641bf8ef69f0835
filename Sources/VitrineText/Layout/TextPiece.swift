import VitrineDisplayList
import VitrineGeometry

/// Something that is drawn of a paragraph. Paints are the numbers that its attributes gave.
public enum TextPiece: Sendable {
    case glyphs(GlyphRun, paint: Int)
    /// A picture, and where it lies. It has colours of its own; only its paint's opacity matters.
    case picture(GlyphPicture, in: Rect, paint: Int)
    case stroke(TextStroke)
}

extension Paragraph {
    /// All that is drawn, the first at the bottom: lines under the text, then the text, then lines through it.
    /// - Parameters:
    ///   - leadingIsRight: whether lines that run from left to right are aligned from the right as well.
    ///   - scale: device pixels per point where the baseline of every line is to stand on a whole pixel, so that
    ///     equal lines look equal; nil leaves them where they are.
    public func pieces(
        at origin: Point, width: Double, leadingIsRight: Bool = false, scale: Double? = nil
    ) -> [TextPiece] {
        var below: [TextPiece] = []
        var middle: [TextPiece] = []
        var above: [TextPiece] = []
        for line in lines {
            let start = start(
                of: line, in: origin, width: width, leadingIsRight: leadingIsRight, scale: scale)
            for stroke in line.strokes {
                var placed = stroke.stroke
                placed.start = start + placed.start
                if stroke.isBehind { below.append(.stroke(placed)) } else { above.append(.stroke(placed)) }
            }
            for segment in line.segments {
                if segment.pictures.isEmpty || !segment.glyphs.isEmpty {
                    middle.append(.glyphs(segment.glyphRun(from: start), paint: segment.paint))
                }
                for picture in segment.pictures {
                    let frame = Rect(
                        x: start.x + picture.frame.minX, y: start.y + picture.frame.minY,
                        width: picture.frame.width, height: picture.frame.height)
                    middle.append(.picture(picture.picture, in: frame, paint: segment.paint))
                }
            }
        }
        return below + middle + above
    }
}
