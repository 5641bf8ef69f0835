import CHarfBuzz

/// A shaper that turns a text into units for line breaking.
struct TextShaper {
    let shaper: HarfBuzzShaper
    let style: ParagraphStyle
    var fonts: TextFonts
    /// Returns the patterns for hyphenation.
    let patterns: () throws(FontError) -> HyphenationPatterns

    /// The width of a tab, in spaces.
    private static let spacesPerTab = 4

    /// A stretch of a text in one font. Other attributes do not matter for shaping.
    struct Run {
        var text: String
        var font: Int
    }

    mutating func shape(_ text: String, runs: [Run]) throws(FontError) -> ShapedText {
        var lines: [MandatoryLine] = []
        var missing = OrderedScalars()
        var source = MandatoryLineText()
        var offset = 0
        var run = 0
        var runEnd = runs.first.map { $0.text.utf8.count } ?? 0
        for character in text {
            let length = character.utf8.count
            // A grapheme belongs to the run in which it begins.
            while offset >= runEnd, run + 1 < runs.count {
                run += 1
                runEnd += runs[run].text.utf8.count
            }
            offset += length
            // \n, \r, \r\n, vertical tab, form feed, next line, line and paragraph separators.
            if character.isNewline {
                lines.append(try line(&source, terminator: offset - length, end: offset, missing: &missing))
                source = MandatoryLineText(start: offset)
            } else {
                source.append(character, at: offset - length, font: runs[run].font)
            }
        }
        // A break at the very end of the text ends its last line without beginning another.
        if lines.isEmpty || source.start < offset {
            lines.append(try line(&source, terminator: offset, end: offset, missing: &missing))
        }
        return ShapedText(lines: lines, missing: missing.list, fonts: fonts.fonts, scale: fonts.scale)
    }

    private mutating func line(
        _ source: inout MandatoryLineText, terminator: Int, end: Int, missing: inout OrderedScalars
    ) throws(FontError) -> MandatoryLine {
        try chooseFonts(&source)
        let bidi = try BidiLevels(source.shapingScalars, direction: style.direction)
        let items = ShapingItem.items(of: source, levels: bidi?.levels)
        var glyphs = try shapeGlyphs(source, items)
        var ranges = ClusterRange.ranges(of: source, glyphs)
        // Clusters that still cover several graphemes are contextual ligatures, such as Inter's arrows.
        let ligated = ranges.filter { range in
            range.graphemes.count > 1
                && !fonts.fonts[source.fonts[range.graphemes.lowerBound]].description.usesLigatures
                && !source.joinsAcross(range.graphemes.lowerBound + 1)
        }.map {
            source.graphemeStarts[
                $0.graphemes.lowerBound]..<source.end(ofGrapheme: $0.graphemes.upperBound - 1)
        }
        if !ligated.isEmpty {
            glyphs = try shapeGlyphs(source, items, unligated: ligated)
            ranges = ClusterRange.ranges(of: source, glyphs)
        }
        source.collectMissing(glyphs, fonts: fonts.fonts, items: items, into: &missing)
        let hyphenations = style.hyphenates ? try source.hyphenations(patterns) : nil
        return MandatoryLine(
            clusters: makeClusters(
                source, glyphs: glyphs, ranges: ranges, hyphenations: hyphenations, levels: bidi?.levels),
            glyphs: glyphs, bytes: source.start..<end,
            terminator: terminator, baseLevel: bidi?.base ?? 0)
    }

    /// Assigns each grapheme a font that contains it.
    ///
    /// A character used with several scripts, such as the Arabic comma, takes the font of its run, so that
    /// letters join across it.
    private mutating func chooseFonts(_ source: inout MandatoryLineText) throws(FontError) {
        let requested = source.fonts
        var shared: [Int] = []
        for index in source.graphemeStarts.indices {
            let cluster = source.graphemeScalars(index)
            if let first = cluster.first, ScriptExtensions.shared[first.value] != nil,
                ScriptExtensions.own(first.value) == nil
            {
                shared.append(index)
                continue
            }
            let font = try fonts.font(for: cluster, requested: requested[index])
            if font != requested[index] { source.setFont(font, ofGrapheme: index) }
        }
        for (index, run) in zip(shared, source.runs(ofShared: shared)) {
            let cluster = source.graphemeScalars(index)
            if let run, requested[run.grapheme] == requested[index],
                fonts.covers(cluster, font: source.fonts[run.grapheme])
            {
                source.setFont(source.fonts[run.grapheme], ofGrapheme: index)
                continue
            }
            let font = try fonts.font(for: cluster, requested: requested[index], amid: run?.script)
            if font != requested[index] { source.setFont(font, ofGrapheme: index) }
        }
    }

    private func shapeGlyphs(
        _ source: MandatoryLineText, _ items: [ShapingItem], unligated: [Range<Int>] = []
    ) throws(FontError) -> [ShapedGlyph] {
        let fonts = fonts.fonts
        var glyphs = try shaper.shape(source.shapingScalars, items, language: style.language, fonts: fonts) {
            fonts[$0.font].description.shapingFeatures(
                unligated: unligated, isCursive: CursiveScripts.contains($0.script))
        }
        if fonts.contains(where: \.description.monospacedDigits) {
            try makeDigitsEqual(&glyphs, source, items)
        }
        if source.hasTabs {
            for index in glyphs.indices where source.scalars[glyphs[index].cluster] == "\t" {
                glyphs[index].advance *= Int32(Self.spacesPerTab)
            }
        }
        return glyphs
    }

