import VitrineDisplayList
import VitrineGeometry
import VitrineOutlines
import VitrinePixels

extension Coverage {
    /// The reduced outlines of shapes: a screen has a few thousand runs of them.
    private static let outlines = CoverageCache<StretchableOutline.Key>(capacity: 3 << 20)
    /// The runs of glyphs: a screen full of text has some 3 MB of them.
    private static let texts = CoverageCache<PlacedGlyphs>(capacity: 32 << 20)

    /// Creates the coverage of a region.
    ///
    /// - Parameters:
    ///   - transform: The map from points to device pixels.
    ///   - clip: The bounds in device pixels outside of which nothing is covered.
    public init(_ area: Area, transform: Affine, clip: PixelRect) {
        if let rectangles = UprightRectangles(area, transform, clip: Self.limited(clip)) {
            self = rectangles.coverage()
        } else if let outline = StretchableOutline(area, transform, clip: clip) {
            self = outline.stretched(Self.outlines.coverage(of: outline.key, outline.key.coverage))
        } else {
            self.init(swept: area, transform: transform, clip: clip)
        }
    }

    /// Creates the coverage of a region from all of its edges.
    init(swept area: Area, transform: Affine, clip: PixelRect) {
        self.init(area, transform: transform, within: [], clip: clip)
    }

    /// Creates the coverage of what a region has in common with the parts of an edge.
    init(_ area: Area, transform: Affine, within parts: [ClipEdge.Part], clip: PixelRect) {
        var collector = EdgeCollector(clip: Self.limited(clip))
        var program = AreaProgram()
        collector.add(area, transform: transform, to: &program)
        for part in parts { collector.add(part.area, transform: part.transform, to: &program) }
        self.init(CoverageBuilder(collector, program).build())
    }

    /// Creates the coverage of all glyphs of a run together; overlapping glyphs count once.
    public init(_ glyphs: GlyphRun, transform: Affine, clip: PixelRect) {
        let clip = Self.limited(clip)
        let em = glyphs.size / glyphs.unitsPerEm
        if let places = PlacedGlyphs(glyphs, em: em, transform, clip: clip) {
            self = Self.texts.coverage(of: places, at: places.origin, keyBytes: places.byteCount) {
                Coverage(swept: glyphs, em: em, transform: transform, clip: clip)
            }
        } else {
            self.init(swept: glyphs, em: em, transform: transform, clip: clip)
        }
    }

    /// Creates the coverage of all glyphs of a run from their edges.
    init(swept glyphs: GlyphRun, em: Double, transform: Affine, clip: PixelRect) {
        var collector = EdgeCollector(clip: clip)
        if em.isFinite {
            collector.reserve(min(256 * glyphs.glyphs.count, 1 << 16))
            let sign = transform.orientation
            let largest = OutlineWinding.maxSizeInPixels / (abs(em) * transform.maxScale)
            for glyph in glyphs.glyphs where !glyph.outline.path.isEmpty {
                collector.setTransform(glyphs.map(of: glyph, em: em, transform))
                collector.regionIndex += 1
                collector.direct = glyph.outline.size <= largest ? glyph.outline.winding &* sign : 0
                collector.add(glyph.outline.path)
            }
        }
        self.init(CoverageBuilder(collector, .nonZero).build())
    }

    /// Returns the clip, limited to the part of the plane that the grid covers.
    private static func limited(_ clip: PixelRect) -> PixelRect {
        let limit = Fixed.maxPixelCoordinate / 2
        let cut = clip.intersection(PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit))
        return cut.isEmpty ? PixelRect(x0: 0, y0: 0, x1: 0, y1: 0) : cut
    }
}
