import CHarfBuzz

/// A glyph as HarfBuzz places it, in 1/64 font unit, y up.
struct ShapedGlyph {
    var glyph: UInt32
    /// Index of the first scalar that the glyph stands for; never falls from glyph to glyph.
    var cluster: Int
    var advance: Int32
    var offsetX: Int32
    var offsetY: Int32
}