    /// Widens every digit to the width of the widest.
    ///
    /// The feature `tnum` alone does not achieve this in all fonts: Inter's bold tabular 4 is narrower than
    /// its other digits, and some fonts do not have the feature.
    private func makeDigitsEqual(
        _ glyphs: inout [ShapedGlyph], _ source: MandatoryLineText, _ items: [ShapingItem]
    ) throws(FontError) {
        var item = 0
        for index in glyphs.indices {
            let cluster = glyphs[index].cluster
            while item + 1 < items.count, items[item].range.upperBound <= cluster { item += 1 }
            let font = fonts.fonts[items[item].font]
            let end = index + 1 < glyphs.count ? glyphs[index + 1].cluster : source.scalars.count
            // Only digits without marks.
            guard font.description.monospacedDigits, source.isDigit(cluster), end == cluster + 1 else {
                continue
            }
            let width = try tabularAdvance(items[item].font)
            glyphs[index].offsetX += (width - glyphs[index].advance) / 2
            glyphs[index].advance = width
        }
    }

    private func tabularAdvance(_ index: Int) throws(FontError) -> Int32 {
        let font = fonts.fonts[index].instance.shaping
        if let known = font.tabularAdvance { return known }
        let plain = FontDescription(size: 1, monospacedDigits: true, ligatures: false)
        let digits = try shaper.shape(
            Array(0x30...0x39), [ShapingItem(range: 0..<10, font: index, script: HB_SCRIPT_LATIN, level: 0)],
            language: "en", fonts: fonts.fonts
        ) { _ in plain.shapingFeatures() }
        let widest = digits.map { font.advance(of: $0.glyph) }.max() ?? 0
        font.tabularAdvance = widest
        return widest
    }

    private func hyphen(_ font: ShapedFont, at cluster: Int) -> TextCluster.Hyphen? {
        let shaping = font.instance.shaping
        for text in ["\u{2010}", "-"] as [Unicode.Scalar] {
            guard let glyph = shaping.glyph(for: text) else { continue }
            let advance = shaping.advance(of: glyph)
            return TextCluster.Hyphen(
                glyph: ShapedGlyph(glyph: glyph, cluster: cluster, advance: advance, offsetX: 0, offsetY: 0),
                text: String(text), width: font.width(Int(advance)))
        }
        return nil
    }

    private func makeClusters(
        _ source: MandatoryLineText, glyphs: [ShapedGlyph], ranges: [ClusterRange],
        hyphenations: [Bool]?,
        levels: [UInt8]?
    ) -> [TextCluster] {
        let spacings = fonts.fonts.map { Spacing($0) }
        var units: [TextCluster] = []
        units.reserveCapacity(ranges.count)
        let opportunities = source.breakOpportunities
        for (index, range) in ranges.enumerated() {
            let first = range.graphemes.lowerBound
            let end = source.end(ofGrapheme: range.graphemes.upperBound - 1)
            let isSpace = source.isSpace(first)
            let drawn = glyphs[range.glyphs]
            let advance = drawn.reduce(0) { $0 + Int($1.advance) }
            let fontIndex = source.fonts[first]
            let font = fonts.fonts[fontIndex]
            let level = levels.map { $0[source.graphemeStarts[first]] } ?? 0
            // Several glyphs are a base with marks, for which the kerning in their advance is unknown. Spaces
            // that the font lacks and equalised digits are not as wide as their glyphs.
            let keepsAdvance =
                advance == 0 || drawn.count > 1 || isSpace || source.isGlue(first)
                || (font.description.monospacedDigits && source.isDigit(source.graphemeStarts[first]))
                || level & 1 == 1
            let unkerned =
                keepsAdvance
                ? advance : drawn.first.map { Int(font.advance(of: $0.glyph)) } ?? advance
            // Invisible characters are never spaced, and texts of nothing else would take long to look at.
            let isSpaced =
                advance != 0
                && !(index + 1 < ranges.count
                    && source.joinsAcross(ranges[index + 1].graphemes.lowerBound))
            let spacing = isSpaced ? spacings[fontIndex] : Spacing()
            let isHyphenated = hyphenations?[end - 1] ?? false
            var hyphen =
                isHyphenated || source.isSoftHyphen(range.graphemes)
                ? hyphen(font, at: source.graphemeStarts[first]) : nil
            hyphen?.isAdded = isHyphenated
            units.append(
                TextCluster(
                    start: source.offsets[first], glyphs: range.glyphs, graphemes: range.graphemes.count,
                    scalars: end - source.graphemeStarts[first],
                    advance: font.width(advance) + spacing.tracking + spacing.kerning,
                    widthAtLineEnd: font.width(unkerned) + spacing.kerning,
                    tracking: unkerned == 0 ? 0 : spacing.tracking, isSpace: isSpace,
                    allowsBreakAfter: index + 1 < ranges.count && (opportunities[end - 1] || isHyphenated),
                    hyphen: hyphen,
                    font: fontIndex, level: level))
        }
        return units
    }
}
