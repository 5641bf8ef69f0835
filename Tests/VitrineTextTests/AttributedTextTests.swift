import Testing
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// Texts of several runs.
struct AttributedTextTests {
    private let font = FontDescription(size: 17)

    private func run(_ text: String, _ size: Double = 17, _ attributes: TextAttributes = TextAttributes())
        -> AttributedText.Run
    { AttributedText.Run(text, font: FontDescription(size: size), attributes: attributes) }

    /// The letters of a text do not move, however it is split and whatever its parts are painted with.
    @Test(arguments: 0..<6 as Range<UInt64>)
    func splitsDoNotMoveLetters(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let engine = try makeEngine()
        let texts = [
            "AVATAR To, we -> well-known fi", "e\u{301}te\u{301} a\r\nb", "שלום world 12",
            "AV\u{1F469}\u{200D}\u{1F680}WA",
        ]
        for text in texts {
            for _ in 0..<8 {
                let width = Double.random(in: 20...300, using: &random)
                let scalars = Array(text.unicodeScalars)
                var runs: [AttributedText.Run] = []
                var at = 0
                while at < scalars.count {
                    let end = Int.random(in: at + 1...scalars.count, using: &random)
                    var part = String.UnicodeScalarView()
                    part.append(contentsOf: scalars[at..<end])
                    runs.append(
                        run(String(part), 17, TextAttributes(paint: Int.random(in: 0...1, using: &random))))
                    at = end
                }
                let split = try engine.paragraph(AttributedText(runs), maxWidth: width)
                let whole = try engine.paragraph(text, font: font, maxWidth: width)
                let note = Comment(rawValue: "seed \(seed): \(runs.map(\.text)) in \(width)")
                #expect(split.size == whole.size, note)
                #expect(split.lines.map(\.text) == whole.lines.map(\.text), note)
                #expect(split.lines.map(\.width) == whole.lines.map(\.width), note)
                for (a, b) in zip(split.lines, whole.lines) {
                    #expect(a.glyphs.map(\.position) == b.glyphs.map(\.position), note)
                }
            }
        }
    }

    @Test func equalNeighboursAreOneRun() {
        let text = AttributedText([run("a"), run(""), run("b"), run("c", 20)])
        #expect(text.runs.map(\.text) == ["ab", "c"])
        #expect(AttributedText([run(""), run("", 20)]).runs.count == 1)
    }

    @Test func linesAreAsHighAsTheirTallest() throws {
        let engine = try makeEngine()
        let (small, large) = (
            try engine.metrics(FontDescription(size: 10)), try engine.metrics(FontDescription(size: 30))
        )
        let paragraph = try engine.paragraph(
            AttributedText([run("one ", 10), run("Two", 30), run("\nthree", 10)]))
        #expect(paragraph.lines.count == 2)
        #expect(abs(paragraph.firstBaseline - large.ascent) < 1e-9)
        #expect(abs(paragraph.size.height - large.lineHeight - small.lineHeight) < 1e-9)
        #expect(abs(paragraph.lastBaseline - large.lineHeight - small.ascent) < 1e-9)
        let runs = paragraph.glyphRuns(at: .zero, width: 500)
        #expect(runs.map(\.text) == ["one ", "Two", "three"])
        #expect(runs[0].origin.y == runs[1].origin.y)
        #expect(runs.map(\.size) == [10, 30, 10])
        // The second run begins at the end of the first one's advances.
        let first = try engine.paragraph("one \u{2060}", font: FontDescription(size: 10)).size.width
        #expect(abs(runs[1].origin.x - first) < 0.01)
    }

    @Test func baselineOffsetRaisesAndMakesRoom() throws {
        let engine = try makeEngine()
        let plain = try engine.paragraph(AttributedText([run("x"), run("2", 17)]))
        let raised = try engine.paragraph(
            AttributedText([run("x"), run("2", 17, TextAttributes(baselineOffset: 6))]))
        #expect(abs(raised.size.height - plain.size.height - 6) < 1e-9)
        #expect(abs(raised.firstBaseline - plain.firstBaseline - 6) < 1e-9)
        #expect(raised.lines[0].glyphs[1].position.y == -6)
        #expect(raised.size.width == plain.size.width)
    }

    /// Line breaks take the whole text into account: a word shared by two runs is not broken between them.
    @Test func linesAreBrokenOverRuns() throws {
        let engine = try makeEngine()
        let text = AttributedText([
            run("some un"), run("breakable", 17, TextAttributes(paint: 1)), run(" end"),
        ])
        let width = try engine.paragraph("unbreakable", font: font).size.width
        let lines = try engine.paragraph(text, maxWidth: width + 1).lines
        #expect(lines.map(\.visibleText) == ["some", "unbreakable", "end"])
        #expect(lines[1].segments.map(\.paint) == [0, 1])
        #expect(lines[1].segments.map(\.text) == ["un", "breakable"])
    }

