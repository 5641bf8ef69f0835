import Foundation
import Testing
import VitrineGoldens

@Suite("Two changes in one region are two causes in each report")
struct SuiteCauseTests {
    typealias Suite = SuiteRunTests.Suite

    private func scene(_ left: String, _ right: String, glass: Bool) -> String {
        """
        vitrine: 1
        canvas: { width: 60, height: 30 }
        variants: [{ appearance: light, name: only }]
        background: { linearGradient: { colors: [white, blue], from: leading, to: trailing } }
        body:
          - hstack:
              - circle: 10
                id: left
                fill: \(left)
              - circle: 10
                id: right
                fill: \(right)
            spacing: 3
            padding: 6
            \(glass ? "glass: regular" : "")

        """
    }

    private func changed(glass: Bool) throws -> (report: SuiteReport, result: CaseResult) {
        let suite = try Suite()
        for name in ["a", "b/c"] { try suite.remove("scenes/\(name).yaml") }
        try suite.write("scenes/m.yaml", scene("red", "green", glass: glass))
        _ = try suite.run(.missing)
        try suite.write("scenes/m.yaml", scene("black", "orange", glass: glass))
        let report = try suite.run(.none)
        return (report, try #require(report.cases.first))
    }

    private static let messages: Set = ["#left.fill: red -> black", "#right.fill: green -> orange"]

    /// Two circles that stand side by side change together: every pixel is that of one.
    @Test func theShareOfEachIsToldWhereItsNodesAreApart() throws {
        let (report, result) = try changed(glass: false)
        #expect(result.regions.count == 1)
        let region = try #require(result.regions.first)
        let shares = try #require(region.cause?.shares)
        #expect(shares.count == 2 && shares.reduce(0, +) == region.pixels)
        #expect(shares.allSatisfy { $0 > 60 && $0 <= 121 })
        #expect(Set(result.causes.map(\.cause.message)) == Self.messages)
        #expect(result.causes.allSatisfy { $0.sharedPixels == 0 })
        #expect(Set(report.clusters.map(\.cause.message)) == Self.messages)
        #expect(report.clusters.map(\.mixed) == [[0], [0]])
    }

    @Test func allReportsNameBoth() throws {
        for glass in [false, true] {
            let (report, result) = try changed(glass: glass)
            #expect(Set(result.causes.map(\.cause.message)) == Self.messages, "glass: \(glass)")
            let texts = [
                TerminalReport(report).text, TerminalReport.details(of: result).joined(separator: "\n"),
                JUnitReport.text(report).replacing("&gt;", with: ">"), GitHubReport.annotations(report),
            ]
            for message in Self.messages {
                for text in texts { #expect(text.contains(message), "glass: \(glass)") }
                let line = message.replacing("#", with: "&#35;").replacing(".", with: "&#46;")
                    .replacing(":", with: "&#58;").replacing(">", with: "&#62;")
                #expect(CommentReport.text(report, picturesAt: nil).contains(line))
            }
        }
    }
}
