import Testing

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Typographies of design tokens grow with the text size that people choose")
struct TokenTextSizeTests {
    private static func tokens(_ extensions: String) -> [String: String] {
        [
            "t.json": """
            {
              "title": {
                "$type": "typography",
                "$value": { "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 700,
                            "letterSpacing": { "value": -1, "unit": "px" }, "lineHeight": 1.5 }\(extensions)
              },
              "alias": { "$value": "{title}" }
            }
            """
        ]
    }

    private static let growing = #", "$extensions": { "vitrine": { "relativeTo": "body" } }"#

    /// Returns the dump of a text in a font.
    private func dump(_ font: String, at size: DynamicTypeSize, _ tokens: [String: String]) throws -> String {
        let scene = """
            vitrine: 1
            tokens: t.json
            canvas: { width: 200, height: 200 }
            body: [{ text: Hello, font: \(font) }]

            """
        let options = SceneOptions(dynamicType: size)
        return try SceneRun.resolved(scene, options: options, libraries: tokens).root.dump.text()
    }

    private static let written =
        "{ family: Inter, size: 20, weight: 700, tracking: -1, lineHeight: 1.5, relativeTo: body }"

    @Test(arguments: [DynamicTypeSize.xSmall, .large, .accessibility1, .accessibility5])
    func tokenGrowsAsTheSameFontDoes(size: DynamicTypeSize) throws {
        let tokens = Self.tokens(Self.growing)
        #expect(try dump("'{title}'", at: size, tokens) == dump(Self.written, at: size, tokens))
    }

    @Test func aTokenKeepsItsSizeAtTheStandardSetting() throws {
        let plain = try dump("'{title}'", at: .large, Self.tokens(""))
        #expect(plain.contains("Inter 700 20"))
        #expect(try dump("'{title}'", at: .large, Self.tokens(Self.growing)) == plain)
    }

    @Test(arguments: ["", #", "$extensions": { "vitrine": { "relativeTo": 5 } }"#])
    func aTokenWithoutAStyleKeepsItsSize(extensions: String) throws {
        #expect(try dump("'{title}'", at: .accessibility5, Self.tokens(extensions)).contains("Inter 700 20"))
    }

    @Test func aPartOfATokenKeepsItsSize() throws {
        let tokens = Self.tokens(Self.growing)
        let part = try dump("{ size: '{title.fontSize}' }", at: .accessibility5, tokens)
        #expect(part.contains(" 20"))
    }

    @Test func anUnknownStyleIsReportedWhereTheTokenIsUsed() throws {
        let tokens = Self.tokens(#", "$extensions": { "vitrine": { "relativeTo": "huge" } }"#)
        let error = try #require(throws: Diagnostics.self) {
            _ = try dump("'{title}'", at: .large, tokens)
        }
        #expect(error.all.first?.mark.line == 4)
    }
}
