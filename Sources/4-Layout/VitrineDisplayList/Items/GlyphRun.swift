import VitrineGeometry

/// Outlines of shaped text, with descriptions for readers of the display list.
public struct GlyphRun: Equatable, Sendable {
    public struct Glyph: Equatable, Sendable {
        /// The outline with y down and the baseline at y = 0, in units of 1/`unitsPerEm` em.
        public var outline: GlyphOutline
        /// The pen position, in points.
        public var position: Point

        @inlinable public init(outline: GlyphOutline, position: Point) {
            self.outline = outline
            self.position = position
        }
    }

    public var text: String
    /// A human-readable description: family, weight and size, such as `Inter 600 17`.
    public var fontDescription: String
    /// The size of the em, in points.
    public var size: Double
    public var unitsPerEm: Double
    /// The start of the run's baseline, in points; the glyphs' positions already include it.
    public var origin: Point
    /// The run's advance, in points.
    public var advance: Double
    public var glyphs: [Glyph]

    @inlinable public init(
        text: String, fontDescription: String, size: Double, unitsPerEm: Double, origin: Point,
        advance: Double, glyphs: [Glyph]
    ) {
        self.text = text
        self.fontDescription = fontDescription
        self.size = size
        self.unitsPerEm = unitsPerEm
        self.origin = origin
        self.advance = advance
        self.glyphs = glyphs
    }
}
