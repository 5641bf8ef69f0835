extension ShapedFont {
    /// Converts a length from 1/64 unit of the font to the paragraph's units.
    func width(_ shaped: Int) -> Int {
        let width = shaped * TextCluster.subunitsPerShapingUnit
        return factor == 1 ? width : Int((Double(width) * factor).rounded())
    }
}

/// Graphemes that share glyphs.
struct ClusterRange {
    var graphemes: Range<Int>
    var glyphs: Range<Int>

    /// Splits a line wherever a grapheme and a cluster of glyphs begin together.
    static func ranges(of source: MandatoryLineText, _ glyphs: [ShapedGlyph]) -> [ClusterRange] {
        var ranges: [ClusterRange] = []
        ranges.reserveCapacity(source.graphemeStarts.count)
        var glyph = 0
        for (index, first) in source.graphemeStarts.enumerated() {
            while glyph < glyphs.count, glyphs[glyph].cluster < first { glyph += 1 }
            let begins = glyph < glyphs.count && glyphs[glyph].cluster == first
            if begins || ranges.isEmpty {
                if !ranges.isEmpty {
                    ranges[ranges.count - 1].glyphs = ranges[ranges.count - 1].glyphs.lowerBound..<glyph
                }
                ranges.append(
                    ClusterRange(graphemes: index..<index + 1, glyphs: (ranges.isEmpty ? 0 : glyph)..<glyph))
            } else {
                ranges[ranges.count - 1].graphemes = ranges[ranges.count - 1].graphemes.lowerBound..<index + 1
            }
        }
        if !ranges.isEmpty {
            ranges[ranges.count - 1].glyphs = ranges[ranges.count - 1].glyphs.lowerBound..<glyphs.count
        }
        return ranges
    }
}
