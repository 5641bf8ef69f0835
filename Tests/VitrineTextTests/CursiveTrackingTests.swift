import CHarfBuzz
import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// Letter spacing never sets joined letters apart (CSS Text 3, 8.2.1).
@Suite struct CursiveTrackingTests {
    /// A word of each script whose letters join.
    static let words = [
        "سلام", "العربية", "تَرْحِيبًا", "ﷲلا", "لا", "دار", "ܫܠܡܐ", "ߒߞߏ", "ᠮᠣᠩᠭᠣᠯ", "ꡏꡡꡃ", "ࡌࡀࡍࡃࡀ", "𞤀𞤁𞤂𞤢𞤥",
        "سـلام",
    ]

    private func glyphs(_ paragraph: Paragraph) -> [GlyphRun.Glyph] { paragraph.lines.flatMap(\.glyphs) }

    @Test(arguments: words, [-1.0, 0.5, 6]) func wordsAreAsWithoutTracking(_ word: String, _ points: Double)
        throws
    {
        let engine = try makeEngine()
        let plain = try engine.paragraph(word, font: FontDescription(size: 30))
        let tracked = try engine.paragraph(word, font: FontDescription(size: 30, tracking: points))
        #expect(tracked.size == plain.size)
        #expect(glyphs(tracked).map(\.position) == glyphs(plain).map(\.position))
        #expect(glyphs(tracked).map(\.outline.path) == glyphs(plain).map(\.outline.path))
        // Kerning is also added after the last letter.
        let kerned = try engine.paragraph(word, font: FontDescription(size: 30, kerning: points))
        #expect(abs(kerned.size.width - plain.size.width - points) < 1e-3)
        #expect(glyphs(kerned).map(\.outline.path) == glyphs(plain).map(\.outline.path))
        let moved = zip(glyphs(kerned), glyphs(plain)).map { $0.position.x - $1.position.x }
        #expect(moved.allSatisfy { abs($0 - (moved.first ?? 0)) < 1e-3 })
    }

    /// A word counts as one letter: spaces on both of its sides are set apart.
    @Test func spacesBetweenWordsAreTracked() throws {
        let engine = try makeEngine()
        let plain = try engine.paragraph("سلام سلام سلام", font: FontDescription(size: 30))
        let tracked = try engine.paragraph("سلام سلام سلام", font: FontDescription(size: 30, tracking: 5))
        #expect(abs(tracked.size.width - plain.size.width - 4 * 5) < 1e-3)
    }

    /// Letters of other scripts are set apart, also beside joined ones.
    @Test(arguments: [
        ("abcd", 3), ("שלום", 3), ("नमस्ते", 2), ("日本語", 2), ("ab سلام", 3), ("سلام ab", 3), ("سلام، سلام", 3),
        ("3٫14 سلام", 5),
    ])
    func otherLettersAreTracked(_ text: String, gaps: Int) throws {
        let engine = try makeEngine()
        let plain = try engine.paragraph(text, font: FontDescription(size: 30, ligatures: false))
        let font = FontDescription(size: 30, tracking: 5, ligatures: false)
        let tracked = try engine.paragraph(text, font: font)
        let added = (tracked.size.width - plain.size.width) / 5
        #expect(abs(added - Double(gaps)) < 0.01, "\(text): \(added)")
    }

    @Test func scriptsJoinOrDoNot() {
        for scalar in "سܫߒᠮꡏࡌ𞤀𐴁ـ".unicodeScalars { #expect(CursiveScripts.hasLetter(scalar), "\(scalar)") }
        for scalar in "aשनक日ไ한 ،؟1-.".unicodeScalars {
            #expect(!CursiveScripts.hasLetter(scalar), "\(scalar)")
        }
    }

    /// A run that ends within a word, which only another paint does not separate.
    @Test func runsWithinAWordStayJoined() throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 30, tracking: 4)
        let whole = try engine.paragraph("مرحبا", font: font)
        let parts = try engine.paragraph(
            AttributedText([
                AttributedText.Run("مر", font: font),
                AttributedText.Run("حبا", font: font, attributes: TextAttributes(paint: 1)),
            ]), style: ParagraphStyle())
        #expect(parts.size.width == whole.size.width)
    }

    /// Letters join across soft hyphens, word joiners, zero-width spaces and marks of direction.
    @Test(arguments: [
        "\u{AD}", "\u{2060}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{FEFF}", "\u{AD}\u{2060}",
    ])
    func invisibleCharactersKeepLettersJoined(_ invisible: String) throws {
        let engine = try makeEngine()
        let text = "سل\(invisible)سلم"
        let plain = try engine.paragraph(text, font: FontDescription(size: 30))
        let tracked = try engine.paragraph(text, font: FontDescription(size: 30, tracking: 8))
        #expect(tracked.size == plain.size)
        #expect(glyphs(tracked).map(\.position) == glyphs(plain).map(\.position))
        // Letters that do not join are set apart as before, once.
        let latin = try engine.paragraph("a\(invisible)b", font: FontDescription(size: 30, tracking: 8))
        let close = try engine.paragraph("a\(invisible)b", font: FontDescription(size: 30, ligatures: false))
        #expect(abs(latin.size.width - close.size.width - 8) < 1e-3)
    }

    @Test func isolatesAndNonJoinersAreNotTransparent() {
        for scalar in "\u{AD}\u{200B}\u{200E}\u{2060}\u{61C}\u{FEFF}".unicodeScalars {
            #expect(CursiveScripts.isTransparent(scalar), "\(scalar.value)")
        }
        for scalar in "a \u{180E}\u{200C}\u{200D}\u{2067}\u{2069}\u{FFF9}\u{600}".unicodeScalars {
            #expect(!CursiveScripts.isTransparent(scalar), "\(scalar.value)")
        }
    }

    /// Lines of right-to-left text run from letter to letter, as those of left-to-right text do.
    @Test(arguments: ["שלום", "سلام", "abc def", "שלום עולם", "a", "ש"], [0.0, 20, -2])
    func underlinesReachTheEndsOfTheLine(_ word: String, _ tracking: Double) throws {
        let line = TextLineStyle(.solid)
        let paragraph = try makeEngine().paragraph(
            AttributedText([
                AttributedText.Run(
                    word, font: FontDescription(size: 40, tracking: tracking, ligatures: false),
                    attributes: TextAttributes(underline: line, strikethrough: line))
            ]), style: ParagraphStyle())
        let placed = try #require(paragraph.lines.first)
        #expect(placed.decorations.count == 2)
        for decoration in placed.decorations.map(\.decoration) {
            #expect(abs(decoration.start.x) < 1e-3, "\(decoration.start.x)")
            #expect(abs(decoration.length - placed.width) < 1e-3, "\(decoration.length) of \(placed.width)")
        }
    }
}
