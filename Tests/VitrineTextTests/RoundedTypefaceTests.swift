import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// Fonts in the place of San Francisco's rounded and monospaced designs, and how they are fitted to them.
struct RoundedTypefaceTests {
    private func line(_ text: String, _ font: FontDescription) throws -> Paragraph.Line {
        try makeEngine().paragraph(text, font: font).lines[0]
    }

    /// The design's regular is Quicksand's medium; the family by name keeps its own weights.
    @Test(arguments: [
        (400, "Quicksand-Medium.ttf"), (500, "Quicksand-Medium.ttf"), (600, "Quicksand-Bold.ttf"),
        (700, "Quicksand-Bold.ttf"), (300, "Quicksand-Regular.ttf"),
    ])
    func theInkIsThatOfTheDesign(weight: Double, file: String) throws {
        let engine = try makeEngine()
        let rounded = FontDescription(family: "Quicksand", size: 17, weight: weight, design: .rounded)
        _ = try engine.paragraph("Steps", font: rounded)
        #expect(engine.fingerprintsUsed.map(\.file) == [file])
        let named = try makeEngine()
        _ = try named.paragraph("Steps", font: FontDescription(family: "Quicksand", size: 17, weight: 400))
        #expect(named.fingerprintsUsed.map(\.file) == ["Quicksand-Regular.ttf"])
    }

    /// The gaps between the figures of a price differ by less than a tenth of an em; by name they do by more.
    @Test(arguments: [500.0, 700])
    func figuresStandEvenly(weight: Double) throws {
        func gaps(_ design: FontDesign?) throws -> [Double] {
            let font = FontDescription(family: "Quicksand", size: 100, weight: weight, design: design)
            let line = try line("2484", font)
            let boxes = try line.glyphs.map { glyph in
                let bounds = try #require(glyph.outline.bounds)
                return (
                    glyph.position.x + bounds.minX * 100 / line.segments[0].unitsPerEm,
                    glyph.position.x + bounds.maxX * 100 / line.segments[0].unitsPerEm
                )
            }
            return zip(boxes, boxes.dropFirst()).map { $1.0 - $0.1 } + [line.width - (boxes.last?.1 ?? 0)]
        }
        let (own, mended) = (try gaps(nil), try gaps(.rounded))
        #expect(try #require(own.prefix(3).max()) > 12, "\(own)")
        #expect(mended.allSatisfy { $0 > 2 && $0 < 11 }, "\(mended)")
    }

    /// Code is not joined in the design, unless a feature asks for it; it is in the family by name.
    @Test(arguments: [
        (FontDesign?.none, [:], false), (.monospaced, [:], true), (.monospaced, ["calt": 1], false),
    ])
    func codeIsNotJoined(design: FontDesign?, features: [String: Int], isApart: Bool) throws {
        func outlines(_ text: String) throws -> [Path] {
            let font = FontDescription(
                family: "JetBrains Mono", size: 17, design: design, features: features)
            return try line(text, font).glyphs.map(\.outline.path)
        }
        #expect(try (outlines("!=") == outlines("!") + outlines("=")) == isApart)
    }
}
