import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// Truncated texts over all widths: more room never shows less of the text.
@Suite struct TruncationSweepTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var script: String
        var text: String
        var testDescription: String { script }
    }

    static let samples = [
        Sample(script: "Latin", text: "Quarterly performance report of WAVE typography"),
        Sample(script: "Greek", text: "Τριμηνιαία έκθεση επιδόσεων για την ΑΥΓΗ της τυπογραφίας"),
        Sample(script: "Cyrillic", text: "Квартальный отчёт об эффективности ЖЩШ шрифтового дела"),
        Sample(script: "Arabic", text: "تقرير الأداء الفصلي عن فن الطباعة والخط العربي الجميل"),
        Sample(script: "Hebrew", text: "דוח ביצועים רבעוני על אמנות הטיפוגרפיה והאותיות"),
        Sample(script: "Devanagari", text: "मुद्रण कला की प्रगति पर त्रैमासिक प्रदर्शन की रिपोर्ट"),
        Sample(script: "CJK", text: "四半期の業績報告書とタイポグラフィの美しさについての考察"),
        Sample(script: "emoji", text: "Team 👩‍👩‍👧‍👦 party 🎉🎉 at the café 🇫🇷 e\u{301}te\u{301} wow WWW iii 👍🏽"),
        Sample(script: "mixed", text: "iiiiiilllll 日本語日本語 WWWWWMMMM שלום iiii"),
    ]

    /// The text that is shown, with the spaces between lines.
    private static func text(_ paragraph: Paragraph) -> String {
        let last = paragraph.lines.last.map { paragraph.isTruncated ? $0.visibleText : $0.text } ?? ""
        return (paragraph.lines.dropLast().map(\.text).joined() + last).replacing("\u{2026}", with: "")
    }

    private static func shown(_ paragraph: Paragraph) -> Int { text(paragraph).count }

    /// Other ways of counting: letters without spaces, scalars, and both.
    private static func counts(_ paragraph: Paragraph) -> [Int] {
        let text = text(paragraph)
        let letters = text.filter { $0 != " " }
        return [text.count, letters.count, text.unicodeScalars.count, letters.unicodeScalars.count]
    }

    /// Expects that no width shows less than one that is smaller.
    private func expectGrowth(
        _ text: AttributedText, _ style: ParagraphStyle, by step: Double, note: String
    ) throws {
        let engine = try makeEngine()
        var most = (count: 0, width: 0.0, text: "")
        var counts = [0, 0, 0, 0]
        for width in stride(from: 20.0, through: 600, by: step) {
            let paragraph = try engine.paragraph(text, style: style, maxWidth: width)
            let count = Self.shown(paragraph)
            let visible = paragraph.lines.map(\.visibleText).joined(separator: "|")
            #expect(
                count >= most.count,
                "\(note): \(most.count) at \(most.width) (\(most.text)), \(count) at \(width) (\(visible))")
            if count > most.count { most = (count, width, visible) }
            if style.lineLimit == 1 {
                let now = Self.counts(paragraph)
                #expect(zip(now, counts).allSatisfy { $0 >= $1 }, "\(note) at \(width): \(now), \(counts)")
                counts = now
            }
            #expect(
                paragraph.size.width <= width + 1e-6
                    || paragraph.lines.contains { $0.visibleText.count == 1 },
                "\(note) at \(width): \(visible) is \(paragraph.size.width) wide")
        }
    }

    @Test(arguments: samples) func middleShowsNeverLessOnMoreRoom(_ sample: Sample) throws {
        let text = AttributedText(sample.text, font: FontDescription(size: 17))
        let style = ParagraphStyle(lineLimit: 1, truncation: .middle)
        try expectGrowth(text, style, by: 0.5, note: sample.script)
    }

    @Test(arguments: samples, [TruncationMode.head, .tail])
    func endsShowNeverLessOnMoreRoom(_ sample: Sample, _ mode: TruncationMode) throws {
        let text = AttributedText(sample.text, font: FontDescription(size: 17))
        try expectGrowth(text, ParagraphStyle(lineLimit: 1, truncation: mode), by: 2.5, note: sample.script)
    }

    @Test(arguments: samples, TruncationMode.allCases)
    func severalLinesShowNeverLessOnMoreRoom(_ sample: Sample, _ mode: TruncationMode) throws {
        let text = AttributedText(sample.text + " — " + sample.text, font: FontDescription(size: 17))
        for limit in [2, 3] {
            let style = ParagraphStyle(lineLimit: limit, truncation: mode)
            try expectGrowth(text, style, by: 5.5, note: "\(sample.script), \(limit) lines, \(mode)")
        }
    }

    @Test(arguments: [-0.6, 0.8, 3], TruncationMode.allCases)
    func trackedTextShowsNeverLessOnMoreRoom(_ tracking: Double, _ mode: TruncationMode) throws {
        for sample in [Self.samples[0], Self.samples[3], Self.samples[8]] {
            let text = AttributedText(sample.text, font: FontDescription(size: 15, tracking: tracking))
            let style = ParagraphStyle(lineLimit: 1, truncation: mode)
            try expectGrowth(text, style, by: 3.5, note: "\(sample.script), tracking \(tracking), \(mode)")
        }
    }

    /// The ellipsis has the style of the text beside it, so that it is wider beside some runs than others.
    @Test(arguments: TruncationMode.allCases)
    func textInSeveralFontsShowsNeverLessOnMoreRoom(_ mode: TruncationMode) throws {
        let text = AttributedText([
            AttributedText.Run("small type, then ", font: FontDescription(size: 11)),
            AttributedText.Run("LARGE iii ", font: FontDescription(size: 34, weight: 700)),
            AttributedText.Run("and code { } ", font: FontDescription(family: "JetBrains Mono", size: 16)),
            AttributedText.Run("to the end", font: FontDescription(size: 11)),
        ])
        for limit in [1, 2] {
            let style = ParagraphStyle(lineLimit: limit, truncation: mode)
            try expectGrowth(text, style, by: 1.5, note: "\(limit) lines, \(mode)")
        }
    }

    /// Random words, of which no widths are known in advance.
    @Test(arguments: 0..<6 as Range<UInt64>) func anyWordsShowNeverLessOnMoreRoom(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let letters = Array("iljtfr aeosnm WMQ@ ÅÉ.-")
        let string = String((0..<60).map { _ in letters.randomElement(using: &random) ?? "i" })
        let text = AttributedText(string, font: FontDescription(size: 17))
        for limit in 1...3 {
            let style = ParagraphStyle(lineLimit: limit, truncation: .middle)
            try expectGrowth(text, style, by: 2, note: "seed \(seed), \(limit) lines: \(string)")
        }
    }

    /// No cut with as much text on both sides shows more.
    @Test(arguments: samples.prefix(3)) func middleShowsTheLongestThatFits(_ sample: Sample) throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        let letters = Array(sample.text)
        func width(_ text: String) throws -> Double { try engine.paragraph(text, font: font).size.width }
        /// The widths of the cuts with as many letters on both sides, or one more before the ellipsis.
        var cuts: [(count: Int, width: Double)] = []
        for count in 1..<letters.count - 1 {
            let (head, tail) = (letters.prefix((count + 1) / 2), letters.suffix(count / 2))
            guard head.last != " ", tail.first != " " else { continue }
            cuts.append((count, try width(String(head) + "\u{2026}" + String(tail))))
        }
        let style = ParagraphStyle(lineLimit: 1, truncation: .middle)
        for limit in stride(from: 20.0, to: 380, by: 3) {
            let paragraph = try engine.paragraph(sample.text, font: font, style: style, maxWidth: limit)
            guard paragraph.isTruncated else { continue }
            // Kerning beside the ellipsis is the only difference.
            let most = cuts.filter { $0.width <= limit - 1.5 }.map(\.count).max() ?? 0
            #expect(Self.shown(paragraph) >= most, "\(limit): \(paragraph.lines[0].visibleText)")
        }
    }

    /// More text never pushes the ellipsis to an end.
    @Test(arguments: samples) func theEllipsisStaysNearTheMiddle(_ sample: Sample) throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 17)
        let style = ParagraphStyle(lineLimit: 1, truncation: .middle)
        for limit in stride(from: 120.0, to: 400, by: 7) {
            let paragraph = try engine.paragraph(sample.text, font: font, style: style, maxWidth: limit)
            guard paragraph.isTruncated else { continue }
            let parts = paragraph.lines[0].visibleText.split(separator: "\u{2026}").map(String.init)
            #expect(parts.count == 2, "\(limit): \(parts)")
            let widths = try parts.map { try engine.paragraph($0, font: font).size.width }
            #expect(
                (widths.max() ?? 0) <= (widths.min() ?? 0) + 60,
                "\(limit): \(paragraph.lines[0].visibleText)")
        }
    }

    @Test func theEllipsisHasTheStyleOfTheTextBesideIt() throws {
        let engine = try makeEngine()
        let (small, large) = (FontDescription(size: 10), FontDescription(size: 40))
        let text = AttributedText([
            AttributedText.Run("small small small ", font: small), AttributedText.Run("LARGE", font: large),
        ])
        let width = try engine.paragraph("small small small LA", font: small).size.width
        let tail = try engine.paragraph(
            text, style: ParagraphStyle(lineLimit: 1), maxWidth: width + 20)
        #expect(tail.lines[0].visibleText == "small small small\u{2026}")
        #expect(tail.lines[0].segments.map(\.fontSize) == [10])
        let head = try engine.paragraph(
            text, style: ParagraphStyle(lineLimit: 1, truncation: .head), maxWidth: 100)
        #expect(head.lines[0].segments.map(\.fontSize) == [40])
    }
}
