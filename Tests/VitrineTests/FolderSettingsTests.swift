import Foundation
import Testing
import VitrineFiles
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineStyle
import VitrineSuites

@Suite("What scenes take from the suite.yaml of their folder and of those above")
struct FolderSettingsTests {
    /// A repository in a folder of its own, which is deleted when the test is over.
    private final class Repository {
        let folder =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            + "/vitrine-\(UUID().uuidString)"
        let home: String

        init(_ files: [String: String], home: String = FolderSettingsTests.square) throws {
            self.home = "\(folder)/repo/scenes/app/home.yaml"
            try write("repo/.git/HEAD", "ref: refs/heads/main\n")
            try write("repo/scenes/app/home.yaml", home)
            for (path, text) in files { try write(path, text) }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func write(_ path: String, _ text: String) throws {
            let url = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try AtomicFile.write(Array(text.utf8), to: url.path)
        }

        func size(_ options: RenderOptions = RenderOptions()) throws -> [Double] {
            let layout = try Scene(contentsOf: home).layout(options)
            return [layout.width, layout.height, layout.scale]
        }

        /// The message of the error that drawing the scene ends in, with paths in the repository.
        func message() -> String {
            do throws(RenderError) {
                _ = try Scene(contentsOf: home).layout()
                return "no error"
            } catch {
                return "\(error)".replacing("\(folder)/repo/", with: "")
            }
        }

        func dump(_ stage: DumpStage) throws -> String {
            try Renderer().dump(home, stage: stage, format: .text).text
        }
    }

    private static let square = "vitrine: 1\nbody:\n  - rectangle:\n    fill: red\n"
    private static let above = "suite: 1\ncanvas: { width: 60, height: 40 }\nscale: 2\n"

    @Test func theNearestFileSaysTheCanvas() throws {
        let found = try Repository([
            "repo/scenes/suite.yaml": Self.above,
            "repo/scenes/app/suite.yaml": "suite: 1\ncanvas: { width: 30, height: 20 }\n",
        ])
        // The scale is the outer file's: the inner one says none.
        #expect(try found.size() == [30, 20, 2])
    }

    @Test func aSceneWinsOverItsFolderAndTheCallerOverBoth() throws {
        let found = try Repository(
            ["repo/scenes/suite.yaml": Self.above],
            home: "vitrine: 1\ncanvas: { width: 10, height: 12 }\nbody: [spacer]\n")
        #expect(try found.size() == [10, 12, 2])
        #expect(try found.size(RenderOptions(scale: 3)) == [10, 12, 3])
    }

    /// Width, height, device and its safe area are one thing.
    @Test func aSceneOfItsOwnSizeTakesNoDevice() throws {
        let found = try Repository(
            ["repo/scenes/suite.yaml": "suite: 1\ndevice: iphone-17-pro\n"],
            home: "vitrine: 1\ncanvas: { width: 100, height: 80 }\nbody:\n  - rectangle:\n    id: all\n")
        let layout = try Scene(contentsOf: found.home).layout()
        #expect(layout.width == 100 && layout.frame(of: "all")?.height == 80)
        try found.write("repo/scenes/app/home.yaml", Self.square)
        #expect(try found.size() == [402, 874, 3])
    }

    @Test(arguments: [
        "suite.yaml", "repo/other/suite.yaml", "repo/scenes/app/below/suite.yaml", "repo/scenes/suite.yml",
    ])
    func filesElsewhereDoNotCount(path: String) throws {
        let found = try Repository([path: Self.above])
        #expect(found.message().contains("a scene needs `canvas`"), "\(found.message())")
    }

    @Test func anotherToolsFileDoesNotCount() throws {
        let found = try Repository([
            "repo/scenes/app/suite.yaml": "name: smoke\ncanvas: [html]\n",
            "repo/scenes/suite.yaml": Self.above,
        ])
        #expect(try found.size() == [60, 40, 2])
    }

    @Test func goldensBesideTheScenesCountAndEndTheSearch() throws {
        let found = try Repository([
            "repo/goldens/suite.yaml": Self.above, "repo/suite.yaml": "suite: 1\naccent: \"#00FF00\"\n",
        ])
        #expect(try found.size() == [60, 40, 2])
        // A suite of other scenes is none of this one's.
        try found.write("repo/goldens/suite.yaml", "suite: 1\nscenes: ../web\n" + Self.above.dropFirst(9))
        #expect(found.message().contains("a scene needs `canvas`"))
    }

    private static let tokens = """
        { "c": { "$type": "color", "ink": { "$value": "#123456" } } }
        """

    @Test func filesAreNamedFromTheFolderOfTheirFile() throws {
        let found = try Repository(
            [
                "repo/scenes/suite.yaml":
                    Self.above + "tokens: brand/b.tokens.json\nimport: [brand/kit.yaml]\n",
                "repo/scenes/brand/b.tokens.json": Self.tokens,
                "repo/scenes/brand/kit.yaml": """
                vitrine: 1
                components:
                  dot: { body: [{ circle: 8, fill: "{c.ink}" }] }
                """,
                "repo/scenes/app/own.yaml": """
                vitrine: 1
                components:
                  bar: { body: [{ rectangle: , fill: "{c.ink}" }] }
                """,
            ],
            home: "vitrine: 1\nimport: own.yaml\nbody:\n  - dot:\n  - bar:\n")
        let list = try found.dump(.displayList)
        #expect(list.components(separatedBy: "#123456").count == 3, "\(list)")
    }

