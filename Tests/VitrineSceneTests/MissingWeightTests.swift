import Testing
import VitrineLayout
import VitrineTestSupport

@testable import VitrineSource
@testable import VitrineStyle

/// Weights that no file of a family has: named once, with those that there are.
@Suite struct MissingWeightTests {
    private static func warnings(_ body: String, canvas: String = "") throws -> [Diagnostic] {
        let scene = SceneText.lines(body, canvas: "{ width: 300, height: 200 }", top: canvas)
        return try SceneRun.resolved(scene).warnings.all
    }

    struct Case: Sendable {
        var font: String
        var message: String
        var suggestion: String
    }

    static let cases = [
        Case(
            font: "{ family: Noto Sans, weight: 600 }", message: "Noto Sans has no weight 600: 700 is drawn",
            suggestion: "its files have 400 and 700"),
        Case(
            font: "{ family: Noto Sans, weight: thin }", message: "Noto Sans has no weight 200: 400 is drawn",
            suggestion: "its files have 400 and 700"),
        Case(
            font: "{ family: Noto Sans, weight: 450 }", message: "Noto Sans has no weight 450: 400 is drawn",
            suggestion: "its files have 400 and 700"),
        Case(
            font: "{ family: Noto Serif, weight: medium, italic: true }",
            message: "Noto Serif has no weight 500: 400 is drawn", suggestion: "its files have 400 and 700"),
        Case(
            font: "{ family: JetBrains Mono, weight: black }",
            message: "JetBrains Mono has no weight 900: 800 is drawn",
            suggestion: "its files have 100, 200, 300, 400, 500, 600, 700 and 800"),
        Case(
            font: "{ family: Inter, weight: 950 }", message: "Inter has no weight 950: 900 is drawn",
            suggestion: "its files have 100 to 900"),
        Case(
            font: "{ family: Noto Sans, style: headline }",
            message: "Noto Sans has no weight 600: 700 is drawn",
            suggestion: "its files have 400 and 700"),
    ]

    @Test(arguments: cases) func aWeightThatNoFileHasIsNamed(_ test: Case) throws {
        let found = try Self.warnings("  - text: Hello\n    font: \(test.font)")
        #expect(found.map(\.problem.message) == [test.message])
        #expect(found.first?.problem.hint?.text == test.suggestion)
        #expect(found.first?.mark.line == 4)
    }

    /// Weights of files and of axes, weights that the names of faces say, and designs that are fitted.
    @Test(
        .tags(.guarding),
        arguments: [
            "{ family: JetBrains Mono, weight: 500 }", "{ family: Noto Sans, weight: bold }",
            "{ family: Noto Sans }",
            "{ family: Inter, weight: 650 }", "{ family: Inter, weight: 437, italic: true }",
            "{ family: JetBrains Mono Light }", "{ family: JetBrainsMono-Bold }",
            "{ design: rounded, weight: semibold }", "{ weight: 123 }",
            "{ style: largeTitle, weight: black }",
            "{ design: monospaced, weight: semibold }",
        ])
    func aWeightThatThereIsIsNot(font: String) throws {
        #expect(try Self.warnings("  - text: Hello\n    font: \(font)").isEmpty)
    }

    /// Fonts that stand for another, and share a face among several weights, lack those beyond their faces.
    @Test(arguments: [
        ("日本語", "{ weight: 1000 }", "Noto Sans CJK JP has no weight 1000: 900 is drawn"),
        ("سلام", "{ weight: 900 }", "Noto Sans Arabic has no weight 900: 700 is drawn"),
        ("سلام", "{ weight: 200 }", "Noto Sans Arabic has no weight 200: 400 is drawn"),
        ("สวัสดี", "{ weight: 800 }", "Noto Sans Thai has no weight 800: 700 is drawn"),
        // The font that draws is named, not the one that draws nothing.
        ("日本語", "{ family: Noto Serif, weight: 1000 }", "Noto Sans CJK JP has no weight 1000: 900 is drawn"),
    ])
    func aStandInThatLacksAWeightIsNamed(text: String, font: String, message: String) throws {
        let found = try Self.warnings("  - text: \(text)\n    font: \(font)")
        #expect(found.map(\.problem.message) == [message])
    }

    @Test(arguments: [
        ("Hi", "{ design: rounded, weight: 800 }"), ("日本語", "headline"), ("سلام", "{ weight: 500 }"),
        ("สวัสดี", "{ weight: 550 }"), ("日本語", "{ family: Noto Serif, weight: 600 }"),
        // Emoji and symbols have one weight.
        ("🙂", "{ weight: 900 }"), ("☃", "{ weight: 900 }"),
    ])
    func aStandInThatSharesAFaceIsNot(text: String, font: String) throws {
        #expect(try Self.warnings("  - text: \(text)\n    font: \(font)").isEmpty)
    }

    /// Components whose texts have weights and sizes of their own say so where only the family is taken.
    @Test(arguments: [
        "row: { title: Hi }", "list: [{ row: Hi }]", "sectionHeader: Hi",
        "calendarStrip: { start: \"2026-03-09\" }",
    ])
    func aComponentThatDropsAWeightSaysSo(node: String) throws {
        let font = "    font: { family: JetBrains Mono, weight: 300 }"
        let found = try Self.warnings("  - \(node)\n\(font)").map(\.problem.message)
        #expect(found.contains { $0.hasPrefix("`weight` changes nothing on") }, "\(found)")
        let family = "    font: { family: JetBrains Mono }"
        let alone = try Self.warnings("  - \(node)\n\(family)").map(\.problem.message)
        #expect(!alone.contains { $0.contains("changes nothing") }, "\(alone)")
    }

    @Test(arguments: [
        "  - vstack: [{ row: Hi }, { text: A }]\n    font: { family: JetBrains Mono, weight: 300, size: 20 }",
        "  - text: Hi\n    font: { family: JetBrains Mono, weight: 300, size: 20 }",
        "  - row: Hi\n    font: { family: JetBrains Mono }",
    ])
    func aWeightThatIsTakenIsNot(body: String) throws {
        #expect(try Self.warnings(body).isEmpty)
    }

    @Test func eachIsNamedOnce() throws {
        let body = """
              - vstack:
                  - { text: One, font: { weight: 600 } }
                  - { text: Two, font: { weight: 600 } }
                  - { text: Three, font: { weight: 800 } }
                  - { button: { title: Four } }
                font: { family: Noto Sans }
            """
        let found = try Self.warnings(body).map(\.problem.message)
        #expect(Set(found).count == found.count)
        #expect(
            found.filter { $0.hasPrefix("Noto Sans has no weight") }.sorted() == [
                "Noto Sans has no weight 600: 700 is drawn", "Noto Sans has no weight 800: 700 is drawn",
            ])
    }
}
