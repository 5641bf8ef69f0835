import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineText

/// Properties that hold for any text at any width.
struct ParagraphPropertyTests {
    private static let words = [
        "glass", "and", "light", "AVATAR", "To,", "well-known", "supercalifragilistic", "e\u{301}te\u{301}",
        "9:41",
        "->", "=>", "\u{201C}quote\u{201D}", "漢字", "かな", "한글", "1999\u{2013}2024", "(a)",
        "\u{1F469}\u{200D}\u{1F680}",
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{645}\u{631}\u{62D}", "\u{915}\u{94D}\u{937}", "\u{E01}\u{E33}",
        "a\u{AD}b", "x\u{200B}y",
    ]
    private static let gaps = [" ", " ", " ", "  ", "\n", "\t", "\u{A0}", "-", "", "\u{3000}", "\r\n"]

    private func randomText(_ random: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...14, using: &random) {
            text += Self.words.randomElement(using: &random) ?? ""
            text += Self.gaps.randomElement(using: &random) ?? ""
        }
        return text
    }

    private func randomFont(_ random: inout SeededGenerator) -> FontDescription {
        FontDescription(
            size: [8.5, 12, 17, 34].randomElement(using: &random) ?? 17,
            weight: Double(Int.random(in: 1...9, using: &random) * 100), italic: .random(using: &random),
            monospacedDigits: .random(using: &random),
            tracking: [0, 0, 0, 0.3, -0.4, 2].randomElement(using: &random) ?? 0)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func wrappedLinesKeepTheirProperties(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try makeEngine()
        for trial in 0..<40 {
            let text = randomText(&random)
            let font = randomFont(&random)
            let width = Double.random(in: 0...300, using: &random)
            let note = Comment(
                rawValue: "seed \(seed), trial \(trial): \(text.debugDescription), \(font), width \(width)")
            let paragraph = try engine.paragraph(text, font: font, maxWidth: width)

            let together = paragraph.lines.map(\.text).joined()
            #expect(together.unicodeScalars.elementsEqual(text.unicodeScalars), note)
            #expect(!paragraph.isTruncated, note)
            for line in paragraph.lines where line.width > width + 1e-6 {
                // Only content that cannot be broken: one grapheme, or a ligature of several.
                #expect(line.visibleText.count == 1 || line.glyphs.count == 1, note)
            }

            // A grapheme wider than the limit makes a wider paragraph, in which more fits.
            let again = try engine.paragraph(text, font: font, maxWidth: min(paragraph.size.width, width))
            #expect(again.lines.map(\.text) == paragraph.lines.map(\.text), note)
            #expect(again.size == paragraph.size, note)

            let limit = Int.random(in: 1...3, using: &random)
            let style = ParagraphStyle(lineLimit: limit)
            let cut = try engine.paragraph(text, font: font, style: style, maxWidth: width)
            #expect(cut.lines.count == min(limit, paragraph.lines.count), note)
            let cutAgain = try engine.paragraph(
                text, font: font, style: style, maxWidth: min(cut.size.width, width))
            #expect(cutAgain.lines.map(\.visibleText) == cut.lines.map(\.visibleText), note)
        }
    }

    /// A line takes the next word whenever it fits: no line is narrower than the greedy choice, but for the
    /// one that gives a word to a short last one.
    @Test(arguments: 0..<4 as Range<UInt64>)
    func linesAreFull(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        for _ in 0..<25 {
            let words = (0..<12).map { _ in Self.words.prefix(5).randomElement(using: &random) ?? "" }
            let text = words.joined(separator: " ")
            let width = Double.random(in: 200...300, using: &random)
            let lines = try engine.paragraph(text, font: font, maxWidth: width).lines
            for (line, next) in zip(lines, lines.dropFirst())
            where next.text.split(separator: " ").count > 2 || lines.last?.text != next.text {
                let word = next.text.prefix { $0 != " " && $0 != "-" }
                let joined = try engine.paragraph(line.text + word, font: font).size.width
                #expect(joined > width - 1, "seed \(seed): \(line.text)+\(word) in \(width)")
            }
        }
    }

    @Test(arguments: 100..<104 as Range<UInt64>)
    func twoEnginesAgree(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let first = try makeEngine()
        let second = try TextEngine(library: FontLibrary())
        // Another order of use, so that no state may leak from one text into another.
        let cases = (0..<15).map { _ in
            (randomText(&random), randomFont(&random), Double.random(in: 20...300, using: &random))
        }
        let one = try cases.map { try first.paragraph($0.0, font: $0.1, maxWidth: $0.2).fingerprint }
        let two = try cases.reversed().map {
            try second.paragraph($0.0, font: $0.1, maxWidth: $0.2).fingerprint
        }
        #expect(one == two.reversed(), "seed \(seed)")
        #expect(first.fingerprintsUsed == second.fingerprintsUsed)
    }

    @Test(arguments: 0..<6 as Range<UInt64>)
    func anyUnicodeIsLaidOut(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try makeEngine()
        let blocks: [ClosedRange<UInt32>] = [
            0...0x7F, 0...0x24F, 0x300...0x36F, 0x590...0x8FF, 0x900...0xDFF, 0xE00...0x1FFF, 0x2000...0x206F,
            0x1100...0x11FF, 0x3000...0x30FF, 0xAC00...0xAFFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
            0x1F300...0x1F9FF,
            0xE0000...0xE01EF, 0...0x10FFFF,
        ]
        for trial in 0..<60 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...80, using: &random) {
                let block = blocks.randomElement(using: &random) ?? 0...0x7F
                if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) {
                    scalars.append(scalar)
                }
            }
            let text = String(scalars)
            let note = Comment(rawValue: "seed \(seed), trial \(trial)")
            let width = Double.random(in: 0...200, using: &random)
            let paragraph = try engine.paragraph(text, font: randomFont(&random), maxWidth: width)
            #expect(paragraph.lines.map(\.text).joined().unicodeScalars.elementsEqual(scalars), note)
            #expect(paragraph.size.width.isFinite && paragraph.size.width >= 0, note)
            #expect(Set(paragraph.undrawnCharacters).count == paragraph.undrawnCharacters.count, note)
            #expect(Set(paragraph.undrawnCharacters).isSubset(of: Set(scalars)), note)
        }
    }

    /// The longest texts allowed, of the kinds that provoke quadratic time.
    @Test(arguments: [
        ("a", 0.0), ("\u{301}", 0), ("a ", 100), ("->", 50), ("\n", 10), ("\u{1F600}", 30), ("\u{1}", 5),
    ])
    func longestTexts(piece: String, tracking: Double) throws {
        let engine = try makeEngine()
        let count = TextEngine.scalarLimit / piece.unicodeScalars.count
        let text = String(repeating: piece, count: count)
        let font = FontDescription(size: 17, tracking: tracking)
        let paragraph = try engine.paragraph(text, font: font, maxWidth: 200)
        #expect(paragraph.lines.reduce(0) { $0 + $1.text.utf8.count } == text.utf8.count)
    }
}
