import VitrineGraphics

/// Something that is drawn of a paragraph. Paints are the numbers that its attributes gave.
public enum TextPiece: Sendable {
    case glyphs(GlyphRun, paint: Int)
    /// A picture, and where it lies. It has colours of its own; only its paint's opacity matters.
    case picture(GlyphPicture, in: Rect, paint: Int)
    case stroke(TextStroke)
}

/// A level line along a text.
public struct TextStroke: Hashable, Sendable {
    /// Left end of the line's middle.
    public var start: Point
    public var length: Double
    public var thickness: Double
    public var pattern: TextLine.Pattern
    public var paint: Int

    /// The stretches that are painted, each a rectangle: of a pattern of dots and dashes only whole ones, but the
    /// last, that the end cuts. Dots are as long as the line is thick, dashes and gaps as CoreText has them:
    /// three times as long, and the gap after each as long as a dot.
    public var rects: [Rect] {
        let lengths: [Double] =
            switch pattern {
            case .solid: []
            case .dot: [1]
            case .dash: [3]
            case .dashDot: [3, 1]
            case .dashDotDot: [3, 1, 1]
            }
        guard !lengths.isEmpty, thickness > 0 else { return [rect(0, length)] }
        var rects: [Rect] = []
        var at = 0.0
        var index = 0
        // A line of dots is no longer than a canvas is wide, but thin ones are many.
        while at < length, rects.count < 20_000 {
            let part = lengths[index % lengths.count] * thickness
            rects.append(rect(at, min(part, length - at)))
            at += part + thickness
            index += 1
        }
        return rects
    }

    private func rect(_ from: Double, _ width: Double) -> Rect {
        Rect(x: start.x + from, y: start.y - thickness / 2, width: max(width, 0), height: thickness)
    }
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
