import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// The font in the place of San Francisco's monospaced design.
struct MonospacedDesignTests {
    private func line(_ text: String, _ font: FontDescription) throws -> Paragraph.Line {
        try makeEngine().paragraph(text, font: font).lines[0]
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
