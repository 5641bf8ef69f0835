import Foundation
import Testing
import VitrineText

@testable import VitrineComponents
@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineRaster
@testable import VitrineScene
@testable import VitrineSceneFormat

@Suite("Dumps are short, readable and stable")
struct DumpTests {
    private struct Stages {
        let parsed: DumpTree
        let resolved: DumpTree
        let layout: DumpTree
        let list: DisplayList
        let fonts: String
    }

    static let scenes = [
        "every-kind", "every-effect", "every-layout", "every-material", "every-glass", "every-container",
        "every-component", "every-control", "every-motion", "every-structure", "every-state", "every-app",
        "every-column",
    ]

    private func stages(_ name: String = "every-kind") throws -> Stages {
        let text = try goldenSource("\(name).yaml")
        let file = SceneRun.file(text)
        let engine = try TextEngine(library: sharedLibrary)
        let value = try SceneParser.parse(file)
        let sources = SceneSources(value, of: file, files: TestFiles())
        let scene = try SceneResolver(files: TestFiles(), text: engine).resolve(sources)
        let placed = scene.laidOut(text: engine)
        let list = placed.displayList(text: engine)
        let fonts = engine.fingerprintsUsed.map { "\($0.family) \($0.version) \($0.hash)\n" }.joined()
        return Stages(
            parsed: sources.dump, resolved: scene.root.dump, layout: placed.root.dump, list: list,
            fonts: fonts)
    }

    @Test(arguments: scenes) func dumpsEqualTheirGoldens(name: String) throws {
        let stages = try stages(name)
        // Widths of texts depend on the font, so its fingerprint is compared first.
        try expectGolden(stages.fonts, "\(name).fonts.txt")
        try expectGolden(stages.parsed.text(), "\(name).parsed.txt")
        try expectGolden(stages.resolved.text(), "\(name).resolved.txt")
        try expectGolden(stages.layout.text(), "\(name).layout.txt")
        try expectGolden(DisplayListPrinter().text(of: stages.list), "\(name).display-list.txt")
        try expectGolden(RasterPlanPrinter().text(of: stages.list), "\(name).plan.txt")
    }

    @Test func theSceneHoldsEveryKindOfNodeAndItem() throws {
        let names = Self.scenes
        let source = try names.map { try goldenSource("\($0).yaml") }.joined()
        for name in NodeKinds.registry.names + PaintKinds.names + FilterKinds.names
            + Modifiers.fields.map(\.name)
        {
            #expect(source.contains("\(name):") || source.contains("- \(name)\n"), "\(name)")
        }
        let text = try names.map { DisplayListPrinter().text(of: try stages($0).list) }.joined()
        for item in [
            "shadow ", "glyphs ", "image", "backdrop ", "group ", "linear", "radial", "angular", "mesh",
            "noise", "clip ", "blur ", "mask ", "matrix", "glass ", "adaptive ", "surface ",
        ] {
            #expect(text.contains(item), "\(item)")
        }
    }

    @Test func twoRunsAreTheSame() throws {
        let (one, two) = (try stages(), try stages())
        #expect(one.resolved.text() == two.resolved.text())
        #expect(one.resolved.jsonText() == two.resolved.jsonText())
        #expect(DisplayListPrinter().jsonText(of: one.list) == DisplayListPrinter().jsonText(of: two.list))
    }

    @Test func dumpsHaveNoPathsOfTheMachineAndNoPointers() throws {
        let stages = try stages()
        for text in [
            stages.parsed.text(), stages.resolved.text(), stages.layout.text(),
            DisplayListPrinter().text(of: stages.list),
        ] {
            #expect(!text.contains("0x0") && !text.contains("0x7"))
            #expect(!text.contains("/usr/") && !text.contains("/tmp/") && !text.contains("Optional("))
            for line in text.split(separator: "\n") { #expect(line.count < 400, "\(line)") }
        }
    }

    @Test func jsonParses() throws {
        let stages = try stages()
        for text in [
            stages.parsed.jsonText(), stages.resolved.jsonText(), stages.layout.jsonText(),
            DisplayListPrinter().jsonText(of: stages.list),
        ] {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        }
    }
}
