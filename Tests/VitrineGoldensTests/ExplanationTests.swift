import Testing

@testable import VitrineGoldens
@testable import VitrinePixels
@testable import VitrineRaster

/// Explanations of differences: the change in the scene that is named for the pixels.
struct ExplanationTests {
    static func item(
        _ source: String, _ box: PixelRect, _ properties: [String: String] = [:]
    ) -> SceneManifest.Item {
        SceneManifest.Item(ItemSummary(source: source, kind: "fill", bounds: box, properties: properties))
    }

    static func explanation(
        _ texts: [(String, String)], items: [SceneManifest.Item], ids: [String: String] = [:],
        tokens: [String: String] = [:], files: [String: String] = [:]
    ) -> SceneManifest {
        SceneManifest(
            nodes: [], items: items,
            texts: texts.enumerated().map { .init(path: $1.0, text: $1.1, line: $0 + 1) }, ids: ids,
            tokens: tokens, files: files)
    }

    static let making = DiffExplanation.Provenance(renderer: "1", options: "")
    static let left = PixelRect(x0: 0, y0: 0, x1: 10, y1: 10)
    static let right = PixelRect(x0: 20, y0: 0, x1: 30, y1: 10)

    private func causes(_ old: SceneManifest, _ new: SceneManifest, _ regions: [PixelRect]) -> [RegionCause] {
        DiffExplanation(old: old, new: new, oldProvenance: Self.making, newProvenance: Self.making).causes(
            of: regions)
    }

