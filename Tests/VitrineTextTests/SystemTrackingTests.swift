import Testing

@testable import VitrineGeometry
@testable import VitrineText

struct SystemTrackingTests {
    /// Apple's numbers for SF Pro at text sizes, and 0.0225 em beyond.
    @Test(arguments: [
        (6, 0.24), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (20, -0.45),
        (28, -0.63), (34, -0.765), (60, -1.35), (3, 0.12), (16.5, -0.37), (19.75, -0.45),
    ])
    func table(size: Double, points: Double) {
        #expect(abs(SystemTracking.points(at: size) - points) < 1e-12)
    }

    /// Longer or larger text never becomes narrower, on which shrinking text to fit relies.
    @Test func widthsGrowWithTheSize() throws {
        let engine = try makeEngine()
        var last = 0.0
        for step in 24...160 {
            let font = FontDescription(size: Double(step) / 4, isSystem: true)
            let width = try engine.paragraph("illicit till", font: font).size.width
            #expect(width > last, "\(font.size)")
            last = width
        }
    }

    @Test(arguments: [11.0, 12, 17, 34])
    func betweenLetters(size: Double) throws {
        let engine = try makeEngine()
        func width(_ isSystem: Bool, _ tracking: Double = 0) throws -> Double {
            let font = FontDescription(size: size, tracking: tracking, isSystem: isSystem)
            return try engine.paragraph("Hello", font: font).size.width
        }
        let own = SystemTracking.points(at: size)
        #expect(try abs(width(true) - width(false) - 4 * own) < 1e-3)
        // The tracking of a scene is added.
        #expect(try abs(width(true, 1.5) - width(false, 1.5) - 4 * own) < 1e-3)
    }

    /// Inter's arrows stay one glyph, and the letters of a fallback font are not spaced out.
    @Test func whatStaysAsItIs() throws {
        let engine = try makeEngine()
        func paragraph(_ text: String, _ isSystem: Bool) throws -> Paragraph {
            try engine.paragraph(text, font: FontDescription(size: 17, isSystem: isSystem))
        }
        #expect(
            try paragraph("->", true).lines[0].glyphs.count == paragraph("->", false).lines[0].glyphs.count)
        #expect(try paragraph("مرحبا", true).size.width == paragraph("مرحبا", false).size.width)
        #expect(try paragraph("नमस्ते", true).size.width == paragraph("नमस्ते", false).size.width)
    }
}
