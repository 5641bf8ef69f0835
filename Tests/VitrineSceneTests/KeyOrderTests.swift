import Foundation
import Testing
import VitrineComponents
import VitrinePixels
import VitrineRaster
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle
@testable import VitrineSuiteFormat

@Suite("The order of keys means nothing")
struct KeyOrderTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "scenes")

    /// Every scene of the project, by its path.
    static let scenes =
        (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))
        .map { paths in
            paths.filter { path in
                path.hasSuffix(".yaml") && ![".library.yaml", "suite.yaml"].contains(where: path.hasSuffix)
            }.sorted()
        } ?? []

    /// Returns the display list of a scene and the names of its variants, or throws its errors. With a seed,
    /// the keys in all its files are shuffled first.
    private static func painted(
        _ scene: String, seed: Int?, _ options: SceneOptions
    ) throws -> (list: DisplayList, names: [String]) {
        let url = folder.appending(path: scene)
        var text = try String(contentsOf: url, encoding: .utf8)
        if let seed {
            var shuffler = KeyShuffler(seed: seed)
            text = try shuffler.shuffled(text)
        }
        let file = SourceFile(name: url.lastPathComponent, text: text)
        // What the scenes of a folder have in common.
        var settings = FolderSettings()
        let suite = url.deletingLastPathComponent().appending(path: "suite.yaml")
        if let text = try? String(contentsOf: suite, encoding: .utf8) {
            settings.add(try SuiteFile(SourceFile(name: "suite.yaml", text: text)), in: "")
        }
        let files = ShuffledFiles(folder: url.deletingLastPathComponent(), seed: seed)
        let result = onDeepThread {
            [settings] () -> Result<(list: DisplayList, names: [String]), any Error> in
            Result {
                let engine = try TextEngine(library: sharedLibrary)
                let whole = settings.completing(try SceneParser.parse(file), of: file)
                let sources = SceneSources(whole.scene, of: whole.files, in: whole.folders, files: files)
                let resolved = try SceneResolver(options: options, files: files, text: engine)
                    .resolve(sources)
                let list = resolved.laidOut(text: engine).displayList(text: engine)
                return (list, try whole.scene.variants(of: whole.files).map(\.name))
            }
        }
        return try #require(result).get()
    }

    @Test func thereAreScenes() { #expect(Self.scenes.count > 100) }

    /// Returns a seed for each scene, which selects an order of keys and, in half of the scenes, dark
    /// appearance.
    private static func seed(of scene: String) -> Int {
        scene.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_000_003 }
    }

    @Test(arguments: scenes) func everySceneIsTheSame(scene: String) throws {
        let seed = Self.seed(of: scene)
        let options = SceneOptions(appearance: seed.isMultiple(of: 2) ? .light : .dark)
        let own = try Self.painted(scene, seed: nil, options)
        let other = try Self.painted(scene, seed: seed, options)
        // The rasteriser knows nothing else, so equal lists are equal pictures.
        #expect(own.list.items == other.list.items, "seed \(seed)")
        #expect(own.names == other.names, "seed \(seed)")
    }

    @Test(arguments: ["gallery/shadows.yaml", "gallery/borders.yaml", "components/badge.yaml"])
    func picturesAreTheSame(scene: String) throws {
        let seed = Self.seed(of: scene)
        let own = try Rasterizer().render(try Self.painted(scene, seed: nil, SceneOptions()).list)
        let other = try Rasterizer().render(try Self.painted(scene, seed: seed, SceneOptions()).list)
        #expect(own.pixels == other.pixels, "seed \(seed)")
    }

    /// A node or modifier in two orders.
    static let pairs = [
        (
            "{ rectangle: , shadow: { color: red, opacity: 0.5, radius: 4 } }",
            "{ rectangle: , shadow: { opacity: 0.5, radius: 4, color: red } }"
        ),
        (
            "{ rectangle: , cornerRadius: { radius: 8, topLeading: 2, bottomTrailing: 0 } }",
            "{ rectangle: , cornerRadius: { bottomTrailing: 0, topLeading: 2, radius: 8 } }"
        ),
        (
            "{ text: a, padding: { all: 8, horizontal: 4, leading: 2, vertical: 3, top: 1 }, background: red }",
            "{ background: red, padding: { top: 1, vertical: 3, leading: 2, horizontal: 4, all: 8 }, text: a }"
        ),
        (
            "{ rectangle: , frame: { size: 20, width: 9 } }", "{ rectangle: , frame: { width: 9, size: 20 } }"
        ),
        (
            "{ text: \"1/2\", font: { figures: tabular, fractions: true, features: { tnum: 0, frac: 0 } } }",
            "{ text: \"1/2\", font: { features: { frac: 0, tnum: 0 }, fractions: true, figures: tabular } }"
        ),
        (
            "{ text: a, font: { family: Inter, design: serif, style: title, size: 9, relativeTo: body } }",
            "{ text: a, font: { relativeTo: body, size: 9, style: title, design: serif, family: Inter } }"
        ),
        (
            "{ rectangle: , filter: { saturation: 0, contrast: 2, sepia: 1 } }",
            "{ rectangle: , filter: { sepia: 1, contrast: 2, saturation: 0 } }"
        ),
        (
            "{ rectangle: , material: { saturation: 2, contrast: 2, filter: { sepia: 1 }, blur: 3 } }",
            "{ rectangle: , material: { blur: 3, filter: { sepia: 1 }, contrast: 2, saturation: 2 } }"
        ),
        (
            "{ rectangle: , stroke: { paint: red, style: dashed, cap: round, width: 2, dash: [2, 3] } }",
            "{ rectangle: , stroke: { dash: [2, 3], width: 2, cap: round, style: dashed, paint: red } }"
        ),
        (
            "{ text: [{ text: a, foreground: red, color: blue }] }",
            "{ text: [{ color: blue, foreground: red, text: a }] }"
        ),
    ]

    @Test(arguments: pairs) func fieldsAreAppliedInTheRecordsOrder(one: String, other: String) throws {
        func text(_ node: String) throws -> String {
            let scene = SceneText.body("[\(node)]", canvas: "{ width: 60, height: 60 }")
            let engine = try TextEngine(library: sharedLibrary)
            let list = try SceneRun.laidOut(scene).displayList(text: engine)
            return DisplayListPrinter(showsSources: false).text(of: list)
        }
        #expect(try text(one) == text(other))
    }

    /// The opacity counts although it stands first.
    @Test func opacityOfAShadow() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 60, height: 60 }
            body: [{ rectangle: , shadow: { opacity: 0.5, color: "#FF0000" } }]
            """
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(scene).displayList(text: engine)
        #expect(DisplayListPrinter().text(of: list).contains("rgb(1 0 0 / 0.5)"))
    }

    /// The order of variants follows the names of their axes, not the order of keys.
    @Test func contextsOfVariants() throws {
        func names(_ axes: String) throws -> [String] {
            let file = SceneRun.file(
                SceneText.body(
                    "[]", canvas: "{ width: 9, height: 9 }", top: "variants: { tokens: \(axes) }\n"))
            return try SceneParser.parse(file).variants(of: file).map(\.name)
        }
        #expect(
            try names("{ theme: [sea, forest], density: [cosy, compact] }")
                == names("{ density: [cosy, compact], theme: [sea, forest] }"))
    }

    /// Errors are reported in the order of their places, not in that of the fields.
    @Test func faultsStandInTheOrderOfTheText() throws {
        let faults = try SceneRun.faults(
            "vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody:\n"
                + "  - rectangle:\n    shadow:\n      opacity: 2\n      y: a\n      color: none\n      radius: b\n"
        )
        #expect(faults?.all.map(\.mark.line) == [6, 7, 8, 9])
    }

    @Test func aKeyOfAnotherCaseIsTheSameContext() throws {
        let faults = try SceneRun.faults(
            "vitrine: 1\ncanvas: { width: 9, height: 9 }\n"
                + "tokens: { file: none.json, context: { Theme: a, theme: b } }\nbody: []\n")
        #expect(faults?.all.contains { $0.problem.message.contains("theme") } == true)
    }
}
