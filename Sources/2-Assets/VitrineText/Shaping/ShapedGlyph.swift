import CHarfBuzz

/// A glyph as placed by HarfBuzz, in 1/64 font unit, with y pointing up.
struct ShapedGlyph {
    var glyph: UInt32
    /// The index of the first scalar that the glyph represents. It never decreases from glyph to glyph.
    var cluster: Int
    var advance: Int32
    var offsetX: Int32
    var offsetY: Int32
}
