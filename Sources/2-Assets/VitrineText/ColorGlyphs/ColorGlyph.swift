import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// A glyph in the colours of its font, as shapes and gradients.
package struct ColorGlyph: Sendable {
    let paint: GlyphPaint
    let unitsPerEm: Double

    /// Creates a glyph, or `nil` if painting it would take too many items.
    init?(_ paint: GlyphPaint, unitsPerEm: Double) {
        guard unitsPerEm > 0, paint.itemCount <= Self.largestCount else { return nil }
        self.paint = paint
        self.unitsPerEm = unitsPerEm
    }

    /// The most items of a glyph. Noto's emoji have at most some hundreds.
    private static let largestCount = 20_000.0

    /// Returns what the glyph paints.
    ///
    /// - Parameters:
    ///   - place: The pen position, and the size of the em in points.
    ///   - foreground: The colour of the text, in the canvas' space. Its alpha is that of the whole glyph.
    ///   - space: The canvas' colour space.
    ///   - source: The scene node of the text.
    package func item(
        _ place: (pen: Point, size: Double), foreground: Color, in space: ColorSpace, source: String
    ) -> DisplayItem {
        var opaque = foreground
        opaque.alpha = 1
        let painter = GlyphPainter(source: source, foreground: opaque, space: space)
        let scale = place.size / unitsPerEm
        return DisplayItem(
            source: source,
            .group(
                Group(
                    transform: Affine.scale(scale, -scale).then(.translation(place.pen.x, place.pen.y)),
                    opacity: foreground.alpha, items: painter.items(paint, .identity, within: nil))))
    }
}

extension GlyphPaint {
    /// The number of items that painting takes, some of them more than once.
    fileprivate var itemCount: Double {
        switch self {
        case .layers(let paints): paints.reduce(0) { $0 + $1.itemCount }
        case .solid, .linear, .radial, .sweep: 1
        case .outline(_, let paint), .box(_, let paint): paint.itemCount + 1
        case .transform(_, let paint): paint.itemCount
        case .composite(let source, let mode, let backdrop):
            (source.itemCount + backdrop.itemCount) * (mode.paintsTwice ? 2 : 1) + 2
        }
    }
}
