import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

struct ShapingTests {
    /// Returns a width in font units, measured at a size of one point per unit.
    private func width(_ text: String, _ font: FontDescription) throws -> Double {
        try makeEngine().paragraph(text, font: font).size.width
    }

    private func font(_ facts: Inter.Facts) -> FontDescription {
        FontDescription(size: Inter.unitsPerEm, weight: facts.weight)
    }

    @Test(arguments: Inter.facts)
    func advancesAreTheFonts(facts: Inter.Facts) throws {
        let font = font(facts)
        #expect(try width("A", font) == facts.capitalA)
        #expect(try width("1", font) == facts.one)
        #expect(try width("0", font) == facts.zero)
        #expect(try width("\u{A0}", font) == facts.space)
        // Kerned pairs. Varied kerning has fractions, which fontTools rounds.
        #expect(abs(try width("AV", font) - (2 * facts.capitalA + facts.kerningAV)) <= 0.5)
    }

    @Test(arguments: Inter.facts)
    func tabularDigitsAreEquallyWide(facts: Inter.Facts) throws {
        var font = font(facts)
        #expect(try width("1", font) != width("0", font))
        font.monospacedDigits = true
        for digit in "0123456789" { #expect(try width(String(digit), font) == facts.tabularDigit) }
        #expect(try width("8888", font) == width("1071", font))
    }

    @Test(arguments: Inter.facts)
    func outlinesAreTheFontsRoundedToUnits(facts: Inter.Facts) throws {
        let paragraph = try makeEngine().paragraph("H", font: font(facts))
        let outline = try #require(paragraph.lines[0].glyphs.first).outline.path
        let box = try #require(outline.controlBounds)
        let (left, bottom, right, top) = facts.capitalHBounds
        #expect(box.minX == left.rounded() && box.maxX == right.rounded())
        #expect(box.minY == -top && box.maxY == bottom)
    }

    /// The contour as reported by fontTools' RecordingPen at weight 400, with y pointing down.
    @Test func outlineIsTheFontsContour() throws {
        let paragraph = try makeEngine().paragraph("H", font: FontDescription(size: 11))
        var expected = Path()
        expected.move(to: Point(248, 0))
        for (x, y) in [
            (248, 2048), (496, 2048), (496, 1136), (1588, 1136), (1588, 2048), (1836, 2048), (1836, 0),
            (1588, 0),
            (1588, 916), (496, 916), (496, 0),
        ] { expected.line(to: Point(Double(x), -Double(y))) }
        expected.close()
        #expect(paragraph.lines[0].glyphs[0].outline.path.elements == expected.elements)
    }

    @Test func curvesAreQuadraticAndContoursClosed() throws {
        let paragraph = try makeEngine().paragraph("i", font: FontDescription(size: 11))
        let elements = paragraph.lines[0].glyphs[0].outline.path.elements
        #expect(elements.count { $0 == .close } == 2)
        // The dot: four qCurveTo with three points each, that is two quadratic curves each.
        #expect(elements.count { if case .quad = $0 { true } else { false } } == 8)
        #expect(elements.contains(.quad(Point(267, -1792), Point(217.5, -1839))))
    }

    #if os(Linux)
        /// The static fonts of Debian's fonts-inter have CFF outlines; other systems may not have any.
        @Test func outlinesFromCFFAreCubic() throws {
            let files = FontFolders.system.flatMap(FontFolders.fontFiles)
            let path = try #require(files.first { $0.hasSuffix("/Inter-Regular.otf") })
            let data = try sharedLibrary.data(at: path)
            let source = try FreeTypeFace(library: FreeTypeLibrary(), data: data, index: 0, axes: [])
            let shaping = try HarfBuzzFont(face: HarfBuzzFace(data: data, index: 0), axes: [])
            let glyph = try #require(shaping.glyph(for: "o"))
            #expect(
                source.outline(of: glyph).path.elements.contains {
                    if case .cubic = $0 { true } else { false }
                })
        }
    #endif

    @Test func weightsDiffer() throws {
        let engine = try makeEngine()
        let outlines = try [400.0, 410, 900].map {
            try engine.paragraph("a", font: FontDescription(size: 17, weight: $0)).lines[0].glyphs[0].outline
        }
        #expect(Set(outlines).count == 3)
    }

    @Test func italicDiffers() throws {
        let engine = try makeEngine()
        let upright = try engine.paragraph("H", font: FontDescription(size: 17)).lines[0].glyphs[0].outline
        let italic = try engine.paragraph("H", font: FontDescription(size: 17, italic: true)).lines[0].glyphs[
            0
        ].outline
        #expect(upright != italic)
    }

    /// Pen positions are the sums of advances, without rounding.
    @Test func positionsAreUnrounded() throws {
        let run = try makeEngine().paragraph("HHH", font: FontDescription(size: 13)).glyphRuns(
            at: .zero, width: 0)[0]
        let step = 2084.0 * 13 / Inter.unitsPerEm
        for (index, glyph) in run.glyphs.enumerated() {
            #expect(abs(glyph.position.x - Double(index) * step) < 1e-9)
        }
        #expect(abs(run.advance - 3 * step) < 1e-9)
    }

    @Test(arguments: [-1.5, 0.25, 1, 4.125])
    func trackingIsAddedBetweenGraphemes(tracking: Double) throws {
        let plain = FontDescription(size: 17)
        var tracked = plain
        tracked.tracking = tracking
        for text in ["HAMBURG", "one two", "e\u{301}te\u{301}", "9:41"] {
            let difference = try width(text, tracked) - width(text, plain)
            #expect(abs(difference - Double(text.count - 1) * tracking) < 1e-5, "\(text)")
        }
        #expect(try width("H", tracked) == width("H", plain))
    }

    @Test func trackingTurnsLigaturesOff() throws {
        let engine = try makeEngine()
        var font = FontDescription(size: 17)
        // Inter has an arrow for "->" as a contextual form.
        let joined = try engine.paragraph("->", font: font)
        font.tracking = 1
        let apart = try engine.paragraph("->", font: font)
        #expect(joined.lines[0].glyphs.count == 1)
        #expect(apart.lines[0].glyphs.count == 2)
    }

    @Test func tabsAreFourSpaces() throws {
        let font = FontDescription(size: Inter.unitsPerEm)
        #expect(try width("H\tH", font) == 2 * 2084 + 4 * 792)
    }

    @Test(arguments: [
        ("\u{1F600}", [0x1F600]), ("a\u{915}\u{915}b\u{E01}", [0x915, 0xE01]), ("a\u{1}b\tc\r\n\u{85}", [1]),
        ("e\u{301}\u{200D}\u{FE0F}\u{AD}\u{2060}", []), ("\u{10FFFF}\u{F0000}", [0x10FFFF, 0xF0000]),
        ("caf\u{E9}", []),
    ])
    func missingCharactersAreReported(text: String, missing: [UInt32]) throws {
        let paragraph = try makeEngine(only: "Inter").paragraph(text, font: FontDescription(size: 17))
        #expect(paragraph.undrawnCharacters.map(\.value) == missing)
    }

    @Test func controlCharactersHaveNoWidth() throws {
        let font = FontDescription(size: 17)
        #expect(try width("HH", font) == width("H\u{1}H\u{7F}\u{9B}", font))
    }

    @Test func canonicalTwinsAreKeptApart() throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        for text in ["\u{E9}te \u{E9}", "e\u{301}te e\u{301}", "\u{E9}te e\u{301}"] {
            let lines = try engine.paragraph(text, font: font, maxWidth: 20).lines
            #expect(lines.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }
}