    @Test func eachRegionHasTheCauseOfItsNode() {
        let old = Self.explanation(
            [("body[0].circle.fill", "red"), ("body[1].circle.fill", "red")],
            items: [
                Self.item("body[0].circle", Self.left, ["paint": "#FF0000"]),
                Self.item("body[1].circle", Self.right, ["paint": "#FF0000"]),
            ])
        var new = old
        new.texts[0].text = "blue"
        new.texts[1].text = "green"
        new.items[0].properties = ["paint": "#0000FF"]
        new.items[1].properties = ["paint": "#00FF00"]
        let found = causes(old, new, [Self.right, Self.left])
        #expect(
            found.map { $0.causes.first?.message } == [
                "body[1].circle.fill: red -> green", "body[0].circle.fill: red -> blue",
            ])
        #expect(found[1].causes.first?.line == 1)
        #expect(
            found[0].nodes == [
                .init(
                    source: "body[1].circle",
                    changes: [.init(property: "fill.paint", old: "#FF0000", new: "#00FF00")])
            ])
    }

    @Test func aTokenIsTheCauseOfAllThatRefersToItThroughOthersToo() {
        let tokens = ["color.base.$value": "#111111", "color.accent.$value": "{color.base}"]
        let texts = [
            ("body[0].circle.fill", "{color.accent}"),
            ("body[1].circle.frame.width", "{max(size.a, 2)}"), ("body[1].circle.fill", "{color.base}"),
        ]
        let items = [Self.item("body[0].circle", Self.left), Self.item("body[1].circle", Self.right)]
        let old = Self.explanation(texts, items: items, tokens: tokens)
        var new = old
        new.tokens["color.base.$value"] = "#222222"
        new.items[0].properties = ["paint": "2"]
        new.items[1].properties = ["paint": "2"]
        let found = causes(old, new, [Self.left, Self.right])
        #expect(
            found.map { $0.causes.map(\.message) }
                == Array(repeating: ["token color.base: #111111 -> #222222"], count: 2))
    }

    /// A colour is named as people know it, rather than by the one component that changed.
    @Test(arguments: [
        (
            ["components[0]": "0.345", "components[1]": "0.337", "components[2]": "0.839"],
            ["components[0]": "1"], "token accent: #5856D6 -> #FF56D6"
        ),
        (
            ["components[0]": "1", "components[1]": "0", "components[2]": "0", "alpha": "0.5"],
            ["alpha": "0.25"], "token accent: #FF000080 -> #FF000040"
        ),
        (
            ["colorSpace": "oklch", "components[0]": "0.5", "components[1]": "0.1", "components[2]": "20"],
            ["components[2]": "30"], "token accent: color(oklch 0.5 0.1 20) -> color(oklch 0.5 0.1 30)"
        ),
        (["value": "16", "unit": "px"], ["value": "1", "unit": "rem"], "token accent: 16px -> 1rem"),
        (
            [
                "color.components[0]": "0", "color.components[1]": "0", "color.components[2]": "0",
                "blur.value": "4", "blur.unit": "px",
            ], ["color.components[0]": "1"], "token accent.color: #000000 -> #FF0000"
        ),
    ])
    func tokensAreNamedAsWholeValues(
        _ before: [String: String], _ change: [String: String], _ message: String
    ) {
        func tokens(_ leaves: [String: String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: leaves.map { ("accent.$value.\($0)", $1) })
        }
        let items = [Self.item("body[0].circle", Self.left)]
        let old = Self.explanation(
            [("body[0].circle.fill", "{accent}")], items: items, tokens: tokens(before))
        var new = old
        new.tokens = tokens(before.merging(change) { $1 })
        new.items[0].properties = ["paint": "2"]
        #expect(causes(old, new, [Self.left]).map { $0.causes.map(\.message) } == [[message]])
    }

    /// All that another version of the renderer changes has one cause.
    /// What is said of a node to those who do not see it, or to an audit, changes no pixel.
    @Test(arguments: ["accessibility.label", "audit.reason", "hitArea.width"])
    func whatNoPixelShowsIsNoCause(key: String) {
        let place = "body[0].circle"
        let old = Self.explanation(
            [("\(place).fill", "red"), ("\(place).\(key)", "a")], items: [Self.item(place, Self.left)])
        var new = old
        new.texts[0].text = "blue"
        new.texts[1].text = "b"
        new.items[0].properties = ["paint": "2"]
        let found = causes(old, new, [Self.left])
        #expect(found.map { $0.causes.map(\.message) } == [["\(place).fill: red -> blue"]])
    }

    @Test func aNewRendererIsOneCause() {
        let old = Self.explanation(
            [("body[0].circle.fill", "red")], items: [Self.item("body[0].circle", Self.left)])
        var new = old
        new.items[0].properties = ["paint": "2"]
        func causes(_ renderer: String) -> Set<String> {
            let explained = DiffExplanation(
                old: old, new: new, oldProvenance: Self.making,
                newProvenance: .init(renderer: renderer, options: ""))
            // What is painted differs, or the pixels alone.
            let same = DiffExplanation(
                old: old, new: old, oldProvenance: Self.making,
                newProvenance: .init(renderer: renderer, options: ""))
            return Set(
                (explained.causes(of: [Self.left]) + same.causes(of: [Self.right])).flatMap(\.causes).map(
                    \.key))
        }
        #expect(causes("2").count == 1)
        #expect(causes("1").count == 1)
        #expect(
            Cause(.renderer, "", old: "0.1.0", new: "0.2.0").message
                == "renderer 0.1.0 -> 0.2.0; the scene is unchanged")
    }

    @Test func tokensOfAResolversContextsAreFound() {
        let path = "modifiers.theme.contexts.dark[0].color.accent"
        let old = Self.explanation(
            [("body[0].circle.fill", "{color.accent}")], items: [Self.item("body[0].circle", Self.left)],
            tokens: ["\(path).$value": "#111111"])
        var new = old
        new.tokens["\(path).$value"] = "#222222"
        new.items[0].properties = ["paint": "2"]
        #expect(
            causes(old, new, [Self.left])[0].causes.map(\.message) == ["token \(path): #111111 -> #222222"])
    }

    @Test func aNodePutInBetweenIsOneChange() {
        let old = Self.explanation(
            [("body[0].vstack[0].text", "A"), ("body[0].vstack[1].text", "B")],
            items: [
                Self.item("body[0].vstack[0].text", Self.left, ["t": "A"]),
                Self.item("body[0].vstack[1].text", Self.left, ["t": "B", "y": "10"]),
            ])
        let new = Self.explanation(
            [
                ("body[0].vstack[0].text", "A"), ("body[0].vstack[1].text", "new"),
                ("body[0].vstack[2].text", "B"),
            ],
            items: [
                Self.item("body[0].vstack[0].text", Self.left, ["t": "A"]),
                Self.item("body[0].vstack[1].text", Self.left, ["t": "new"]),
                Self.item("body[0].vstack[2].text", Self.left, ["t": "B", "y": "20"]),
            ])
        let found = causes(old, new, [Self.left])
        #expect(found[0].causes.map(\.message) == ["added: body[0].vstack[1].text"])
        #expect(Set(found[0].nodes.map(\.source)) == ["body[0].vstack[1].text", "body[0].vstack[2].text"])
        #expect(
            found[0].nodes.first { $0.source == "body[0].vstack[2].text" }?.changes.map(\.property) == [
                "fill.y"
            ])
    }

    @Test(arguments: ["components", "app-library-yaml.components"])
    func aDefinitionIsTheCauseWhereItIsUsed(place: String) {
        let old = Self.explanation(
            [
                ("body[0].pill.title", "A"), ("body[1].circle.fill", "red"),
                ("\(place).pill.body[0].capsule.fill", "red"),
            ],
            items: [
                Self.item("body[0].pill[0].capsule", Self.left, ["paint": "1"]),
                Self.item("body[1].circle", Self.right, ["paint": "1"]),
            ])
        var new = old
        new.texts[1].text = "blue"
        new.texts[2].text = "green"
        new.items[0].properties = ["paint": "2"]
        new.items[1].properties = ["paint": "2"]
        let found = causes(old, new, [Self.left, Self.right])
        #expect(
            found.map { $0.causes.map(\.message) } == [
                ["\(place).pill.body[0].capsule.fill: red -> green"], ["body[1].circle.fill: red -> blue"],
            ])
    }

    @Test func idsNameNodes() {
        let old = Self.explanation(
            [("body[0].card[0].text", "A"), ("body[0].card[0].text.font", "title")],
            items: [Self.item("#title", Self.left, ["size": "20"])], ids: ["#title": "body[0].card[0].text"])
        var new = old
        new.texts[1].text = "headline"
        new.items[0].properties = ["size": "17"]
        #expect(causes(old, new, [Self.left])[0].causes.map(\.message) == ["#title.font: title -> headline"])
    }

    @Test func aFileIsTheCauseWhereItIsNamed() {
        let old = Self.explanation(
            [("body[0].image", "art/logo.png")],
            items: [Self.item("body[0].image", Self.left, ["hash": "1"])],
            files: ["art/logo.png": "1"])
        var new = old
        new.files["art/logo.png"] = "2"
        new.items[0].properties = ["hash": "2"]
        #expect(causes(old, new, [Self.left])[0].causes.first?.kind == .file)
    }

    @Test func whereNothingChangedInTheSceneTheRendererDid() {
        let old = Self.explanation([], items: [Self.item("a", Self.left)])
        let found = causes(old, old, [Self.left])[0]
        #expect(found.causes.first?.kind == .renderer)
        #expect(found.nodes.map(\.source) == ["a"])
        let explanation = DiffExplanation(
            old: old, new: old, oldProvenance: Self.making,
            newProvenance: DiffExplanation.Provenance(renderer: "1", options: "os=26"))
        #expect(explanation.causes(of: [Self.left])[0].causes.first?.message == "options: \"\" -> os=26")
    }

    @Test(arguments: [
        ("{a.b}", ["a.b"]), ("x {size * 0.5} y {max(b.c, 2)}", ["size", "max", "b.c"]), ("a.b", []),
        ("{", []), ("}{a}", ["a"]),
    ])
    func referencesAreFoundInTexts(text: String, names: [String]) {
        #expect(ChangedTokens.references(in: text) == names)
    }

    @Test func explanationsAreReadAsTheyWereWritten() throws {
        let one = Self.explanation(
            [("body[0].text", "é \"\\ \n")], items: [Self.item("#a", Self.right, ["x": "y"])],
            ids: ["#a": "body[0].text"], tokens: ["t": "1"], files: ["f": "2"])
        let json = try #require(one.json)
        #expect(SceneManifest(json: json) == one)
        #expect(SceneManifest(json: json.replacing("\"version\":1", with: "\"version\":2")) == nil)
        #expect(SceneManifest(json: "{}") == nil)
    }
}
