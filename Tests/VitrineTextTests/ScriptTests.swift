import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineText

/// Scripts beyond Latin, with the fonts that `make setup` installs.
struct ScriptTests {
    private let font = FontDescription(size: 20)

    /// Samples with the levels given by UAX #9, with R, AL, EN and AN mixed.
    @Test(arguments: [
        ("abc", TextDirection.natural, [UInt8]()), ("abc", .rightToLeft, [2, 2, 2]),
        ("אבג", .natural, [1, 1, 1]), ("אב 12", .natural, [1, 1, 1, 2, 2]),
        ("a אב b", .natural, [0, 0, 1, 1, 0, 0]), ("a אב b", .rightToLeft, [2, 1, 1, 1, 1, 2]),
        ("אב ab", .leftToRight, [1, 1, 0, 0, 0]), ("(אב)", .rightToLeft, [1, 1, 1, 1]),
        ("a\u{2067}b\u{2069}c", .natural, [0, 0, 2, 0, 0]),
    ])
    func levelsAreThoseOfTheStandard(text: String, direction: TextDirection, expected: [UInt8]) throws {
        let levels = try BidiLevels(text.unicodeScalars.map(\.value), direction: direction)
        #expect(levels?.levels ?? [] == expected)
    }

    /// The example of rule L2, "car means CAR.", and similar ones, in which capitals run from right to left.
    @Test(
        arguments: [
            ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
            ([1, 2, 2, 1], [3, 1, 2, 0]), ([0, 1, 2, 2, 1, 0], [0, 4, 2, 3, 1, 5]), ([], []),
        ] as [([UInt8], [Int])])
    func visualOrder(levels: [UInt8], expected: [Int]) {
        #expect(BidiLevels.visualOrder(levels) == expected)
    }

    @Test func rightToLeftTextBeginsAtTheRight() throws {
        let engine = try makeEngine()
        let paragraph = try engine.paragraph("שלום עולם", font: font)
        #expect(paragraph.lines[0].isRightToLeft)
        #expect(paragraph.undrawnCharacters.isEmpty)
        let xs = paragraph.lines[0].glyphs.map(\.position.x)
        #expect(xs == xs.sorted() && xs.count == 8)
        // Leading is on the right, and so is the text that does not fit.
        #expect(paragraph.glyphRuns(at: .zero, width: 200)[0].origin.x > 100)
        let narrow = try engine.paragraph("שלום עולם", font: font, maxWidth: 60)
        #expect(narrow.lines.map(\.visibleText) == ["שלום", "עולם"])
        // If leading is on the right, it is so for English too.
        let english = try engine.paragraph("ab\nabc", font: font)
        for (isRight, x) in [(false, 0.0), (true, 100 - english.lines[0].width)] {
            guard
                case .glyphs(let run, _) = english.displayItems(
                    at: .zero, width: 100, isLeadingOnRight: isRight)[0]
            else {
                Issue.record("no letters")
                continue
            }
            #expect(run.origin.x == x)
        }
        // Hebrew within English keeps its place, with its letters reversed.
        let mixed = try engine.paragraph("ab שלום cd", font: font)
        #expect(!mixed.lines[0].isRightToLeft)
        #expect(mixed.glyphRuns(at: .zero, width: 0).map(\.text).joined(separator: "|").contains("שלום"))
    }

    /// The ellipsis is on the side where the text continues: on the left.
    @Test func rightToLeftTextIsCutAtItsLeft() throws {
        let engine = try makeEngine()
        let text = "שלום עולם טוב"
        let width = try engine.paragraph(text, font: font).size.width * 0.6
        for mode in TruncationMode.allCases {
            let style = ParagraphStyle(lineLimit: 1, truncation: mode)
            let cut = try engine.paragraph(text, font: font, style: style, maxWidth: width)
            let line = cut.lines[0]
            let dots = try #require(engine.paragraph("\u{2026}", font: font).lines[0].glyphs.first).outline
                .path
            let place = try #require(line.glyphs.firstIndex { $0.outline.path == dots })
            switch mode {
            case .tail: #expect(place == 0)
            case .head: #expect(place == line.glyphs.count - 1)
            case .middle: #expect(place > 0 && place < line.glyphs.count - 1)
            }
            #expect(line.glyphs.allSatisfy { $0.position.x > -2 && $0.position.x < line.width })
            #expect(line.width <= width + 1e-6)
        }
    }

