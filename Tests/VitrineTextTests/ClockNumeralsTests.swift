import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// The numerals of the lock screen's clock.
struct ClockNumeralsTests {
    private func line(_ text: String, weight: Double = 800, isMonospaced: Bool = false) throws
        -> Paragraph.Line
    {
        let font = FontDescription(
            size: 120, weight: weight, monospacedDigits: isMonospaced, design: .clock)
        return try makeEngine().paragraph(text, font: font).lines[0]
    }

    private func frames(_ line: Paragraph.Line) throws -> [Rect] {
        try line.segments.flatMap { segment in
            try segment.glyphs.map { glyph in
                let scale = segment.fontSize / segment.unitsPerEm
                let box = try #require(glyph.outline.path.bounds)
                return Rect(
                    x: glyph.position.x + box.minX * scale, y: glyph.position.y + box.minY * scale,
                    width: box.width * scale, height: box.height * scale)
            }
        }
    }

    /// All numerals stand on the baseline, as high as capitals and apart, in every weight.
    @Test(arguments: [100.0, 300, 500, 700, 800, 900]) func numeralsAreAsHighAsCapitals(weight: Double) throws
    {
        let all = try frames(line("0123456789", weight: weight))
        try #require(all.count == 10)
        for frame in all {
            #expect(abs(frame.height - 120 * 0.7046) < 0.5, "\(frame)")
            #expect(abs(frame.maxY) < 0.5)
        }
        for (a, b) in zip(all, all.dropFirst()) { #expect(b.minX - a.maxX > 4) }
    }

    @Test func theTimeIs85PointsHigh() throws {
        let all = try frames(line("9:41"))
        #expect(abs((all.first?.height ?? 0) - 85) < 1)
        // The dots are between the numerals, about their middle.
        let dots = all[1]
        #expect(abs(dots.midY + 85.0 / 2) < 1 && dots.minX > all[0].maxX && dots.maxX < all[2].minX)
    }

    @Test func digitsAreOfOneWidthOnRequest() throws {
        #expect(try line("1:11").width < line("0:00").width - 20)
        for time in ["1:11", "4:44"] {
            #expect(try line(time, isMonospaced: true).width == line("0:00", isMonospaced: true).width)
        }
    }

    /// Letters beside them are rounded, and goldens tell them from those of the rounded design.
    @Test func otherLettersAreRounded() throws {
        let engine = try makeEngine()
        let font = FontDescription(size: 40, weight: 700, design: .clock)
        let clock = try engine.paragraph("PM", font: font).lines[0]
        #expect(engine.fingerprintsUsed.map(\.family).allSatisfy { $0.hasSuffix(", clock 1") })
        var other = font
        other.design = .rounded
        let rounded = try engine.paragraph("PM", font: other).lines[0]
        #expect(
            clock.segments.map { $0.glyphs.map(\.outline) }
                == rounded.segments.map { $0.glyphs.map(\.outline) })
    }
}
