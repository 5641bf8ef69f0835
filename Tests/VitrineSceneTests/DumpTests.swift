import Foundation
import Testing
import VitrineGraphics
import VitrineText

@testable import VitrineScene

@Suite("Dumps are short, readable and stable")
struct DumpTests {
    private struct Stages {
        let parsed: DumpTree
        let resolved: DumpTree
        let layout: DumpTree
        let list: DisplayList
        let fonts: String
    }

    private func stages() throws -> Stages {
        let text = try goldenSource("every-kind.yaml")
        let file = SceneRun.file(text)
        let engine = try TextEngine(library: sharedLibrary)
        let value = try SceneParser.parse(file)
        let scene = try SceneResolver(files: TestFiles(), text: engine).resolve(value, of: file)
        let placed = scene.laidOut(text: engine)
        let list = placed.displayList(text: engine)
        let fonts = engine.fingerprintsUsed.map { "\($0.family) \($0.version) \($0.hash)\n" }.joined()
        return Stages(
            parsed: value.dump, resolved: scene.root.dump, layout: placed.root.dump, list: list, fonts: fonts)
    }

    @Test func goldens() throws {
        let stages = try stages()
        // Widths of texts depend on the font: its fingerprint is compared before anything is.
        try expectGolden(stages.fonts, "fonts.txt")
        try expectGolden(stages.parsed.text(), "every-kind.parsed.txt")
        try expectGolden(stages.resolved.text(), "every-kind.resolved.txt")
        try expectGolden(stages.layout.text(), "every-kind.layout.txt")
        try expectGolden(DisplayListPrinter().text(of: stages.list), "every-kind.display-list.txt")
    }

    @Test func theSceneHoldsEveryKindOfNodeAndItem() throws {
        let source = try goldenSource("every-kind.yaml")
        for name in NodeKinds.names { #expect(source.contains(name), "\(name)") }
        let text = DisplayListPrinter().text(of: try stages().list)
        for item in [
            "shadow ", "glyphs ", "image ", "backdrop ", "group ", "linear", "radial", "angular", "clip ",
            "blur ",
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

    @Test func noPathsOfTheMachineAndNoPointers() throws {
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
