import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// The handling of text that does not fit.
struct FittingTests {
    private let font = FontDescription(size: 17)

    private func width(_ text: String) throws -> Double {
        try makeEngine().paragraph(text, font: font).size.width
    }

    /// As wide as the expected text on its own, and no wider.
    @Test(arguments: [
        (TruncationMode.tail, "abcdefgh ijkl", "abcde\u{2026}"), (.head, "abcdefgh ijkl", "\u{2026}h ijkl"),
        (.middle, "abcdefgh ijkl", "ab\u{2026}ijkl"), (.middle, "abcdef 123456", "abcd\u{2026}456"),
        (.head, "one two", "\u{2026}two"),
    ])
    func truncationKeepsTheMostThatFits(mode: TruncationMode, text: String, expected: String) throws {
        let style = ParagraphStyle(lineLimit: 1, truncation: mode)
        let limit = try width(expected) + 0.3
        let paragraph = try makeEngine().paragraph(text, font: font, style: style, maxWidth: limit)
        #expect(paragraph.lines.map(\.visibleText) == [expected])
        #expect(paragraph.isTruncated)
        #expect(paragraph.size.width <= limit + 1e-6)
        #expect(abs(paragraph.size.width - limit) < 2)
    }

    @Test(arguments: TruncationMode.allCases)
    func truncationKeepsWhatFits(mode: TruncationMode) throws {
        let engine = try makeEngine()
        let text = "The quick brown fox jumps over the lazy dog"
        for limit in 1...3 {
            for width in stride(from: 5.0, to: 330, by: 17) {
                let style = ParagraphStyle(lineLimit: limit, truncation: mode)
                let cut = try engine.paragraph(text, font: font, style: style, maxWidth: width)
                let whole = try engine.paragraph(text, font: font, maxWidth: width)
                #expect(cut.isTruncated == (whole.lines.count > limit))
                guard cut.isTruncated, let last = cut.lines.last else { continue }
                let note = Comment(rawValue: "\(mode) \(limit) \(width): \(last.visibleText)")
                let parts = last.visibleText.split(separator: "\u{2026}", omittingEmptySubsequences: false)
                #expect(parts.count == 2, note)
                #expect(text.hasSuffix(mode == .tail ? "" : String(parts[1])), note)
                #expect(mode != .tail || parts[1].isEmpty, note)
                #expect(mode != .head || parts[0].isEmpty, note)
                #expect(
                    !last.visibleText.contains(" \u{2026}") && !last.visibleText.contains("\u{2026} "), note)
                #expect(cut.size.width <= width + 1e-6 || last.visibleText == "\u{2026}", note)
                #expect(cut.lines.dropLast().map(\.text) == whole.lines.prefix(limit - 1).map(\.text), note)
            }
        }
    }

    /// A text that continues after a line break loses that part, whichever end is truncated.
    @Test(arguments: TruncationMode.allCases)
    func truncationAtALineBreak(mode: TruncationMode) throws {
        let style = ParagraphStyle(lineLimit: 1, truncation: mode)
        let paragraph = try makeEngine().paragraph("Hi  \nthere", font: font, style: style)
        #expect(paragraph.lines.map(\.visibleText) == ["Hi\u{2026}"])
    }

    @Test func shrinksInStepsUntilItFits() throws {
        let engine = try makeEngine()
        let text = "Deep work in progress"
        let whole = try width(text)
        var style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
        for share in [1.0, 0.97, 0.8, 0.66, 0.51] {
            let paragraph = try engine.paragraph(text, font: font, style: style, maxWidth: whole * share)
            #expect(!paragraph.isTruncated && paragraph.size.width <= whole * share + 1e-6, "\(share)")
            // The next larger step would not have fitted.
            let next = paragraph.scaleFactor + 0.01
            #expect(share == 1 || next * whole > whole * share - 0.05, "\(share) \(next)")
            #expect(paragraph.glyphRuns(at: .zero, width: 0)[0].size == 17 * paragraph.scaleFactor)
        }
        let cut = try engine.paragraph(text, font: font, style: style, maxWidth: whole * 0.3)
        #expect(cut.isTruncated && cut.scaleFactor == 0.5)
        style.minimumScaleFactor = 1
        #expect(try engine.paragraph(text, font: font, style: style, maxWidth: whole * 0.9).scaleFactor == 1)
        style.minimumScaleFactor = 0
        #expect(try engine.paragraph(text, font: font, style: style, maxWidth: 0).lines.count == 1)
        style.minimumScaleFactor = 1.5
        #expect(throws: FontError.invalid(parameter: "minimumScaleFactor", value: "1.5")) {
            try engine.paragraph(text, font: font, style: style)
        }
    }

    @Test func heightLimitsLines() throws {
        let engine = try makeEngine()
        let text = AttributedText("a\nb\nc", font: font)
        let pitch = try engine.metrics(font).lineHeight
        for lines in 1...3 {
            let paragraph = try engine.paragraph(text, maxHeight: Double(lines) * pitch)
            #expect(paragraph.lines.count == lines)
            #expect(paragraph.isTruncated == (lines < 3))
        }
        #expect(try engine.paragraph(text, maxHeight: 0).lines.count == 1)
        let style = ParagraphStyle(minimumScaleFactor: 0.4)
        let small = try engine.paragraph(text, style: style, maxHeight: 2 * pitch)
        #expect(small.lines.count == 3 && small.size.height <= 2 * pitch + 0.5 && small.scaleFactor < 0.7)
    }

    @Test func reservesItsLines() throws {
        let engine = try makeEngine()
        let three = try engine.paragraph("a\nb\nc", font: font, style: ParagraphStyle(lineSpacing: 3)).size
            .height
        let style = ParagraphStyle(lineSpacing: 3, lineLimit: 3, reservesSpace: true)
        for text in ["", "a", "a\nb", "a\nb\nc\nd"] {
            #expect(try engine.paragraph(text, font: font, style: style).size.height == three)
        }
    }
}
