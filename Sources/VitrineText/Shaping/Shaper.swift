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

/// Turns scalars into glyphs with the font's default features.
///
/// Everything is set left to right for now; a script that runs the other way comes out in logical
/// order, shaped as it should be but not reordered.
@safe final class Shaper {
    private let buffer: OpaquePointer
    /// Fixed, because HarfBuzz would take it from the locale of the process.
    private let language: hb_language_t?

    init() throws(FontError) {
        guard let created = unsafe hb_buffer_create() else {
            throw .libraryFailure("HarfBuzz is out of memory")
        }
        unsafe buffer = created
        unsafe language = hb_language_from_string("en", -1)
    }

    deinit { unsafe hb_buffer_destroy(buffer) }

    /// Shapes one line's scalars. `unligated` are ranges of them in which contextual forms are off too.
    func shape(
        _ scalars: [UInt32], with font: ShapingFont, monospacedDigits: Bool, ligatures: Bool,
        unligated: [Range<Int>] = []
    ) throws(FontError) -> [ShapedGlyph] {
        var features: [hb_feature_t] = []
        func set(_ tag: String, _ value: UInt32, _ range: Range<Int>? = nil) {
            let start = range.map { UInt32($0.lowerBound) } ?? 0
            let end = range.map { UInt32($0.upperBound) } ?? .max
            features.append(hb_feature_t(tag: OpenTypeTag.value(tag), value: value, start: start, end: end))
        }
        if monospacedDigits { set("tnum", 1) }
        if !ligatures {
            set("liga", 0)
            set("clig", 0)
        }
        for range in unligated { set("calt", 0, range) }

        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(scalars.count)
        for run in ScriptRuns.runs(of: scalars) {
            guard shape(scalars, run.range, run.script, font, features, into: &glyphs) else {
                throw .libraryFailure("HarfBuzz is out of memory")
            }
        }
        return glyphs
    }

    private func shape(
        _ scalars: [UInt32], _ range: Range<Int>, _ script: hb_script_t, _ font: ShapingFont,
        _ features: [hb_feature_t], into glyphs: inout [ShapedGlyph]
    ) -> Bool {
        unsafe hb_buffer_reset(buffer)
        unsafe hb_buffer_add_codepoints(
            buffer, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
        unsafe hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, script)
        unsafe hb_buffer_set_language(buffer, language)
        unsafe hb_shape(font.handle, buffer, features, UInt32(features.count))
        guard unsafe hb_buffer_allocation_successful(buffer) != 0 else { return false }

        var count: UInt32 = 0
        let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        guard let infos = unsafe infos, let positions = unsafe positions else { return count == 0 }
        for index in 0..<Int(count) {
            let (info, position) = unsafe (infos[index], positions[index])
            glyphs.append(
                ShapedGlyph(
                    glyph: info.codepoint, cluster: Int(info.cluster), advance: position.x_advance,
                    offsetX: position.x_offset, offsetY: position.y_offset))
        }
        return true
    }
}