    /// Regardless of the directions on a line and of letter spacing, all glyphs lie on the line.
    @Test(arguments: 0..<4 as Range<UInt64>)
    func lettersStandOnTheirLines(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try makeEngine()
        let words = ["שלום", "سلام", "one", "12", "(a)", "אב-3", "mixed", "العربية", "日本", "A1"]
        for _ in 0..<40 {
            let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }.joined(separator: " ")
            let font = FontDescription(size: 20, tracking: [0, 0, 1.5].randomElement(using: &random) ?? 0)
            let direction = TextDirection.allCases.randomElement(using: &random) ?? .natural
            let style = ParagraphStyle(
                lineLimit: [nil, 2].randomElement(using: &random) ?? nil, direction: direction)
            let width = Double.random(in: 40...300, using: &random)
            let paragraph = try engine.paragraph(text, font: font, style: style, maxWidth: width)
            let note = Comment(
                rawValue: "seed \(seed): \(text), \(direction), \(width), tracking \(font.tracking)")
            for line in paragraph.lines {
                #expect(line.isRightToLeft == (direction == .rightToLeft) || direction == .natural, note)
                // A glyph may extend beyond its advance, and a mark may be anywhere above its letter.
                #expect(
                    line.glyphs.allSatisfy { $0.position.x > -4 && $0.position.x <= line.width + 0.01 }, note)
                let segments = line.segments.filter { !$0.text.isEmpty }
                for (left, right) in zip(segments, segments.dropFirst()) { #expect(left.x <= right.x, note) }
            }
            #expect(paragraph.isTruncated || paragraph.lines.map(\.text).joined() == text, note)
        }
    }

    /// Beh has four forms: isolated, initial, medial and final.
    @Test func arabicLettersAreJoined() throws {
        let engine = try makeEngine()
        func outlines(_ text: String) throws -> [Path] {
            try engine.paragraph(text, font: font).lines[0].glyphs.map(\.outline.path)
        }
        let alone = try #require(outlines("ب").first)
        let three = try outlines("ببب")
        #expect(try engine.paragraph("ببب", font: font).undrawnCharacters.isEmpty)
        // The dots may be separate glyphs; the letters differ nevertheless.
        #expect(three.count >= 3 && !three.contains(alone))
        #expect(Set(three).count >= 3)
        // A text in two colours is joined like one in a single colour.
        let colours = AttributedText([
            AttributedText.Run("ب", font: font),
            AttributedText.Run("بب", font: font, attributes: TextAttributes(paint: 1)),
        ])
        #expect(try engine.paragraph(colours).lines[0].glyphs.map(\.outline.path) == three)
    }

    @Test(arguments: [
        ("नमस्ते", "Noto Sans Devanagari"), ("สวัสดี", "Noto Sans Thai"), ("שלום", "Noto Sans Hebrew"),
        ("سلام", "Noto Sans Arabic"), ("日本語", "Noto Sans CJK JP"), ("한국어", "Noto Sans CJK KR"),
        ("\u{1F600}", "Noto Color Emoji"),
    ])
    func fontsStepIn(text: String, family: String) throws {
        let engine = try makeEngine()
        let paragraph = try engine.paragraph("a " + text, font: font)
        #expect(paragraph.undrawnCharacters.isEmpty)
        #expect(engine.fingerprintsUsed.map(\.family).contains(family))
        #expect(paragraph.glyphRuns(at: .zero, width: 0).count == (family.hasSuffix("Emoji") ? 2 : 2))
        // Without these fonts, there is a report and a family to install.
        let bare = try makeEngine(only: "Inter")
        let missing = try bare.paragraph("a " + text, font: font).undrawnCharacters
        #expect(!missing.isEmpty)
        #expect(missing.first?.fallbackFamily != nil)
        #expect(bare.fingerprintsUsed.map(\.family) == ["Inter"])
    }

    @Test func ideographsFollowTheLanguage() throws {
        let engine = try makeEngine()
        let outlines = try ["ja", "ko", "zh-Hans", "zh-Hant", "en"].map { language in
            try engine.paragraph("骨直", font: font, style: ParagraphStyle(language: language)).lines[0].glyphs
                .map(\.outline.path)
        }
        #expect(outlines[0] == outlines[4])
        #expect(outlines[0] != outlines[2] && outlines[2] != outlines[3])
    }

    /// Characters that are not text in a known script are distinguished from those that only lack a font.
    @Test(arguments: [
        ("\u{E000}", nil), ("\u{10FFFF}", nil), ("\u{1}", nil), ("ก", "Noto Sans Thai"),
        ("。", "Noto Sans CJK JP"),
    ])
    func familiesToInstall(character: Unicode.Scalar, family: String?) {
        #expect(character.fallbackFamily == family)
    }

    @Test(arguments: [
        "\u{1F600}", "\u{1F469}\u{200D}\u{1F680}", "\u{2764}\u{FE0F}", "\u{1F1E9}\u{1F1EA}",
        "1\u{FE0F}\u{20E3}",
    ])
    func emojiArePictures(text: String) throws {
        let engine = try makeEngine()
        let paragraph = try engine.paragraph(text, font: font)
        let pictures = paragraph.displayItems(at: Point(0, 0), width: 0).compactMap { item in
            if case .bitmap(let bitmap, let frame, _) = item { (bitmap: bitmap, frame: frame) } else { nil }
        }
        #expect(pictures.count == 1)
        let picture = try #require(pictures.first)
        #expect(picture.frame.width > 18 && picture.frame.width < 30)
        let (top, bottom) = (
            picture.frame.minY - paragraph.firstBaseline, picture.frame.maxY - paragraph.firstBaseline
        )
        #expect(top > -22 && bottom < 8)
        let bitmap = try #require(picture.bitmap.picture.content as? BGRABitmap)
        #expect(bitmap.bytes.indices.contains { $0 % 4 == 3 && bitmap.bytes[$0] > 0 })
        // Emoji do not push lines apart.
        #expect(paragraph.size.height == (try engine.metrics(font)).lineHeight)
    }

    @Test func textStyleKeepsSignsInTheTextsFont() throws {
        #expect(FallbackFamilies.isEmoji(["\u{2764}", "\u{FE0F}"]))
        #expect(!FallbackFamilies.isEmoji(["\u{2764}"]))
        #expect(!FallbackFamilies.isEmoji(["\u{1F600}", "\u{FE0E}"]))
        #expect(!FallbackFamilies.isEmoji(["1"]))
    }

    /// Thai is written without spaces; lines break between syllables.
    @Test func thaiBreaksBetweenSyllables() throws {
        let engine = try makeEngine()
        let text = "สวัสดีเพื่อนรักของฉัน"
        let lines = try engine.paragraph(text, font: font, maxWidth: 60).lines
        #expect(lines.count > 1 && lines.map(\.text).joined() == text)
        for line in lines.dropLast() {
            #expect(!"เแโใไ".unicodeScalars.contains { line.text.unicodeScalars.last == $0 })
        }
        for line in lines.dropFirst() {
            #expect(!"ะาำๆฯ".unicodeScalars.contains { line.text.unicodeScalars.first == $0 })
        }
        // After a Latin word too, so that the rest of its line is used.
        let mixed = try engine.paragraph("Hello " + text, font: font, maxWidth: 110).lines
        #expect(mixed[0].visibleText.count > 6)
    }

    @Test(arguments: FontDesign.allCases)
    func designsHaveTheirFonts(design: FontDesign) throws {
        let engine = try makeEngine()
        let family = try #require(design.families.first)
        #expect(engine.hasFamily(family))
        #expect(
            try engine.paragraph("Hamburg", font: FontDescription(family: family, size: 20)).undrawnCharacters
                .isEmpty)
    }
}
