import CHarfBuzz

/// A face with fixed axis values, ready for shaping.
///
/// Positions are in 1/64 font unit, so that varied kerning keeps its fractions (HarfBuzz itself rounds varied
/// advances to whole units).
@safe final class HarfBuzzFont {
    static let unitsPerFontUnit = 64

    private(set) var handle: OpaquePointer
    let face: HarfBuzzFace
    /// The number of times that the face had been opened again when the font was opened.
    private var reopenings = 0
    /// The common width of monospaced digits, computed for the first text that needs it.
    var tabularAdvance: Int32?
    private let axes: [(tag: UInt32, value: Double)]

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - face: The face to shape with.
    ///   - axes: The tags and values of the axes; empty for a static face.
    init(face: HarfBuzzFace, axes: [(tag: UInt32, value: Double)]) throws(FontError) {
        unsafe handle = try unsafe Self.open(face, axes)
        reopenings = face.reopenings
        self.face = face
        self.axes = axes
    }

    deinit { unsafe hb_font_destroy(handle) }

    /// Opens the font again, and its face, without what HarfBuzz has read of them so far.
    func reopen() throws(FontError) {
        try face.reopen()
        try follow()
    }

    /// Opens the font again if its face was since, for another of its fonts.
    func follow() throws(FontError) {
        guard reopenings != face.reopenings else { return }
        let font = try unsafe Self.open(face, axes)
        unsafe hb_font_destroy(handle)
        unsafe handle = font
        reopenings = face.reopenings
    }

    @unsafe private static func open(
        _ face: HarfBuzzFace, _ axes: [(tag: UInt32, value: Double)]
    ) throws(FontError) -> OpaquePointer {
        let opened = try unsafe AllocationWatch.retry { () throws(FontError) -> OpaquePointer? in
            unsafe make(face, axes)
        } discard: { (font: OpaquePointer?) throws(FontError) in
            if let font = unsafe font { unsafe hb_font_destroy(font) }
            try face.reopen()
        }
        guard let font = unsafe opened ?? nil else { throw .libraryFailure("HarfBuzz is out of memory") }
        return unsafe font
    }

    @unsafe private static func make(
        _ face: HarfBuzzFace, _ axes: [(tag: UInt32, value: Double)]
    ) -> OpaquePointer? {
        guard let font = unsafe hb_font_create(face.handle) else { return nil }
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
        return unsafe font
    }

    /// Returns the glyph of a single character, or `nil` if the font has none.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    /// Returns the advance of a glyph before kerning, in 1/64 font unit.
    func advance(of glyph: UInt32) -> Int32 {
        unsafe hb_font_get_glyph_h_advance(handle, glyph)
    }

    /// The values of the axes from -1 to 1, with 0 for the default; empty for a static face.
    var normalizedCoordinates: [Double] {
        var count: UInt32 = 0
        guard let values = unsafe hb_font_get_var_coords_normalized(handle, &count) else { return [] }
        return (0..<Int(count)).map { unsafe Double(values[$0]) / 16384 }
    }

    /// Returns a metric of the font in font units, including variations, or `nil` if the font does not state
    /// it.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
        var position: hb_position_t = 0
        guard unsafe hb_ot_metrics_get_position(handle, tag, &position) != 0 else { return nil }
        return Double(position) / Double(Self.unitsPerFontUnit)
    }
}
