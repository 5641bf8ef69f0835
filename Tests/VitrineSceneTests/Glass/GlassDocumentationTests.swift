import Foundation
import Testing
import VitrineJSON
import VitrineTestSupport

@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

@Suite("The documentation of glass is whole")
struct GlassDocumentationTests {
    private func page() throws -> String {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
        }
        return try String(
            contentsOf: root.appending(path: "Sources/9-Products/Vitrine/Vitrine.docc/Glass.md"),
            encoding: .utf8)
    }

    @Test func namesEveryParameterWithItsUnitAndRange() throws {
        let page = try page()
        for parameter in GlassParameter.all {
            var range = ""
            if case .number(let bounds, _) = parameter.value {
                range = "\(PrintedText.number(bounds.lowerBound)) to \(PrintedText.number(bounds.upperBound))"
            }
            #expect(
                page.contains("| `\(parameter.name)` | \(parameter.unit.rawValue) | \(range) |"),
                "\(parameter.name)")
        }
    }

    @Test func namesEveryKey() throws {
        let page = try page()
        guard case .anyOf(let forms) = Codec<GlassSpec>.glassSchema else {
            Issue.record("the schema of glass is no choice")
            return
        }
        let keys = forms.flatMap { form -> [String] in
            if case .object(let properties, _) = form { properties.map(\.name) } else { [] }
        }
        #expect(keys.count > 15)
        for key in keys + GlassStyle.allCases.map(\.rawValue) + GlassState.allCases.map(\.rawValue) {
            #expect(page.contains("`\(key)`"), "\(key)")
        }
    }

    @Test func itsExamplesAreNodes() throws {
        let blocks = try page().split(separator: "```yaml\n").dropFirst()
        #expect(blocks.count == 4)
        for block in blocks {
            let example = try #require(block.split(separator: "```").first)
            let node = example.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
            let scene = SceneText.lines("  -\n\(node)")
            #expect(try SceneRun.faults(scene)?.rendered() == nil)
        }
    }
}
