import Testing

@testable import VitrineGeometry
@testable import VitrineText

struct SystemTrackingTests {
    /// Apple's numbers for SF Pro.
    @Test(arguments: [
        (6, 0.24), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (20, -0.45),
        (22, -0.26), (28, 0.38), (34, 0.40), (57, 0.20), (80, 0), (200, 0), (3, 0.12), (16.5, -0.37),
        (19.75, -0.45),
    ])
    func trackingIsThatOfTheTable(size: Double, points: Double) {
        #expect(abs(SystemTracking.points(at: size) - points) < 1e-12)
    }

    /// Longer or larger text never becomes narrower, on which shrinking text to fit relies, but for narrow
    /// letters where the display cut begins.
    @Test func widthsGrowWithTheSize() throws {
        let engine = try makeEngine()
        var last = 0.0
        for step in 24...160 {
            let font = FontDescription(size: Double(step) / 4, design: .default)
            let width = try engine.paragraph("illicit till", font: font).size.width
            #expect(width > last * (font.size == SystemTypeface.displaySize ? 0.99 : 1), "\(font.size)")
            last = width
        }
    }

    /// The tracking of a scene is added, between letters.
    @Test(arguments: [11.0, 12, 17, 34])
    func betweenLetters(size: Double) throws {
        let engine = try makeEngine()
        func width(_ tracking: Double) throws -> Double {
            let font = FontDescription(size: size, tracking: tracking, design: .default)
            return try engine.paragraph("Hello", font: font).size.width
        }
        #expect(try abs(width(1.5) - width(0) - 4 * 1.5) < 1e-3)
    }

    /// Inter's arrows stay one glyph, and the letters of a fallback font are not spaced out.
    @Test func arrowsAndFallbacksAreNotTracked() throws {
        let engine = try makeEngine()
        func paragraph(_ text: String, _ isSystem: Bool) throws -> Paragraph {
            try engine.paragraph(text, font: FontDescription(size: 17, design: isSystem ? .default : nil))
        }
        #expect(
            try paragraph("->", true).lines[0].glyphs.count == paragraph("->", false).lines[0].glyphs.count)
        for text in ["مرحبا", "नमस्ते"] {
            let (one, other) = (try paragraph(text, true).size.width, try paragraph(text, false).size.width)
            // Widths are counted in parts of the em of the first font.
            #expect(abs(one - other) < 1e-3)
        }
    }
}
