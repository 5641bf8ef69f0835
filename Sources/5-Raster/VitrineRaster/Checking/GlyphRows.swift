import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The rows of pixels that the outlines of glyphs pass through.
///
/// Glyphs that touch each other, as those of Arabic and Devanagari do, are swept together: each end of an
/// edge of one cuts the edges of all.
struct GlyphRows {
    private(set) var work: RasterWorkAmounts
    /// The pixels of the boxes of glyphs that may show.
    private(set) var pixels = 0.0
    /// The glyphs that touch each other so far.
    private var cluster: (edges: Double, pieces: Double, box: Rect, isSwept: Bool)?

    /// The size of a glyph in pixels up to which its edges are known not to cross.
    private static let largestDirect = 1024.0

    init(_ run: GlyphRun, _ transform: Affine, _ visible: PixelRect) {
        work = RasterWorkAmounts(.glyphs, Double(run.glyphs.count))
        let em = run.size / run.unitsPerEm
        guard em.isFinite else { return }
        let shown = Rect(
            x: Double(visible.x0), y: Double(visible.y0), width: Double(visible.width),
            height: Double(visible.height))
        let largest = Self.largestDirect / max(abs(em) * transform.maxScale, 1e-12)
        for glyph in run.glyphs {
            guard let bounds = glyph.outline.bounds else { continue }
            let own = Affine.scale(em, em).then(.translation(glyph.position.x, glyph.position.y))
            let box = own.then(transform).apply(bounds)
            let elements = Double(glyph.outline.path.elements.count)
            guard let part = box.intersection(shown), part.width.isFinite, part.height.isFinite else {
                work[.glyphEdges] += elements
                continue
            }
            pixels += part.width * part.height
            // A curve bends by about a quarter of the way that it takes.
            let bend = 0.25 * (box.width + box.height) / max(elements, 1) * 2
            let chords = max((0.25 * bend / Flattening.tolerance).squareRoot(), 1)
            let edges = elements * chords
            let pieces = edges + 4 * part.height
            work[.glyphEdges] += edges
            let isDirect = glyph.outline.winding != 0 && glyph.outline.size <= largest
            if let last = cluster, last.box.maxX >= box.minX, last.box.minX <= box.maxX,
                last.box.maxY >= box.minY, last.box.minY <= box.maxY
            {
                cluster = (last.edges + edges, last.pieces + pieces, last.box.union(box), true)
            } else {
                endCluster(shown)
                cluster = (edges, pieces, box, !isDirect)
            }
        }
        endCluster(shown)
    }

    private mutating func endCluster(_ shown: Rect) {
        guard let last = cluster, last.isSwept, let part = last.box.intersection(shown) else {
            return cluster = nil
        }
        cluster = nil
        let rows = max(part.height, 1)
        let (ends, lanes) = (max(2 * last.edges / rows, 1), last.pieces / rows)
        work[.glyphSlabs] += rows * min(ends * lanes, Double(RowSweep.workLimit))
    }
}
