import CHarfBuzz

/// The characters of one hard line, in their original form and as they are shaped.
struct MandatoryLineText {
    /// The offset of the line's first byte in the UTF-8 of the whole text.
    var start = 0
    private(set) var scalars: [Unicode.Scalar] = []
    /// The scalars that are passed to HarfBuzz: a tab is replaced by a space, other control characters by a
    /// zero-width space.
    private(set) var shapingScalars: [UInt32] = []
    /// The index of each grapheme's first scalar.
    private(set) var graphemeStarts: [Int] = []
    /// The offset of each grapheme's first byte in the UTF-8 of the whole text.
    private(set) var offsets: [Int] = []
    /// The index of each grapheme's font among those of the text.
    private(set) var fonts: [Int] = []
    private(set) var hasTabs = false
    private var hasControls = false

    init(start: Int = 0) { self.start = start }

    mutating func append(_ character: Character, at offset: Int, font: Int) {
        fonts.append(font)
        graphemeStarts.append(scalars.count)
        offsets.append(offset)
        for scalar in character.unicodeScalars {
            scalars.append(scalar)
            if scalar == "\t" {
                hasTabs = true
                shapingScalars.append(0x20)
            } else {
                let isControl = Self.isControl(scalar)
                hasControls = hasControls || isControl
                shapingScalars.append(isControl ? 0x200B : scalar.value)
            }
        }
    }

    /// Changes the font of a grapheme.
    mutating func setFont(_ font: Int, ofGrapheme index: Int) { fonts[index] = font }

    func graphemeScalars(_ index: Int) -> ArraySlice<Unicode.Scalar> {
        scalars[graphemeStarts[index]..<end(ofGrapheme: index)]
    }

    func end(ofGrapheme index: Int) -> Int {
        index + 1 < graphemeStarts.count ? graphemeStarts[index + 1] : scalars.count
    }

    /// The text that a sign belongs to which several scripts share.
    struct ScriptRun {
        var script: hb_script_t
        /// A grapheme of it.
        var grapheme: Int
    }

    /// Returns the text that signs belong to which several scripts share: the letters before the sign, or
    /// else after it; `nil` if neither is of a script that has the sign.
    ///
    /// - Parameter indices: The graphemes of the signs, in order.
    func runs(ofShared indices: [Int]) -> [ScriptRun?] {
        if indices.isEmpty { return [] }
        let own = graphemeStarts.map { ScriptExtensions.own(scalars[$0].value) }
        func nearest(_ order: some Sequence<Int>) -> [Int: ScriptRun] {
            var found: [Int: ScriptRun] = [:]
            var last: ScriptRun?
            for place in order {
                if let script = own[place] { last = ScriptRun(script: script, grapheme: place) }
                found[place] = last
            }
            return found
        }
        let (before, after) = (nearest(own.indices), nearest(own.indices.reversed()))
        return indices.map { index in
            let scripts = ScriptExtensions.shared[scalars[graphemeStarts[index]].value] ?? []
            return [before[index], after[index]].lazy.compactMap { $0 }.first { scripts.contains($0.script) }
        }
    }

    func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(scalars[index].value) }

    /// Returns `true` if a grapheme hangs at the end of a line: a tab, or a space that a line may end at.
    func isSpace(_ index: Int) -> Bool {
        switch scalars[graphemeStarts[index]].value {
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Returns `true` if a grapheme joins its neighbours, or is a space or hyphen that no line ends at.
    func isGlue(_ index: Int) -> Bool {
        switch LineBreakTable.shared[scalars[graphemeStarts[index]]].breakClass {
        case .gl, .wj, .zwj: true
        default: false
        }
    }

    /// Returns `true` if a grapheme and the one before it are letters of a cursive script, which no letter
    /// spacing sets apart, or stand between two such letters that join across them.
    func joinsAcross(_ index: Int) -> Bool {
        var (before, after) = (index - 1, index)
        while before > 0, CursiveScripts.isTransparent(scalars[graphemeStarts[before]]) { before -= 1 }
        guard before >= 0, CursiveScripts.hasLetter(scalars[graphemeStarts[before]]) else { return false }
        while after + 1 < graphemeStarts.count,
            CursiveScripts.isTransparent(scalars[graphemeStarts[after]])
        { after += 1 }
        return CursiveScripts.hasLetter(scalars[graphemeStarts[after]])
    }

    func isSoftHyphen(_ range: Range<Int>) -> Bool {
        range.count == 1 && scalars[graphemeStarts[range.lowerBound]] == "\u{AD}"
    }

    /// The line breaking opportunities: for each scalar, `true` if a line may end after it.
    var breakOpportunities: [Bool] {
        var opportunities = LineBreakRules.opportunities(in: scalars)
        SyllableBreaks.add(to: &opportunities, in: scalars)
        HangulBreaks.remove(from: &opportunities, in: scalars)
        return opportunities
    }

    /// Collects the characters that glyph 0 stands for because the font has no glyph for them, and all
    /// dropped control characters.
    func collectMissing(
        _ glyphs: [ShapedGlyph], fonts: [ShapedFont], items: [ShapingItem], into missing: inout OrderedScalars
    ) {
        guard hasControls || glyphs.contains(where: { $0.glyph == 0 }) else { return }
        var index = 0
        var item = 0
        while index < glyphs.count {
            let first = glyphs[index].cluster
            while item + 1 < items.count, items[item].range.upperBound <= first { item += 1 }
            let font = fonts[items[item].font].instance.shaping
            var lacksGlyph = false
            while index < glyphs.count, glyphs[index].cluster == first {
                lacksGlyph = lacksGlyph || glyphs[index].glyph == 0
                index += 1
            }
            let cluster = scalars[first..<(index < glyphs.count ? glyphs[index].cluster : scalars.count)]
            let count = missing.list.count
            for scalar in cluster {
                if Self.isControl(scalar) {
                    if scalar != "\t" { missing.add(scalar) }
                } else if lacksGlyph, !scalar.properties.isDefaultIgnorableCodePoint,
                    font.glyph(for: scalar) == nil
                {
                    missing.add(scalar)
                }
            }
            // A sequence can lack a glyph even if each of its parts has one.
            if lacksGlyph, missing.list.count == count, let scalar = cluster.first,
                font.glyph(for: scalar) != nil
            {
                missing.add(scalar)
            }
        }
    }

    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
}
