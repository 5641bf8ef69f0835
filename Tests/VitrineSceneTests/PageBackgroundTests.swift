import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("A screen has the background of the list that fills it")
struct PageBackgroundTests {
    private static let bar = "{ navigationBar: { title: Mail } }"
    private static let rows = "[{ row: One }]"

    private func background(_ body: String, top: String = "") throws -> Color {
        let scene = try SceneRun.resolved(
            SceneText.body(body, canvas: "{ device: iphone-17-pro, os: 26 }", top: top))
        let canvas = try #require(scene.root as? CanvasElement)
        return try #require(canvas.background.last?.opaqueColor)
    }

    @Test(arguments: [
        "[{ list: \(rows) }]", "[{ vstack: [\(bar), { list: \(rows) }], spacing: 0 }]",
        "[{ statusBar: {} }, { vstack: [\(bar), { list: { style: grouped, sections: [{ rows: \(rows) }] } }] }]",
    ])
    func groupedListsColourTheirScreen(_ body: String) throws {
        #expect(try background(body) == SceneEnvironment().systemColor("systemGroupedBackground"))
    }

    @Test(arguments: [
        ("[{ text: Hello }]", ""), ("[{ vstack: [{ text: Hello }, { list: \(rows) }] }]", ""),
        ("[{ list: { style: plain, sections: [{ rows: \(rows) }] } }]", ""),
        ("[{ list: \(rows), background: yellow }]", ""),
        ("[{ rectangle: , fill: white }, { list: \(rows) }]", ""),
        ("[{ list: \(rows) }]", "background: white\n"),
    ])
    func otherScreensHaveTheirOwn(_ body: String, _ top: String) throws {
        #expect(try background(body, top: top) == SceneEnvironment().systemColor("systemBackground"))
    }
}
