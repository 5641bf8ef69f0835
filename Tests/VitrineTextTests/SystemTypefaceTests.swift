import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// The system's text in Inter's two cuts, and how it is fitted to San Francisco's.
struct SystemTypefaceTests {
    /// Widths of ink in screenshots of iOS 26 (`Tests/Apple`), in points.
    @Test(arguments: [
        ("Devices", 34, 700, 122.33), ("Settings", 34, 700, 130.67), ("Server Switching", 33, 700, 258.67),
        ("Account", 17, 600, 65), ("Purchases", 17, 600, 81.67), ("Switch Server by Location", 16, 400, 186),
        ("connected", 17, 400, 79), ("New Folder", 17, 400, 84.67), ("Add to Reading List", 17, 400, 146.67),
        ("Default mode is Paywall Observer. Changing mode", 12, 400, 283),
    ])
    func wordsAreAsWideAsApples(word: String, size: Double, weight: Double, width: Double) throws {
        let font = FontDescription(size: size, weight: weight, design: .default)
        let ink = try #require(makeEngine().paragraph(word, font: font).lines[0].ink)
        // Pixels at the ends, a third of a point wide, were counted where they are half covered.
        #expect(abs(ink - width) < 0.01 * width + 1.0 / 3, "\(ink)")
    }

    /// Capitals are 0.7046 em high, and lines 1.1934, in both cuts.
    @Test(arguments: [6.0, 12, 17, 19.99, 20, 28, 34, 80])
    func capitalsAndLinesHaveTheirHeights(size: Double) throws {
        let metrics = try makeEngine().metrics(FontDescription(size: size, design: .default))
        #expect(abs(metrics.capHeight / size - 0.7046) < 2e-4)
        #expect(abs(metrics.lineHeight / size - 2444.0 / 2048) < 1e-9)
    }

    @Test(arguments: [(19.9, "Inter"), (20, "Inter Display"), (34, "Inter Display")])
    func theDisplayCutBeginsAtTwentyPoints(size: Double, family: String) throws {
        let engine = try makeEngine()
        _ = try engine.paragraph("Title", font: FontDescription(size: size, design: .default))
        #expect(engine.fingerprintsUsed.map(\.family) == [family])
        // Inter by name is Inter.
        let named = try makeEngine()
        _ = try named.paragraph("Title", font: FontDescription(size: size))
        #expect(named.fingerprintsUsed.map(\.family) == ["Inter"])
    }

    /// Without the display cut, all text is in the other one, and as high.
    @Test func oneCutIsEnough() throws {
        let engine = try makeEngine(only: "Inter")
        let font = FontDescription(size: 34, weight: 700, design: .default)
        #expect(try abs(engine.metrics(font).capHeight / 34 - 0.7046) < 2e-4)
    }

    /// Two lines of a large title in Chinese are 42 points apart on iOS 26.
    @Test func ideographsHardlyRaiseLines() throws {
        let font = FontDescription(size: 34, weight: 700, design: .default)
        let lines = try makeEngine().paragraph("你好\n世界", font: font).lines
        #expect(abs(lines[1].baseline - lines[0].baseline - 42) < 0.1)
    }
}
