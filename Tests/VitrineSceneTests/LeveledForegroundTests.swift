import Testing
import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineTestSupport
import VitrineText

@Suite("Levels of labels are fainter forms of the foreground around them")
struct LeveledForegroundTests {
    /// Returns the display list of a node in a scene.
    private func list(_ node: String, _ appearance: String, top: String = "") throws -> String {
        let canvas = "{ width: 200, height: 200, appearance: \(appearance) }"
        let scene = try SceneRun.laidOut(SceneText.node(node, canvas: canvas, top: top))
        let list = scene.displayList(text: try TextEngine(library: sharedLibrary))
        return DisplayListPrinter(showsSources: false).text(of: list.inParts)
    }

    @Test(
        arguments: [
            ("secondary", "#80000099"), ("tertiary", "rgb(0.502 0 0 / 0.3)"),
            ("quaternary", "rgb(0.502 0 0 / 0.18)"),
        ], ["light", "dark"])
    func theyAreSharesOfAColour(_ level: (String, String), _ appearance: String) throws {
        let text = "{ text: a, foreground: \(level.0) }"
        for node in [
            "{ vstack: [\(text)], foreground: \"#800000\" }",
            "{ vstack: [{ group: [\(text)], foreground: secondary }], foreground: \"#800000\" }",
        ] {
            let list = try list(node, appearance)
            #expect(list.contains(level.1), "\(list)")
        }
        let root = try list(text, appearance, top: "foreground: \"#800000\"\n")
        #expect(root.contains(level.1), "\(root)")
    }

    /// White that a scene asks for is white, though labels are white in dark anyway.
    @Test func theyAreSharesOfAChosenWhite() throws {
        let list = try list("{ vstack: [{ text: a, foreground: secondary }], foreground: white }", "dark")
        #expect(list.contains("#FFFFFF99"), "\(list)")
    }

    @Test(arguments: [("light", "#3C3C4399"), ("dark", "#EBEBF599")])
    func theyAreTheSystemsColoursElsewhere(_ appearance: String, _ color: String) throws {
        for node in [
            "{ text: a, foreground: secondary }",
            "{ vstack: [{ text: a, foreground: secondary }], foreground: primary }",
            "{ vstack: [{ text: a, foreground: secondary }], foreground: tertiary }",
        ] {
            let list = try list(node, appearance)
            #expect(list.contains(color), "\(list)")
        }
    }

    /// A change of appearance in between changes a colour that has two.
    @Test func theyFollowTheAppearance() throws {
        let list = try list(
            """
            { vstack: [{ vstack: [{ text: a, foreground: secondary }], environment: { appearance: dark } }],
              foreground: { light: "#800000", dark: "#008000" } }
            """, "light")
        #expect(list.contains("#00800099"), "\(list)")
        let root = try self.list(
            """
            { vstack: [{ vstack: [{ text: a }], environment: { appearance: dark } }], foreground: secondary }
            """, "light", top: "foreground: { light: \"#800000\", dark: \"#008000\" }\n")
        #expect(root.contains("#00800099"), "\(root)")
    }
}
