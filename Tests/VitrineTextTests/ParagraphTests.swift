import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

struct ParagraphTests {
    private let font = FontDescription(size: 17)
    private let em = 17 / Inter.unitsPerEm

    private func lines(_ text: String, _ maxWidth: Double?) throws -> [String] {
        try makeEngine().paragraph(text, font: font, maxWidth: maxWidth).lines.map(\.text)
    }

    @Test func metricsAreTheFonts() throws {
        let metrics = try makeEngine().metrics(font)
        #expect(abs(metrics.ascent - Inter.ascent * em) < 1e-12)
        #expect(abs(metrics.descent - Inter.descent * em) < 1e-12)
        #expect(abs(metrics.lineHeight - (Inter.ascent + Inter.descent) * em) < 1e-12)
        #expect(abs(metrics.capHeight - Inter.capHeight * em) < 1e-12)
        #expect(abs(metrics.xHeight - Inter.xHeight * em) < 1e-12)
    }

    @Test func heightsAndBaselines() throws {
        let engine = try makeEngine()
        let metrics = try engine.metrics(font)
        let paragraph = try engine.paragraph("a\nb\nc", font: font, style: ParagraphStyle(lineSpacing: 4))
        #expect(abs(paragraph.size.height - (3 * metrics.lineHeight + 8)) < 1e-9)
        #expect(abs(paragraph.firstBaseline - metrics.ascent) < 1e-9)
        #expect(abs(paragraph.lastBaseline - (metrics.ascent + 2 * (metrics.lineHeight + 4))) < 1e-9)
        #expect(paragraph.lines.map(\.baseline).first == paragraph.firstBaseline)
    }

