import VitrineColor

/// A colour of a glyph: one of its font's, or the text's.
enum GlyphColor: Sendable, Hashable {
    /// A colour of the palette, in encoded sRGB.
    case palette(Color)
    /// The colour of the text around the glyph, at an opacity.
    case foreground(opacity: Double)
}
