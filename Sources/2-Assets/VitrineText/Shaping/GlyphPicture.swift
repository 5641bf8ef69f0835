/// A glyph in colours of its own, such as an emoji.
enum GlyphPicture: Sendable {
    /// Shapes and gradients, sharp at every size.
    case shapes(ColorGlyph)
    case bitmap(GlyphBitmap)
}

extension FontInstance {
    /// Returns the picture that a glyph is drawn as, or `nil` for one that is drawn in the colour of the
    /// text. Of a font that has both, the shapes are drawn.
    func picture(of glyph: UInt32) -> GlyphPicture? {
        colorGlyph(glyph).map(GlyphPicture.shapes) ?? outlines.bitmap(of: glyph).map(GlyphPicture.bitmap)
    }
}
