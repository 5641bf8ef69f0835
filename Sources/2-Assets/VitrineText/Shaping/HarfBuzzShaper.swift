import CHarfBuzz

/// A shaper that turns scalars into glyphs, with the default features of the font and the requested ones.
@safe final class HarfBuzzShaper {
    private let buffer: OpaquePointer
    /// The languages by their tags. The language is always set, because HarfBuzz would otherwise take it from
    /// the locale of the process.
    private var languages: [String: hb_language_t] = unsafe [:]

    init() throws(FontError) {
        // HarfBuzz makes the table of characters' properties once for a process; where memory is denied then,
        // it shapes on with an empty one, in which no letters join.
        let category = unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), 0x41)
        guard category == HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER,
            let created = unsafe hb_buffer_create()
        else {
            throw .libraryFailure("HarfBuzz is out of memory")
        }
        unsafe buffer = created
    }

    deinit { unsafe hb_buffer_destroy(buffer) }

    private func language(_ tag: String) -> hb_language_t? {
        if let known = unsafe languages[tag] { return unsafe known }
        let found = unsafe hb_language_from_string(tag, -1)
        unsafe languages[tag] = found
        return unsafe found
    }

    /// Shapes the items of one line.
    ///
    /// - Parameters:
    ///   - scalars: The scalars of the line.
    ///   - items: The stretches to shape, which cover the line.
    ///   - language: The BCP 47 tag of the language.
    ///   - fonts: The fonts of the text, which items refer to by index.
    ///   - features: A function that returns the features of an item.
    /// - Returns: The glyphs in the order of the text, regardless of the direction of the items.
    func shape(
        _ scalars: [UInt32], _ items: [ShapingItem], language: String, fonts: [ShapedFont],
        features: (ShapingItem) -> [hb_feature_t]
    ) throws(FontError) -> [ShapedGlyph] {
        let language = unsafe self.language(language)
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(scalars.count)
        for item in items {
            let start = glyphs.count
            let font = fonts[item.font].instance.shaping
            try font.follow()
            let features = features(item)
            let isShaped = try AllocationWatch.retry { () throws(FontError) -> Bool in
                unsafe shape(
                    scalars, item: item, language: language, font: font, features: features, into: &glyphs)
            } discard: { (_: Bool) throws(FontError) in
                glyphs.removeSubrange(start...)
                try font.reopen()
            }
            guard isShaped == true else { throw .libraryFailure("HarfBuzz is out of memory") }
            fonts[item.font].fitLetters(of: &glyphs[start...])
            if item.isRightToLeft { glyphs[start...].reverse() }
        }
        return glyphs
    }

    @unsafe private func shape(
        _ scalars: [UInt32], item: ShapingItem, language: hb_language_t?, font: HarfBuzzFont,
        features: [hb_feature_t], into glyphs: inout [ShapedGlyph]
    ) -> Bool {
        unsafe hb_buffer_reset(buffer)
        unsafe hb_buffer_add_codepoints(
            buffer, scalars, Int32(scalars.count), UInt32(item.range.lowerBound), Int32(item.range.count))
        unsafe hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, item.script)
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
