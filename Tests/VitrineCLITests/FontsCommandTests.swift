import Foundation
import Testing
import VitrineTestSupport

@Suite("vitrine fonts")
struct FontsCommandTests {
    @Test func listsDesignsAndScripts() throws {
        let folder = try Folder()
        let result = try Tool.run(["fonts"], in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n")
        for purpose in ["default", "rounded", "serif", "monospaced", "Arabic", "Japanese", "emoji"] {
            #expect(lines.contains { $0.hasPrefix("\(purpose) ") }, "\(purpose)")
        }
        let own = try #require(lines.first { $0.hasPrefix("default ") })
        #expect(own.contains("Inter") && own.contains("/"))
    }

    @Test func listsWhatASceneUses() throws {
        let folder = try Folder()
        let scene = SceneText.node("text: Hello", canvas: "{ width: 90, height: 40 }")
        try folder.write(scene, "hello.yaml")
        let result = try Tool.run(["fonts", "hello.yaml", "--format", "json"], in: folder.url)
        #expect(result.code == 0)
        let rows = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: String]]
        #expect(rows?.count == 1)
        #expect(rows?.first?["family"]?.hasPrefix("Inter") == true)
        #expect(rows?.first?["path"]?.hasPrefix("/") == true)
        #expect(rows?.first?["hash"]?.count == 16)
    }

    /// A weight that no file has is named with those that there are, and with the one that is drawn.
    @Test func listsTheWeightsThatASceneAsksForInVain() throws {
        let folder = try Folder()
        let scene = """
            vitrine: 1
            canvas: { width: 90, height: 40 }
            body:
              - text: Hello
                font: { family: Noto Sans, size: 20, weight: semibold }

            """
        try folder.write(scene, "hello.yaml")
        let text = try Tool.run(["fonts", "hello.yaml"], in: folder.url)
        let line = "Noto Sans has no weight 600: 700 is drawn; its files have 400 and 700\n"
        #expect(text.code == 0 && text.output.hasSuffix(line), "\(text.output)")
        let json = try Tool.run(["fonts", "hello.yaml", "--format", "json"], in: folder.url)
        let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        #expect(rows?.first?["missingWeights"] as? [[String: Int]] == [["weight": 600, "drawn": 700]])
        #expect(rows?.first?["weights"] as? [[Int]] == [[400, 400], [700, 700]])
    }

    /// A copy of a font beside the scene takes precedence over the system's.
    @Test func foldersOfTheSceneComeFirst() throws {
        let folder = try Folder()
        let scene = SceneText.node("text: Hello", canvas: "{ width: 90, height: 40 }", top: "fonts: mine\n")
        try folder.write(scene, "hello.yaml")
        let missing = try Tool.run(["fonts", "hello.yaml"], in: folder.url)
        #expect(missing.code == 65)
        #expect(missing.errors.contains("hello.yaml:3:8: error: "))
        let system = try Tool.run(["fonts", "--format", "json"], in: folder.url)
        let rows = try JSONSerialization.jsonObject(with: Data(system.output.utf8)) as? [[String: String]]
        let path = try #require(rows?.first?["path"])
        let mine = folder.url.appendingPathComponent("mine")
        try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: URL(fileURLWithPath: path), to: mine.appendingPathComponent("Inter.ttf"))
        let own = try Tool.run(["fonts", "hello.yaml"], in: folder.url)
        #expect(own.code == 0)
        #expect(own.output.contains("mine/Inter.ttf"))
    }

    /// The commands that take folders of fonts refuse those that are none.
    @Test(
        arguments: [
            ["render", "s.yaml", "-o", "x.png"], ["dump", "s.yaml", "--stage", "layout"], ["fonts"],
            ["fonts", "s.yaml"], ["doctor"], ["test"], ["preview", "s.yaml", "--port", "0"],
        ], ["missing", "s.yaml"])
    func foldersOfFontsAreThere(command: [String], fonts: String) throws {
        let folder = try Folder()
        try folder.write(SceneText.body("[]", canvas: "{ width: 9, height: 9 }"), "s.yaml")
        let result = try Tool.run(command + ["--font-dir", fonts], in: folder.url)
        #expect(result.code == 66 && result.errors.hasPrefix("\(fonts): error: "), "\(result.errors)")
    }
}
