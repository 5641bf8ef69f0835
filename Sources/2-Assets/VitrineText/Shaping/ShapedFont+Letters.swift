extension ShapedFont {
    /// Places the letters of a stretch as the system's font does, if this font takes its place.
    ///
    /// - Parameter glyphs: The glyphs from left to right, each followed by its marks.
    func fitLetters(of glyphs: inout ArraySlice<ShapedGlyph>) {
        placeNumerals(in: &glyphs)
        guard fitsLetters else { return }
        let kerning = instance.greekKerning
        var index = glyphs.startIndex
        var previous: Int?
        while index < glyphs.endIndex {
            let base = index
            index += 1
            if let before = previous, let own = kerning.before[glyphs[before].glyph],
                kerning.round.contains(glyphs[base].glyph)
            {
                glyphs[before].advance += own
            }
            previous = base
            guard let change = difference(of: glyphs[base].glyph) else { continue }
            glyphs[base].advance += change.advance
            glyphs[base].offsetX += change.shift
            // Marks have no width, and are placed from the pen after the letter.
            while index < glyphs.endIndex, glyphs[index].cluster == glyphs[base].cluster,
                glyphs[index].advance == 0
            {
                glyphs[index].offsetX += change.shift - change.advance
                index += 1
            }
        }
    }

    /// Gives the numerals of a clock their widths.
    private func placeNumerals(in glyphs: inout ArraySlice<ShapedGlyph>) {
        guard instance.record.form == .clock else { return }
        let isMonospaced = description.monospacedDigits
        for index in glyphs.indices {
            guard let own = instance.numeral(glyphs[index].glyph, isMonospaced: isMonospaced) else {
                continue
            }
            glyphs[index].advance = own.advance
            glyphs[index].offsetX += own.offset
        }
    }
}
