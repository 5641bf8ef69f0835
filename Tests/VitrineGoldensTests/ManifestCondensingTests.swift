import Testing

@testable import VitrineGoldens
@testable import VitrinePixels
@testable import VitrineRaster

/// What goldens keep of the scene that they show: all that a later difference is explained by.
struct ManifestCondensingTests {
    private static let texts = [
        ("body[0].pill.title", "A"), ("body[1].circle.fill", "{color.accent}"),
        ("body[2].vstack[0].text", "B"),
        ("app-library-yaml.components.pill.body[0].inner", ""),
        ("app-library-yaml.components.inner.body[0].capsule.fill", "{paint.pill}"),
        ("app-library-yaml.components.other.body[0].circle.fill", "{color.other}"),
        ("app-library-yaml.components.other.body[1].pill", ""),
    ]
    private static let items = [
        ExplanationTests.item("body[0].pill[0].inner[0].capsule", ExplanationTests.left, ["paint": "1"]),
        ExplanationTests.item("body[1].circle", ExplanationTests.right, ["paint": "1"]),
    ]
    private static let tokens = [
        "color.accent.$value": "{palette.blue}", "color.accent.$description": "the tint",
        "palette.blue.$value": "#0000FF", "palette.red.$value": "#FF0000", "color.other.$value": "#00FF00",
        "paint.pill.bottom.$value": "#111111", "paint.pill.$type": "color",
        "modifiers.theme.default": "light",
        "modifiers.theme.contexts.dark[0].palette.blue.$value": "#000080",
    ]

    private static var manifest: SceneManifest {
        var manifest = ExplanationTests.explanation(texts, items: items, tokens: tokens)
        manifest.nodes = [
            .init(source: "body[0].pill", frame: [0, 0, 10, 10], properties: ["padding.top": "4"]),
            .init(
                source: "body[0].pill[0].inner[0].capsule", frame: [0, 0, 10, 10],
                properties: ["capsule.fill": "#111111"]),
            .init(source: "body[2].vstack", frame: [0, 20, 10, 30], properties: ["vstack.spacing": "8"]),
            .init(source: "body[2].vstack[0].text", frame: [0, 20, 10, 30], properties: ["text.value": "B"]),
        ]
        return manifest
    }

    private func causes(_ old: SceneManifest, _ new: SceneManifest, _ region: PixelRect) -> [String] {
        DiffExplanation(
            old: old, new: new, oldProvenance: ExplanationTests.making,
            newProvenance: ExplanationTests.making
        ).causes(of: [region]).flatMap(\.causes).map(\.message)
    }

    @Test func goldensKeepWhatTheirSceneUses() {
        let condensed = Self.manifest.condensed
        #expect(condensed.texts.map(\.path) == Self.texts.dropLast(2).map(\.0))
        #expect(
            condensed.tokens.keys.sorted() == [
                "color.accent.$value", "modifiers.theme.contexts.dark[0].palette.blue.$value",
                "modifiers.theme.default", "paint.pill.bottom.$value", "palette.blue.$value",
            ])
        #expect(
            condensed.nodes.map(\.source) == ["body[0].pill[0].inner[0].capsule", "body[2].vstack[0].text"])
        #expect(condensed.nodes.map(\.frame) == [[], []])
        #expect(condensed.items == Self.items)
        #expect(condensed.condensed == condensed)
    }

    /// Each change of one leaf, in the whole scene as it is now, against what a golden kept of it.
    @Test(arguments: [
        ("palette.blue.$value", "token palette.blue: #0000FF -> changed"),
        ("paint.pill.bottom.$value", "token paint.pill.bottom: #111111 -> changed"),
        (
            "modifiers.theme.contexts.dark[0].palette.blue.$value",
            "token modifiers.theme.contexts.dark[0].palette.blue: #000080 -> changed"
        ),
    ])
    func condensedGoldensNameTheTokenThatChanged(path: String, message: String) {
        var new = Self.manifest
        new.tokens[path] = "changed"
        new.items[0].properties = ["paint": "2"]
        new.items[1].properties = ["paint": "2"]
        let region = path.hasPrefix("paint") ? ExplanationTests.left : ExplanationTests.right
        #expect(causes(Self.manifest.condensed, new, region) == [message])
        #expect(causes(Self.manifest, new, region) == [message])
    }

    @Test func condensedGoldensNameTheComponentThatChanged() {
        var new = Self.manifest
        new.texts[4].text = "red"
        new.items[0].properties = ["paint": "2"]
        let message = "app-library-yaml.components.inner.body[0].capsule.fill: {paint.pill} -> red"
        #expect(causes(Self.manifest.condensed, new, ExplanationTests.left) == [message])
    }

    /// What a scene did not use before is in no golden: that it is used is the change.
    @Test func condensedGoldensNameTheUseOfWhatTheyDoNotHave() {
        var new = Self.manifest
        new.texts[1].text = "{color.other}"
        new.items[1].properties = ["paint": "2"]
        #expect(
            causes(Self.manifest.condensed, new, ExplanationTests.right) == [
                "body[1].circle.fill: {color.accent} -> {color.other}"
            ])
        new.texts[0] = .init(path: "body[0].other", text: "", line: 1)
        new.items[0].properties = ["paint": "2"]
        #expect(
            causes(Self.manifest.condensed, new, ExplanationTests.left) == [
                "removed: body[0].pill", "added: body[0].other",
            ])
    }
}
