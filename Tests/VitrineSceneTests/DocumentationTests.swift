import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineComponents
@testable import VitrineExpressions
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

@Suite("The documentation of the scene language is whole")
struct DocumentationTests {
    private func page(_ name: String = "SceneLanguage") throws -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        return try String(
            contentsOf: root.appending(path: "Sources/9-Products/Vitrine/Vitrine.docc/\(name).md"),
            encoding: .utf8
        )
    }

    @Test func namesEveryNodeModifierAndKey() throws {
        let page = try page()
        for name in NodeKinds.registry.names + Modifiers.fields.map(\.name) + SceneDocument.fields.map(\.name)
        {
            #expect(page.contains("`\(name)`"), "\(name) is not in SceneLanguage.md")
        }
        let expressions = try self.page("Expressions")
        for function in ExpressionFunctions.all {
            #expect(expressions.contains("| `\(function.usage)` | \(function.summary) |"), "\(function.name)")
        }
        for axis in VariantAxis.all { #expect(page.contains("`\(axis.name)`"), "\(axis.name)") }
        let audit = try self.page("Audit")
        for rule in AuditRule.all {
            #expect(audit.contains("\n| `\(rule.id)` | \(rule.summary) |\n"), "\(rule.id)")
        }
        #expect(try self.page("GoldenTests").contains("`levels`"))
        for name in Materials.names { #expect(page.contains("`\(name)`"), "\(name)") }
    }

    /// The library and the scene on the page about components, and its whole screen.
    @Test func itsComponentsAreComponents() throws {
        let blocks = try page("Components").split(separator: "```yaml\n").dropFirst().compactMap {
            $0.split(separator: "```").first.map(String.init)
        }
        try #require(blocks.count == 4)
        let scene = try SceneRun.resolved(blocks[1], libraries: ["cards.library.yaml": blocks[0]])
        #expect(scene.warnings.all.isEmpty, "\(scene.warnings.rendered())")
        #expect(scene.root.dump.text().contains("component name=statCard state=pressed #focus"))
        let screen = blocks[3].split(separator: "\n").map { "  \($0)\n" }.joined()
        let text =
            SceneText.body(
                "[{ screen: [{ text: a }] }]", canvas: "{ device: iphone-17 }", top: "components:\n\(screen)")
        #expect(try SceneRun.resolved(text).root.dump.text().contains("component name=screen"))
    }

    @Test func itsSceneIsAScene() throws {
        let block = try #require(try page().split(separator: "```yaml\n").dropFirst().first)
        let scene = try #require(block.split(separator: "```").first)
        #expect(try SceneRun.faults(String(scene)) == nil)
    }
}
