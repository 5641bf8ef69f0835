import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A run of glyphs as it lies on the grid of pixels: runs that differ by whole pixels are equal, and have the
/// same coverage.
struct PlacedGlyphs: Hashable, Sendable {
    private struct Glyph: Hashable, Sendable {
        let outline: GlyphOutline
        /// The position of its origin within a pixel.
        let fraction: Point
        /// The pixel, as seen from the first glyph's.
        let pixel: PixelPosition

        /// Outlines are told apart by their sizes alone: to hash their points would take as long as to flatten
        /// them, and few have as many in the same box.
        func hash(into hasher: inout Hasher) {
            hasher.combine(outline.path.elements.count)
            hasher.combine(outline.bounds)
            hasher.combine(fraction)
            hasher.combine(pixel)
        }
    }

    /// Device pixels per unit of the outlines, and points per unit.
    private let scale: Affine
    private let em: Double
    private let glyphs: [Glyph]
    /// The pixel of the first glyph's origin.
    let origin: PixelPosition

    /// Makes the places of a run; `nil` if it reaches beyond the clip, where its parts are left out.
    init?(_ run: GlyphRun, em: Double, _ transform: Affine, clip: PixelRect) {
        let scale = Affine.scale(em, em).then(transform)
        let (left, top) = (Double(clip.x0) + 1, Double(clip.y0) + 1)
        let (right, bottom) = (Double(clip.x1) - 1, Double(clip.y1) - 1)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(run.glyphs.count)
        var origin: PixelPosition?
        for glyph in run.glyphs {
            guard let box = glyph.outline.bounds else { continue }
            let map = run.map(of: glyph, em: em, transform)
            let middle = map.apply(Point(box.midX, box.midY))
            let (width, height) = (box.width / 2, box.height / 2)
            let across = abs(map.a) * width + abs(map.c) * height
            let down = abs(map.b) * width + abs(map.d) * height
            // Also leaves out what is not finite.
            guard middle.x - across > left, middle.x + across < right, middle.y - down > top,
                middle.y + down < bottom, abs(map.tx) < Self.limit, abs(map.ty) < Self.limit
            else { return nil }
            let (x, y) = (Fixed.split(map.tx), Fixed.split(map.ty))
            let first = origin ?? PixelPosition(x: x.whole, y: y.whole)
            origin = first
            glyphs.append(
                Glyph(
                    outline: glyph.outline, fraction: Point(x.fraction, y.fraction),
                    pixel: PixelPosition(x: x.whole - first.x, y: y.whole - first.y)))
        }
        guard let origin else { return nil }
        (self.scale, self.em, self.glyphs, self.origin) = (scale.withoutTranslation, em, glyphs, origin)
    }

    /// The distance from the canvas' corner, in pixels, from which origins are not split.
    private static let limit = 1e6

    /// The size of the places in bytes; outlines are the font's.
    var byteCount: Int { glyphs.count * MemoryLayout<Glyph>.stride }

    static func == (a: Self, b: Self) -> Bool { a.scale == b.scale && a.em == b.em && a.glyphs == b.glyphs }

    func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(em)
        hasher.combine(glyphs)
    }
}

extension GlyphRun {
    /// Returns the map from a glyph's outline to device pixels.
    ///
    /// - Parameter em: Points per unit of the outline.
    func map(of glyph: Glyph, em: Double, _ transform: Affine) -> Affine {
        Affine.scale(em, em).then(.translation(glyph.position.x, glyph.position.y)).then(transform)
    }
}

extension Affine {
    fileprivate var withoutTranslation: Affine { Affine(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
