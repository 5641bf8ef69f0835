import Testing

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Scenes take tokens from Tokens Studio's sets and themes")
struct SceneThemesTests {
    private static let files = [
        "studio/core.json":
            ##"{ "ink": { "value": "#112233", "type": "color" }, "gap": { "value": "4", "type": "spacing" } }"##,
        "studio/light.json": ##"{ "fg": { "value": "{ink}", "type": "color" } }"##,
        "studio/mode/dark.json":
            ##"{ "fg": { "value": "#ddeeff", "type": "color" }, "gap": { "value": "9", "type": "spacing" } }"##,
        "studio/$metadata.json": ##"{ "tokenSetOrder": ["core", "light", "mode/dark"] }"##,
        "studio/$themes.json": ##"""
        [
          { "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "light": "enabled" } },
          { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "mode/dark": "enabled" } }
        ]
        """##,
        "tokens.yaml": "fg: '#fff'\ngap: 3\n",
    ]

    private static func scene(_ fill: String, _ padding: String, tokens: String) -> String {
        "vitrine: 1\ntokens: \(tokens)\ncanvas: { width: 90, height: 90 }\nbody: [{ rectangle: null, fill: \"\(fill)\", padding: \(padding) }]\n"
    }

    @Test(arguments: [
        ("studio/$themes.json", [String: String](), Appearance.light, "#112233", 4.0),
        ("{ file: studio/$themes.json, context: { Mode: Dark } }", [:], .light, "#ddeeff", 9),
        (
            "{ file: studio/$themes.json, context: { mode: { light: Light, dark: Dark } } }", [:], .dark,
            "#ddeeff", 9
        ),
        (
            "{ file: studio/$themes.json, context: { mode: { light: Light, dark: Dark } } }", [:], .light,
            "#112233", 4
        ),
        ("studio/$themes.json", ["Mode": "dark"], .light, "#ddeeff", 9),
        ("studio/$metadata.json", [:], .light, "#ddeeff", 9),
        ("[studio/core.json, studio/light.json]", [:], .light, "#112233", 4),
    ])
    func themesAreChosen(
        _ tokens: String, _ contexts: [String: String], _ appearance: Appearance, _ fill: String,
        _ padding: Double
    ) throws {
        let options = SceneOptions(appearance: appearance, contexts: contexts)
        let named = try SceneRun.resolved(
            Self.scene("{fg}", "\"{gap}\"", tokens: tokens), options: options, libraries: Self.files)
        let plain = try SceneRun.resolved(
            Self.scene(fill, "\(padding)", tokens: tokens), options: SceneOptions(appearance: appearance),
            libraries: Self.files)
        #expect(named.dump.text() == plain.dump.text())
    }

    @Test func unknownThemesAreFaults() throws {
        let tokens = "{ file: studio/$themes.json, context: { Mode: Drak } }"
        let faults = try #require(
            try SceneRun.faults(Self.scene("red", "1", tokens: tokens), libraries: Self.files))
        #expect(faults.all.map(\.problem.message) == ["unknown context of `Mode` `Drak`"])
        #expect(faults.all.first?.problem.hint?.text == "did you mean `Dark`?")
    }

    @Test func tokensInAnotherFormatAreOneFault() throws {
        let faults = try #require(
            try SceneRun.faults(Self.scene("{fg}", "1", tokens: "tokens.yaml"), libraries: Self.files))
        #expect(faults.all.count == 1 && faults.rendered().contains("this is YAML"), "\(faults.rendered())")
    }
}
