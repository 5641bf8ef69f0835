import VitrineDisplayList
import VitrineGeometry
import VitrineText

/// The letters of the visible lines of a placed text, as they are drawn.
///
/// A line is higher than its letters, and in many fonts much higher; what cuts off or covers a part of the
/// line alone takes nothing away.
package struct TextInk: Sendable {
    /// The glyphs, in runs of one font.
    package let runs: [GlyphRun]
    /// The frames of glyphs, none of which is larger than what is drawn, except for its curves.
    package private(set) var boxes: [Rect]
    /// The transform of the places of the glyphs to those where they are painted.
    package private(set) var map = Affine.identity

    /// The frame around all that is drawn; `nil` if nothing is.
    package var frame: Rect? { boxes.dropFirst().reduce(boxes.first) { $0?.union($1) } }

    fileprivate init(_ items: [TextDisplayItem]) {
        var (runs, boxes): ([GlyphRun], [Rect]) = ([], [])
        for item in items {
            switch item {
            case .glyphs(let run, _):
                runs.append(run)
                boxes += run.boxes
            case .bitmap(_, let frame, _): boxes.append(frame)
            case .colorGlyph(_, let pen, let size, _):
                boxes.append(Rect(x: pen.x, y: pen.y - Self.ascent * size, width: size, height: size))
            case .decoration: break
            }
        }
        (self.runs, self.boxes) = (runs, boxes)
    }

    /// Returns the letters under a transform, which elements around their text paint them with.
    package func under(_ map: Affine) -> TextInk {
        var ink = self
        ink.map = self.map.then(map)
        ink.boxes = boxes.map(map.apply)
        return ink
    }

    /// The height of an emoji above the baseline, in ems.
    private static let ascent = 0.85
}

extension GlyphRun {
    /// The frames of the glyphs that have an outline, in points.
    fileprivate var boxes: [Rect] {
        guard unitsPerEm > 0 else { return [] }
        let scale = Affine.scale(size / unitsPerEm, size / unitsPerEm)
        return glyphs.compactMap { glyph in
            glyph.outline.bounds.map { scale.apply($0).offsetBy(glyph.position) }
        }
    }
}

extension PlacedElement {
    /// Returns the letters of a text element; `nil` for other elements.
    ///
    /// - Parameters:
    ///   - engine: What lays out texts.
    ///   - scale: The device pixels per point.
    package func ink(_ engine: TextEngine, scale: Double) -> TextInk? {
        guard let text = element as? TextElement, let paragraph = text.paragraph(in: proposal, engine) else {
            return nil
        }
        let origin = Point(frame.minX, layoutFrame.minY)
        return TextInk(
            paragraph.displayItems(
                at: origin, width: layoutFrame.width, isLeadingOnRight: isMirrored, scale: scale))
    }
}
