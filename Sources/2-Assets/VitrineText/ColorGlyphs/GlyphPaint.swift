import VitrineGeometry

/// What a glyph in colours paints: a tree of the formats of the table `COLR`, in font units with y pointing
/// up.
indirect enum GlyphPaint: Sendable, Hashable {
    /// One after the other, the first one at the bottom.
    case layers([GlyphPaint])
    case solid(GlyphColor)
    /// Colours from the line through `start` to the one through `end`, both parallel to that from `start` to
    /// `rotation`.
    case linear(GlyphColorLine, start: Point, end: Point, rotation: Point)
    /// Colours between two circles.
    case radial(GlyphColorLine, start: GlyphCircle, end: GlyphCircle)
    /// Colours by the angle around a centre, in degrees anticlockwise from 3 o'clock.
    case sweep(GlyphColorLine, center: Point, startAngle: Double, endAngle: Double)
    /// A paint within an outline.
    case outline(Path, GlyphPaint)
    /// A paint within a box.
    case box(Rect, GlyphPaint)
    case transform(Affine, GlyphPaint)
    case composite(source: GlyphPaint, GlyphComposition, backdrop: GlyphPaint)
}