    /// Baselines have at least this distance, while the height of a single line does not change.
    @Test func leadingPartsBaselines() throws {
        let engine = try makeEngine()
        let height = try engine.metrics(font).lineHeight
        for (leading, pitch) in [(height + 3, height + 3), (height - 3, height), (0, height)] {
            let style = ParagraphStyle(lineSpacing: 2, leading: leading)
            let paragraph = try engine.paragraph("a\nb\nc", font: font, style: style)
            #expect(abs(paragraph.lastBaseline - paragraph.firstBaseline - 2 * (pitch + 2)) < 1e-9)
            #expect(abs(paragraph.size.height - (height + 2 * (pitch + 2))) < 1e-9)
            #expect(try engine.paragraph("a", font: font, style: style).size.height == height)
        }
        // Lines of several sizes: only the smaller distance of two small ones grows.
        var small = font
        small.size = font.size / 2
        let text = AttributedText([
            AttributedText.Run("a\nb\n", font: small), AttributedText.Run("c", font: font),
        ])
        let mixed = try engine.paragraph(text, style: ParagraphStyle(leading: height))
        let baselines = mixed.lines.map(\.baseline)
        #expect(
            abs(baselines[1] - baselines[0] - height) < 1e-9 && baselines[2] - baselines[1] >= height - 1e-9)
    }

    @Test(arguments: ["", "\n", " ", "   \t"])
    func emptyTextIsOneLineWithoutWidth(text: String) throws {
        let engine = try makeEngine()
        let paragraph = try engine.paragraph(text, font: font, maxWidth: 5)
        #expect(paragraph.size == Size(0, try engine.metrics(font).lineHeight))
        #expect(paragraph.lines.map(\.text) == [text])
        #expect(paragraph.glyphRuns(at: .zero, width: 10).map(\.glyphs.count) == [0])
    }

    @Test(arguments: [
        ("a\nb", ["a\n", "b"]), ("a\r\nb\r\n", ["a\r\n", "b\r\n"]), ("a\u{2028}b", ["a\u{2028}", "b"]),
        ("a\n\nb", ["a\n", "\n", "b"]), ("a\n\n", ["a\n", "\n"]), ("\na", ["\n", "a"]),
    ])
    func mandatoryBreaks(text: String, expected: [String]) throws {
        #expect(try lines(text, nil) == expected)
    }

    @Test(arguments: [
        ("one two  three", ["one ", "two  ", "three"]), ("well-known", ["well-", "known"]),
        ("and/or", ["and/", "or"]),
        ("1999\u{2013}2024", ["1999\u{2013}", "2024"]), ("x -5 y", ["x ", "-5 ", "y"]),
        ("漢字、仮名。", ["漢", "字、", "仮", "名。"]), ("「漢」字", ["「漢」", "字"]),
    ])
    func breaksAtItsOpportunities(text: String, expected: [String]) throws {
        // As wide as the widest piece that must not be broken.
        let widest = try expected.map { try makeEngine().paragraph($0, font: font).size.width }.max() ?? 0
        #expect(try lines(text, widest) == expected)
    }

    @Test(arguments: ["a\u{A0}b", "a\u{2011}b", "a\u{2060}b", "(a)", "3.14", "don't", "-x", "1/2", "a--"])
    func paragraphsDoNotBreakElsewhere(text: String) throws {
        let engine = try makeEngine()
        // A word precedes the text, so that a break within the text would be chosen if it were allowed.
        let width = try engine.paragraph("mm " + text, font: font).size.width
        #expect(try lines("mm " + text, width - 1) == ["mm ", text])
    }

    @Test func overlongWordsBreakBetweenGraphemes() throws {
        let word = "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"
        let one = try makeEngine().paragraph("e\u{301}", font: font).size.width
        #expect(try lines(word, one * 2.1) == ["e\u{301}e\u{301}", "e\u{301}e\u{301}", "e\u{301}"])
        #expect(try lines("abc", 0) == ["a", "b", "c"])
        #expect(try lines("ab cd", -3) == ["a", "b ", "c", "d"])
    }

    @Test func truncationEndsInAnEllipsis() throws {
        let engine = try makeEngine()
        let text = "The quick brown fox jumps over the lazy dog"
        for limit in 1...3 {
            for width in stride(from: 20.0, to: 200, by: 13) {
                let style = ParagraphStyle(lineLimit: limit)
                let paragraph = try engine.paragraph(text, font: font, style: style, maxWidth: width)
                let whole = try engine.paragraph(text, font: font, maxWidth: width)
                #expect(paragraph.isTruncated == (whole.lines.count > limit))
                #expect(paragraph.lines.count == min(limit, whole.lines.count))
                #expect(paragraph.size.width <= width + 1e-6)
                let last = try #require(paragraph.lines.last)
                #expect(last.visibleText.hasSuffix("\u{2026}") == paragraph.isTruncated)
                guard paragraph.isTruncated else { continue }
                #expect(!last.visibleText.hasSuffix(" \u{2026}"))
                #expect(text.hasPrefix(paragraph.lines.map(\.text).joined()))
                // One more word would not have fitted: the next visible character with the ellipsis is too
                // wide.
                let start = paragraph.lines.dropLast().map(\.text).joined()
                let kept = last.text.count
                let rest = text.dropFirst(start.count)
                let more = rest.prefix(kept) + rest.dropFirst(kept).prefix { $0 == " " }
                let next = more + rest.dropFirst(more.count).prefix(1)
                let alone = try engine.paragraph(next + "\u{2026}", font: font).size.width
                // Kerning with the ellipsis is the only difference.
                #expect(alone > width - 1.5, "\(next) at \(width), limit \(limit)")
            }
        }
    }

    @Test func truncationAtALineBreak() throws {
        let style = ParagraphStyle(lineLimit: 1)
        let paragraph = try makeEngine().paragraph("Hi  \nthere", font: font, style: style)
        #expect(paragraph.lines.map(\.visibleText) == ["Hi\u{2026}"])
        #expect(paragraph.lines.map(\.text) == ["Hi"])
        let narrow = try makeEngine().paragraph("Hi there", font: font, style: style, maxWidth: 1)
        #expect(narrow.lines.map(\.visibleText) == ["\u{2026}"])
        #expect(narrow.lines[0].glyphs.count == 1)
    }

    /// Not only the first baseline, and each on the nearest pixel.
    @Test(arguments: [1.0, 2, 3])
    func baselinesStandOnPixelsWhereAsked(scale: Double) throws {
        let paragraph = try makeEngine().paragraph("a\nb\nc\nd", font: font)
        func baselines(_ scale: Double?) -> [Double] {
            paragraph.displayItems(at: Point(1, 0.37), width: 100, scale: scale).compactMap {
                if case .glyphs(let run, _) = $0 { run.origin.y } else { nil }
            }
        }
        let (plain, snapped) = (baselines(nil), baselines(scale))
        #expect(plain == paragraph.lines.map { 0.37 + $0.baseline })
        #expect(snapped.map { ($0 * scale).rounded() / scale } == snapped)
        #expect(zip(plain, snapped).allSatisfy { abs($0 - $1) <= 0.5 / scale + 1e-9 })
        #expect(Set(zip(plain, snapped).map { $0 == $1 }).contains(false))
    }

    @Test(arguments: TextAlignment.allCases)
    func alignmentPlacesLines(alignment: TextAlignment) throws {
        let paragraph = try makeEngine().paragraph(
            "wide line\nx", font: font, style: ParagraphStyle(alignment: alignment))
        let runs = paragraph.glyphRuns(at: Point(10, 20), width: 100)
        #expect(runs.map(\.text) == ["wide line", "x"])
        for (run, line) in zip(runs, paragraph.lines) {
            let room = 100 - line.width
            let indents = [TextAlignment.leading: 0, .center: room / 2, .trailing: room, .justified: 0]
            let indent = indents[alignment] ?? .nan
            #expect(run.origin == Point(10 + indent, 20 + line.baseline))
            #expect(run.advance == line.width)
            #expect(run.fontDescription == "Inter 400 17")
            #expect(run.unitsPerEm == Inter.unitsPerEm && run.size == 17)
            // One glyph for each letter, and none for the space.
            #expect(run.glyphs.count == run.text.filter { $0 != " " }.count)
        }
    }

    @Test func refusesWhatIsNoNumberOrTooMuch() throws {
        let engine = try makeEngine()
        for bad in [
            FontDescription(size: .nan), FontDescription(size: 0), FontDescription(size: -.infinity),
            FontDescription(size: 10, weight: 0.5), FontDescription(size: 10, weight: .nan),
            FontDescription(size: 10, tracking: .infinity), FontDescription(size: 10, tracking: .nan),
        ] {
            #expect(throws: FontError.self, "\(bad)") { try engine.paragraph("a", font: bad) }
            #expect(throws: FontError.self, "\(bad)") { try engine.metrics(bad) }
        }
        #expect(throws: FontError.invalid(parameter: "maxWidth", value: "nan")) {
            try engine.paragraph("a", font: font, maxWidth: .nan)
        }
        #expect(throws: FontError.invalid(parameter: "lineLimit", value: "0")) {
            try engine.paragraph("a", font: font, style: ParagraphStyle(lineLimit: 0))
        }
        #expect(throws: FontError.invalid(parameter: "lineSpacing", value: "inf")) {
            try engine.paragraph("a", font: font, style: ParagraphStyle(lineSpacing: .infinity))
        }
        #expect(throws: FontError.invalid(parameter: "leading", value: "nan")) {
            try engine.paragraph("a", font: font, style: ParagraphStyle(leading: .nan))
        }
        #expect(throws: FontError.textTooLong(scalars: 100_001, limit: 100_000)) {
            try engine.paragraph(String(repeating: "a", count: 100_001), font: font)
        }
        #expect(try engine.paragraph("a b", font: font, maxWidth: .infinity).lines.count == 1)
    }
}
