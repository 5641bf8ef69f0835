import Testing
import VitrineLayout

@testable import VitrineSource
@testable import VitrineStyle

/// Weights that no file of a family has: named once, with those that there are.
@Suite struct MissingWeightTests {
    private static func warnings(_ body: String, canvas: String = "") throws -> [Diagnostic] {
        let scene = "vitrine: 1\ncanvas: { width: 300, height: 200 }\n\(canvas)body:\n\(body)\n"
        return try SceneRun.resolved(scene).warnings.all
    }

    struct Case: Sendable {
        var font: String
        var message: String
        var suggestion: String
    }

    static let cases = [
        Case(
            font: "{ family: Quicksand, weight: 600 }", message: "Quicksand has no weight 600: 700 is drawn",
            suggestion: "its files have 300, 400, 500 and 700"),
        Case(
            font: "{ family: Quicksand, weight: thin }", message: "Quicksand has no weight 200: 300 is drawn",
            suggestion: "its files have 300, 400, 500 and 700"),
        Case(
            font: "{ family: Quicksand, weight: 450 }", message: "Quicksand has no weight 450: 500 is drawn",
            suggestion: "its files have 300, 400, 500 and 700"),
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
            font: "{ family: Quicksand, style: headline }",
            message: "Quicksand has no weight 600: 700 is drawn",
            suggestion: "its files have 300, 400, 500 and 700"),
    ]

    @Test(arguments: cases) func aWeightThatNoFileHasIsNamed(_ test: Case) throws {
        let found = try Self.warnings("  - text: Hello\n    font: \(test.font)")
        #expect(found.map(\.problem.message) == [test.message])
        #expect(found.first?.problem.hint?.text == test.suggestion)
        #expect(found.first?.mark.line == 4)
    }

    /// Weights of files and of axes, weights that the names of faces say, and designs that are fitted.
    @Test(arguments: [
        "{ family: Quicksand, weight: 500 }", "{ family: Quicksand, weight: bold }", "{ family: Quicksand }",
        "{ family: Inter, weight: 650 }", "{ family: Inter, weight: 437, italic: true }",
        "{ family: Quicksand Light }", "{ family: Quicksand-Bold }", "{ family: JetBrains Mono Medium }",
        "{ design: rounded, weight: semibold }", "{ weight: 123 }", "{ style: largeTitle, weight: black }",
        "{ design: monospaced, weight: semibold }",
    ])
    func aWeightThatThereIsIsNot(font: String) throws {
        #expect(try Self.warnings("  - text: Hello\n    font: \(font)").isEmpty)
    }

    @Test func eachIsNamedOnce() throws {
        let body = """
              - vstack:
                  - { text: One, font: { weight: 600 } }
                  - { text: Two, font: { weight: 600 } }
                  - { text: Three, font: { weight: 800 } }
                  - { button: { title: Four } }
                font: { family: Quicksand }
            """
        let found = try Self.warnings(body).map(\.problem.message)
        #expect(Set(found).count == found.count)
        #expect(
            found.filter { $0.hasPrefix("Quicksand has no weight") }.sorted() == [
                "Quicksand has no weight 600: 700 is drawn", "Quicksand has no weight 800: 700 is drawn",
            ])
    }
}
