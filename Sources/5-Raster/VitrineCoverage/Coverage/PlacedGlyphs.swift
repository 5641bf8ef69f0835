import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A run of glyphs as it lies on the grid of pixels: runs that differ by whole pixels are equal, and have the
/// same coverage.
struct PlacedGlyphs: Hashable, Sendable {
    private struct Glyph: Equatable, Sendable {
        /// The outline, with what is known of it.
        let elements: [Path.Element]
        let size: Double
        let winding: Int32
        /// The pixel of its origin, as seen from the first glyph's, and the position within it.
        let pixel: PixelPosition
        let fraction: Point
    }

    /// Device pixels per unit of the outlines, and points per unit.
    private let scale: Affine
    private let em: Double
    private let glyphs: [Glyph]
    private let hash: Int
    /// The pixel of the first glyph's origin.
    let origin: PixelPosition

    /// Creates the places of a run; `nil` if it reaches beyond the clip, where its parts are left out.
    init?(_ run: GlyphRun, em: Double, _ transform: Affine, clip: PixelRect) {
        let scale = Affine.scale(em, em).then(transform)
        let (left, top) = (Double(clip.x0) + 1, Double(clip.y0) + 1)
        let (right, bottom) = (Double(clip.x1) - 1, Double(clip.y1) - 1)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(run.glyphs.count)
        var origin: PixelPosition?
        // Places and numbers of points tell runs apart; to hash all points would take as long as to flatten
        // them.
        var hash: UInt64 = 0
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
                    elements: glyph.outline.path.elements, size: glyph.outline.size,
                    winding: glyph.outline.winding,
                    pixel: PixelPosition(x: x.whole - first.x, y: y.whole - first.y),
                    fraction: Point(x.fraction, y.fraction)))
            let place = x.fraction.bitPattern &+ UInt64(bitPattern: Int64(x.whole - first.x))
            hash = (hash ^ place &+ UInt64(glyph.outline.path.elements.count)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        guard let origin else { return nil }
        (self.scale, self.em, self.glyphs, self.origin) = (scale.withoutTranslation, em, glyphs, origin)
        self.hash = Int(truncatingIfNeeded: hash)
    }

    /// The distance from the canvas' corner, in pixels, from which origins are not split.
    private static let limit = 1e6

    /// The size of the places in bytes; outlines are the font's.
    var byteCount: Int { glyphs.count * MemoryLayout<Glyph>.stride }

    static func == (a: Self, b: Self) -> Bool {
        a.hash == b.hash && a.scale == b.scale && a.em == b.em && a.glyphs == b.glyphs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
        hasher.combine(em)
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
