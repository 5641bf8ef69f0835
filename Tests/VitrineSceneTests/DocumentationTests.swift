import Foundation
import Testing

@testable import VitrineScene

@Suite("The documentation of the scene language is whole")
struct DocumentationTests {
    private func page() throws -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        return try String(
            contentsOf: root.appending(path: "Sources/Vitrine/Vitrine.docc/SceneLanguage.md"), encoding: .utf8
        )
    }

    @Test func namesEveryNodeModifierAndKey() throws {
        let page = try page()
        for name in NodeKinds.names + Modifiers.fields.map(\.name) + SceneTop.fields.map(\.name) {
            #expect(page.contains("`\(name)`"), "\(name) is not in SceneLanguage.md")
        }
        for name in Materials.names { #expect(page.contains("`\(name)`"), "\(name)") }
    }

    @Test func itsSceneIsAScene() throws {
        let block = try #require(try page().split(separator: "```yaml\n").dropFirst().first)
        let scene = try #require(block.split(separator: "```").first)
        #expect(try SceneRun.faults(String(scene)) == nil)
    }
}
