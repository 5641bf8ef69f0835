import CHarfBuzz

/// A face with fixed axis values, ready for shaping.
///
/// Positions are in 1/64 font unit, so that varied kerning keeps its fractions (HarfBuzz itself rounds varied
/// advances to whole units).
@safe final class HarfBuzzFont {
    static let unitsPerFontUnit = 64

    let handle: OpaquePointer
    let face: HarfBuzzFace
    /// The common width of monospaced digits, computed for the first text that needs it.
    var tabularAdvance: Int32?

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - face: The face to shape with.
    ///   - axes: The tags and values of the axes; empty for a static face.
    init(face: HarfBuzzFace, axes: [(tag: UInt32, value: Double)]) throws(FontError) {
        AllocationWatch.begin()
        guard let font = unsafe hb_font_create(face.handle) else {
            throw .libraryFailure("HarfBuzz is out of memory")
        }
        unsafe hb_ot_font_set_funcs(font)
        let scale = Int32(face.unitsPerEm * Self.unitsPerFontUnit)
        unsafe hb_font_set_scale(font, scale, scale)
        let variations = axes.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
        if !variations.isEmpty {
            unsafe variations.withUnsafeBufferPointer { list in
                unsafe hb_font_set_variations(font, list.baseAddress, UInt32(list.count))
            }
        }
        unsafe hb_font_make_immutable(font)
        // What HarfBuzz reads of a font when it is first asked for: glyphs, advances, metrics.
        var glyph: hb_codepoint_t = 0
        _ = unsafe hb_font_get_nominal_glyph(font, 0x20, &glyph)
        _ = unsafe hb_font_get_glyph_h_advance(font, glyph)
        guard !AllocationWatch.isDenied else {
            unsafe hb_font_destroy(font)
            throw .libraryFailure("HarfBuzz is out of memory")
        }
        unsafe handle = font
        self.face = face
    }

    deinit { unsafe hb_font_destroy(handle) }

    /// Returns the glyph of a single character, or `nil` if the font has none.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// Returns the advance of a glyph before kerning, in 1/64 font unit.
    func advance(of glyph: UInt32) -> Int32 {
        unsafe hb_font_get_glyph_h_advance(handle, glyph)
    }

    /// Returns a metric of the font in font units, including variations, or `nil` if the font does not state
    /// it.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
        var position: hb_position_t = 0
        guard unsafe hb_ot_metrics_get_position(handle, tag, &position) != 0 else { return nil }
        return Double(position) / Double(Self.unitsPerFontUnit)
    }
}