    @Test func linesAlongTextAreTheFonts() throws {
        let engine = try makeEngine()
        let metrics = try engine.metrics(font)
        let line = TextLineStyle(.solid, paint: 3)
        let text = AttributedText([
            run("no "), run("under", 17, TextAttributes(paint: 1, underline: line)),
            run(
                " both", 17,
                TextAttributes(paint: 2, underline: TextLineStyle(.dash), strikethrough: TextLineStyle())),
        ])
        let paragraph = try engine.paragraph(text)
        let pieces = paragraph.displayItems(at: .zero, width: 300)
        let strokes = pieces.compactMap { if case .decoration(let stroke) = $0 { stroke } else { nil } }
        #expect(strokes.map(\.paint) == [3, 2, 2])
        #expect(strokes.map(\.pattern) == [.solid, .dash, .solid])
        #expect(
            strokes.allSatisfy {
                $0.thickness == metrics.underline.thickness || $0.thickness == metrics.strikethrough.thickness
            })
        #expect(strokes[0].start.y == paragraph.firstBaseline - metrics.underline.middle)
        #expect(strokes[2].start.y == paragraph.firstBaseline - metrics.strikethrough.middle)
        #expect(metrics.underline.middle < 0 && metrics.strikethrough.middle > 0)
        #expect(abs(strokes[1].start.x + strokes[1].length - paragraph.size.width) < 1e-9)
        #expect(abs(strokes[0].start.x + strokes[0].length - strokes[1].start.x) < 1e-9)
        // Lines under the text are drawn below it, those through it above.
        guard case .decoration = pieces[0], case .decoration = pieces[pieces.count - 1],
            case .glyphs = pieces[2]
        else {
            Issue.record("\(pieces)")
            return
        }
    }

    @Test(arguments: [
        (TextLineStyle.Pattern.solid, [10.0]), (.dot, [1, 1, 1, 1, 1]), (.dash, [3, 3, 2]),
        (.dashDot, [3, 1, 3]),
        (.dashDotDot, [3, 1, 1, 2]),
    ])
    func patternsOfLinesHaveTheirWidths(pattern: TextLineStyle.Pattern, widths: [Double]) {
        let stroke = TextDecoration(start: Point(5, 8), length: 10, thickness: 1, pattern: pattern, paint: 0)
        #expect(stroke.rects.map(\.width) == widths)
        #expect(stroke.rects.allSatisfy { $0.minY == 7.5 && $0.height == 1 })
        #expect(stroke.rects.first?.minX == 5)
    }

    @Test func kerningStaysAtTheEndAndKeepsLigatures() throws {
        let engine = try makeEngine()
        func width(_ text: String, _ font: FontDescription) throws -> Double {
            try engine.paragraph(text, font: font).size.width
        }
        let kerned = FontDescription(size: 17, kerning: 2)
        #expect(abs(try width("HAM", kerned) - (try width("HAM", font)) - 6) < 1e-5)
        #expect(try engine.paragraph("->", font: kerned).lines[0].glyphs.count == 1)
        // As in SwiftUI, tracking takes precedence over kerning.
        let both = FontDescription(size: 17, tracking: 1, kerning: 2)
        #expect(try width("HAM", both) == width("HAM", FontDescription(size: 17, tracking: 1)))
        #expect(
            try engine.paragraph("->", font: FontDescription(size: 17, ligatures: false)).lines[0].glyphs
                .count == 2)
    }

    /// JetBrains Mono builds arrows from contextual forms of single letters.
    @Test func codeIsSetLetterByLetterWhereAsked() throws {
        let engine = try makeEngine()
        func outlines(_ text: String, ligatures: Bool) throws -> [Path] {
            let font = FontDescription(family: "JetBrains Mono", size: 17, ligatures: ligatures)
            return try engine.paragraph(text, font: font).lines[0].glyphs.map(\.outline.path)
        }
        let apart = try outlines("=", ligatures: true) + outlines(">", ligatures: true)
        #expect(try outlines("=>", ligatures: true) != apart)
        #expect(try outlines("=>", ligatures: false) == apart)
    }

    @Test func featuresReplaceGlyphs() throws {
        let engine = try makeEngine()
        let plain = try engine.paragraph("1/2", font: font).lines[0].glyphs.map(\.outline.path)
        let fraction = try engine.paragraph("1/2", font: FontDescription(size: 17, features: ["frac": 1]))
        #expect(fraction.lines[0].glyphs.map(\.outline.path) != plain)
        #expect(try engine.hasFeature("frac", in: font))
        #expect(try !engine.hasFeature("zzzz", in: font))
    }
}