    /// What settings name widens what scenes may read to their folder, and no further.
    @Test func filesBeyondTheSettingsStayOutside() throws {
        let found = try Repository(
            [
                "repo/scenes/suite.yaml": Self.above + "tokens: ../b.tokens.json\n",
                "repo/b.tokens.json": Self.tokens,
            ])
        #expect(found.message().hasPrefix("scenes/suite.yaml:4:9: error:"), "\(found.message())")
        try found.write("repo/scenes/suite.yaml", Self.above + "tokens: b.tokens.json\n")
        try found.write("repo/scenes/b.tokens.json", Self.tokens)
        #expect(found.message() == "no error")
        // Without a word of files, a scene reads its own folder alone.
        try found.write("repo/scenes/suite.yaml", Self.above)
        try found.write(
            "repo/scenes/app/home.yaml", "vitrine: 1\ntokens: ../b.tokens.json\nbody: [spacer]\n")
        #expect(found.message().hasPrefix("scenes/app/home.yaml:2:9: error:"), "\(found.message())")
    }

    @Test(arguments: [
        ("device: iphone-99", "scenes/suite.yaml:2:9: error: unknown device `iphone-99`"),
        ("canvas: { widht: 3 }", "scenes/suite.yaml:2:11: error: unknown key `widht` on the canvas"),
        ("tokens: 4", "scenes/suite.yaml:2:9: error: expected"),
        ("tokens: gone.json", "scenes/suite.yaml:2:9: error:"),
        ("import: gone.yaml", "scenes/suite.yaml:2:9: error:"),
        ("cavnas: {}", "scenes/suite.yaml:2:1: error: unknown key `cavnas`"),
        ("scale: 2\ncanvas: { scale: 1 }", "scenes/suite.yaml:2:1: error:"),
        ("accent: \"{c.gone}\"", "scenes/suite.yaml:2:11: error:"),
    ])
    func mistakesHaveTheirPlaceInTheFile(line: String, message: String) throws {
        let found = try Repository(["repo/scenes/suite.yaml": "suite: 1\n\(line)\n"])
        #expect(found.message().contains(message), "\(found.message())")
    }

    @Test func theDumpSaysWhereAValueComesFrom() throws {
        let found = try Repository(
            ["repo/scenes/suite.yaml": Self.above],
            home: "vitrine: 1\ncanvas: { scale: 1 }\nbody: [spacer]\n")
        let parsed = try found.dump(.parsed)
        #expect(parsed.contains("width: 60 @../suite.yaml:2:18"), "\(parsed)")
        #expect(parsed.contains("scale: 1 @2:18"), "\(parsed)")
    }

    /// What is printed needs no other file's settings.
    @Test func printedScenesStandAlone() throws {
        let found = try Repository([
            "repo/scenes/suite.yaml": Self.above + "tokens: { file: b.tokens.json }\n",
            "repo/scenes/b.tokens.json": Self.tokens,
        ])
        let text = try Scene(contentsOf: found.home).yaml
        #expect(text.contains("tokens: { file: \"../b.tokens.json\" }"), "\(text)")
        #expect(text.contains("width: 60"), "\(text)")
        #expect(try found.dump(.yaml) == text)
    }

    @Test func aSessionFollowsTheFile() throws {
        let found = try Repository([:])
        let session = RenderSession(found.home)
        #expect(throws: RenderError.self) { try session.update() }
        let path = "\(found.folder)/repo/scenes/suite.yaml"
        #expect(session.files.contains { $0.path == path && $0.state == .missing })
        try found.write("repo/scenes/suite.yaml", Self.above)
        #expect(try session.update().width == 120)
        #expect(session.files.contains { $0.path == path && $0.state == .file })
    }

    @Test func variantsFollowTheAppearanceOfTheFolder() throws {
        let found = try Repository(
            ["repo/scenes/suite.yaml": "suite: 1\ncanvas: { width: 9, height: 9, appearance: dark }\n"],
            home: "vitrine: 1\nvariants: { dynamicType: [large, AX1] }\nbody: [spacer]\n")
        let names = try Renderer().variants(of: found.home).map(\.name)
        #expect(try Scene(contentsOf: found.home).variants.map(\.name) == names)
        #expect(names.count == 2)
    }

    @Test(arguments: [
        ("device: iphone-17", "3:1: error: `device`"),
        ("scale: 2", "3:1: error: `scale`"),
        ("scale: 2\ncanvas: { width: 9, height: 9 }", "4:1: error: `canvas`"),
    ])
    func settingsThatNoSceneFindsAreAnError(lines: String, words: String) throws {
        let found = try Repository(["repo/pictures/suite.yaml": "suite: 1\nscenes: ../scenes\n\(lines)\n"])
        let error = #expect(throws: SuiteError.self) {
            try SuitePlan(SuiteOptions(goldens: "\(found.folder)/repo/pictures"))
        }
        let message = error.map { "\($0)" } ?? ""
        #expect(message.contains("pictures/suite.yaml:\(words)"), "\(message)")
        #expect(message.contains("scenes/suite.yaml"), "\(message)")
    }
}
