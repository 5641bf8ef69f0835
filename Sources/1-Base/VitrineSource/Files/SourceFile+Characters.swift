extension SourceFile {
    /// Returns the source position of a character in a text that YAML reads from `mark` on, which skips
    /// quotes, escapes, indentation and folded lines. Returns the mark itself if the text does not appear
    /// there verbatim, for example because it was generated from data.
    ///
    /// - Parameter offset: The character's offset in the text, in Unicode scalars. The text's length stands
    ///   for its end.
    func mark(ofCharacter offset: Int, of text: String, at mark: SourceMark) -> SourceMark {
        var walk = ScalarWalk(from: mark, in: self, count: text.unicodeScalars.count)
        let scalars = Array(text.unicodeScalars.prefix(offset + 1))
        for index in 0..<min(offset, scalars.count) {
            let endsSpace = index + 1 == scalars.count || !scalars[index + 1].properties.isWhitespace
            guard walk.passes(scalars[index], endsSpace: endsSpace) else { return mark }
        }
        // The character itself must be there, too.
        if offset < scalars.count, !walk.isAt(scalars[offset]) { return mark }
        return walk.mark
    }
}
