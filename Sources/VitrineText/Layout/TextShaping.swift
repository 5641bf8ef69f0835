/// From a text to units that lines can be broken of.
struct TextShaping {
    let shaper: Shaper
    let font: ShapingFont
    let description: FontDescription

    /// How wide a tab is, in spaces.
    private static let spacesPerTab = 4

    func shape(_ text: String) throws(FontError) -> ShapedText {
        var lines: [HardLine] = []
        var missing = OrderedScalars()
        var source = LineSource()
        var offset = 0
        func finish(terminator: Int) throws(FontError) {
            lines.append(try line(source, terminator: offset - terminator, end: offset, missing: &missing))
            source = LineSource(start: offset)
        }
        for character in text {
            let length = character.utf8.count
            offset += length
            // \n, \r, \r\n, vertical tab, form feed, next line, line and paragraph separators.
            if character.isNewline {
                try finish(terminator: length)
            } else {
                source.append(character, at: offset - length)
            }
        }
        // A break at the very end of the text ends its last line and begins no other.
        if lines.isEmpty || source.start < offset { try finish(terminator: 0) }
        return ShapedText(lines: lines, missing: missing.list)
    }

    private func line(
        _ source: LineSource, terminator: Int, end: Int, missing: inout OrderedScalars
    ) throws(FontError) -> HardLine {
        let ligatures = description.tracking == 0
        var glyphs = try shapeGlyphs(source, ligatures: ligatures)
        var ranges = unitRanges(of: source, glyphs)
        if !ligatures {
            // What still covers several graphemes is a contextual ligature such as Inter's arrows.
            let ligated = ranges.filter { $0.graphemes.count > 1 }.map {
                source.graphemes[
                    $0.graphemes.lowerBound]..<source.end(ofGrapheme: $0.graphemes.upperBound - 1)
            }
            if !ligated.isEmpty {
                glyphs = try shapeGlyphs(source, ligatures: false, unligated: ligated)
                ranges = unitRanges(of: source, glyphs)
            }
        }
        source.collectMissing(glyphs, font: font, into: &missing)
        return HardLine(
            units: units(source, glyphs, ranges), glyphs: glyphs, bytes: source.start..<end,
            terminator: terminator)
    }

    /// In 1/65,536 font unit.
    var tracking: Int {
        let em = Double(font.face.unitsPerEm * TextUnit.perFontUnit)
        return Int((description.tracking / description.size * em).rounded())
    }

    private func shapeGlyphs(
        _ source: LineSource, ligatures: Bool, unligated: [Range<Int>] = []
    ) throws(FontError) -> [ShapedGlyph] {
        var glyphs = try shaper.shape(
            source.shaped, with: font, monospacedDigits: description.monospacedDigits, ligatures: ligatures,
            unligated: unligated)
        if description.monospacedDigits { try makeDigitsEqual(&glyphs, source) }
        if source.hasTabs {
            for index in glyphs.indices where source.scalars[glyphs[index].cluster] == "\t" {
                glyphs[index].advance *= Int32(Self.spacesPerTab)
            }
        }
        return glyphs
    }

    /// Widens every digit to the widest. The feature `tnum` alone does not do it in all fonts: Inter's
    /// bold tabular 4 is narrower than its other digits, and some fonts have no such feature.
    private func makeDigitsEqual(_ glyphs: inout [ShapedGlyph], _ source: LineSource) throws(FontError) {
        for index in glyphs.indices {
            let cluster = glyphs[index].cluster
            let end = index + 1 < glyphs.count ? glyphs[index + 1].cluster : source.scalars.count
            // A digit by itself, not one with marks.
            guard source.isDigit(cluster), end == cluster + 1 else { continue }
            let width = try tabularAdvance()
            glyphs[index].offsetX += (width - glyphs[index].advance) / 2
            glyphs[index].advance = width
        }
    }

    private func tabularAdvance() throws(FontError) -> Int32 {
        if let known = font.tabularAdvance { return known }
        let digits = try shaper.shape(
            Array(0x30...0x39), with: font, monospacedDigits: true, ligatures: false)
        let widest = digits.map { font.advance(of: $0.glyph) }.max() ?? 0
        font.tabularAdvance = widest
        return widest
    }

    private struct UnitRange {
        var graphemes: Range<Int>
        var glyphs: Range<Int>
    }

    /// Cuts wherever a grapheme and a cluster of glyphs begin together.
    private func unitRanges(of source: LineSource, _ glyphs: [ShapedGlyph]) -> [UnitRange] {
        var ranges: [UnitRange] = []
        ranges.reserveCapacity(source.graphemes.count)
        var glyph = 0
        for (index, first) in source.graphemes.enumerated() {
            while glyph < glyphs.count, glyphs[glyph].cluster < first { glyph += 1 }
            let begins = glyph < glyphs.count && glyphs[glyph].cluster == first
            if begins || ranges.isEmpty {
                if !ranges.isEmpty {
                    ranges[ranges.count - 1].glyphs = ranges[ranges.count - 1].glyphs.lowerBound..<glyph
                }
                ranges.append(
                    UnitRange(graphemes: index..<index + 1, glyphs: (ranges.isEmpty ? 0 : glyph)..<glyph))
            } else {
                ranges[ranges.count - 1].graphemes = ranges[ranges.count - 1].graphemes.lowerBound..<index + 1
            }
        }
        if !ranges.isEmpty {
            ranges[ranges.count - 1].glyphs = ranges[ranges.count - 1].glyphs.lowerBound..<glyphs.count
        }
        return ranges
    }

    private func units(_ source: LineSource, _ glyphs: [ShapedGlyph], _ ranges: [UnitRange]) -> [TextUnit] {
        let tracking = tracking
        var units: [TextUnit] = []
        units.reserveCapacity(ranges.count)
        var previous: BreakClass?
        var current = ranges.first.map { source.breakClass(firstOf: $0.graphemes) }
        for (index, range) in ranges.enumerated() {
            let next =
                index + 1 < ranges.count ? source.breakClass(firstOf: ranges[index + 1].graphemes) : nil
            let last = source.breakClass(lastOf: range.graphemes)
            let drawn = glyphs[range.glyphs]
            let advance = drawn.reduce(0) { $0 + Int($1.advance) }
            // Several glyphs are a base with marks: what of their advance is kerning cannot be told. Spaces
            // that the font lacks and equalised digits are not as wide as their glyphs.
            let keepsAdvance =
                advance == 0 || drawn.count > 1 || current == .space || current == .glue
                || (description.monospacedDigits && current == .digit)
            let unkerned =
                keepsAdvance ? advance : drawn.first.map { Int(font.advance(of: $0.glyph)) } ?? advance
            units.append(
                TextUnit(
                    start: source.offsets[range.graphemes.lowerBound], glyphs: range.glyphs,
                    advance: advance * TextUnit.perShapingUnit + (advance == 0 ? 0 : tracking),
                    end: unkerned * TextUnit.perShapingUnit, isSpace: current == .space,
                    breaksAfter: next.map { last.allowsBreak(before: $0, after: previous) } ?? false))
            previous = last
            current = next
        }
        return units
    }
}
