extension MandatoryLineText {
    /// The least number of letters for which patterns are asked for: shorter words are not hyphenated in any
    /// language.
    private static let shortestWord = 4

    /// Returns, for each scalar, `true` if a word may be hyphenated after it; `nil` if no word may be.
    ///
    /// Words with soft hyphens say themselves where they may be.
    ///
    /// - Parameter patterns: A function that returns the patterns, called only if there is a word.
    func hyphenations(
        _ patterns: () throws(FontError) -> HyphenationPatterns
    ) throws(FontError) -> [Bool]? {
        var places: [Bool]?
        var start = 0
        while start < scalars.count {
            guard Self.isLetter(scalars[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < scalars.count, Self.isLetter(scalars[end]) { end += 1 }
            let word = start..<end
            start = end
            let neighbours = [word.lowerBound - 1, word.upperBound].filter(scalars.indices.contains)
            guard word.count >= Self.shortestWord,
                !neighbours.contains(where: { Self.isIgnoredByPatterns(scalars[$0]) })
            else { continue }
            var letters: [UInt32] = []
            for scalar in scalars[word] {
                let small = scalar.properties.lowercaseMapping.unicodeScalars
                guard small.count == 1, let only = small.first else { break }
                letters.append(only.value)
            }
            guard letters.count == word.count else { continue }
            for place in try patterns().places(in: letters) {
                if places == nil { places = [Bool](repeating: false, count: scalars.count) }
                places?[word.lowerBound + place - 1] = true
            }
        }
        return places
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        LineBreakTable.shared[scalar].isLetter && scalar.properties.isAlphabetic
    }

    /// Returns `true` for a soft hyphen, and for marks, which patterns do not know.
    private static func isIgnoredByPatterns(_ scalar: Unicode.Scalar) -> Bool {
        switch LineBreakTable.shared[scalar].breakClass {
        case .cm, .zwj, .gl, .wj: true
        default: scalar == "\u{AD}"
        }
    }
}
