import Testing

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Scenes take values from design tokens")
struct SceneTokensTests {
    static let tokens = """
        {
          "color": {
            "$type": "color",
            "accent": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 } },
            "wide": { "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } },
            "old": { "$value": "{color.accent}", "$deprecated": "use {color.accent}" },
            "brand": { "$root": { "$value": "{color.accent}" } }
          },
          "gap": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } },
          "half": { "$type": "number", "$value": 0.5 },
          "quick": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } },
          "family": { "$type": "fontFamily", "$value": ["No Such Font", "Inter", "sans-serif"] },
          "title": {
            "$type": "typography",
            "$value": { "fontFamily": "Inter", "fontSize": { "value": 30, "unit": "px" }, "fontWeight": 700,
                        "letterSpacing": { "value": -1, "unit": "px" }, "lineHeight": 2 }
          },
          "dashes": {
            "$type": "strokeStyle",
            "$value": { "dashArray": [{ "value": 6, "unit": "px" }, { "value": 2, "unit": "px" }], "lineCap": "round" }
          },
          "edge": {
            "$type": "border", "$value": { "color": "{color.accent}", "width": { "value": 3, "unit": "px" }, "style": "{dashes}" }
          },
          "soft": {
            "$type": "shadow",
            "$value": { "color": "{color.accent}", "offsetX": { "value": 1, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
                        "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
          },
          "layers": { "$type": "shadow", "$value": ["{soft}", "{soft}"] },
          "fade": {
            "$type": "gradient",
            "$value": [{ "color": "{color.wide}", "position": 1 }, { "color": "{color.accent}", "position": 0 }]
          }
        }
        """

    static let resolver = """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "t.json" }] } },
          "modifiers": {
            "theme": {
              "contexts": {
                "day": [], "night": [{ "gap": { "$type": "dimension", "$value": { "value": 5, "unit": "px" } } }]
              },
              "default": "day"
            }
          },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
        }
        """

    static let files = ["t.json": tokens, "t.resolver.json": resolver]

    static func scene(_ body: String, tokens: String = "t.json") -> String {
        "vitrine: 1\ntokens: \(tokens)\ncanvas: { width: 200, height: 200 }\nbody:\n  - \(body)\n"
    }

    /// The same scene with and without tokens results in the same elements.
    @Test(arguments: [
        (
            "{ rectangle: null, fill: \"{color.accent}\" }",
            "{ rectangle: null, fill: color(srgb 1 0 0 / 0.5) }"
        ),
        (
            "{ rectangle: null, fill: \"{color.brand.$root}\" }",
            "{ rectangle: null, fill: color(srgb 1 0 0 / 0.5) }"
        ),
        ("{ rectangle: null, fill: \"{color.wide}\" }", "{ rectangle: null, fill: color(display-p3 0 1 0) }"),
        (
            "{ rectangle: null, fill: { color: \"{color.accent}\", opacity: \"{half}\" } }",
            "{ rectangle: null, fill: color(srgb 1 0 0 / 0.25) }"
        ),
        (
            "{ rectangle: null, fill: { light: \"{color.wide}\", dark: black } }",
            "{ rectangle: null, fill: color(display-p3 0 1 0) }"
        ),
        ("{ rectangle: null, padding: \"{gap}\" }", "{ rectangle: null, padding: 24 }"),
        (
            "{ rectangle: null, padding: { horizontal: \"{gap}\" } }",
            "{ rectangle: null, padding: { horizontal: 24 } }"
        ),
        ("{ rectangle: null, opacity: \"{half}\" }", "{ rectangle: null, opacity: 0.5 }"),
        (
            "{ rectangle: null, shadow: { opacity: \"{half}\", radius: 8 } }",
            "{ rectangle: null, shadow: { opacity: 0.5, radius: 8 } }"
        ),
        (
            "{ rectangle: null, shadow: { color: \"#00FF0080\", opacity: \"{half}\", radius: 8 } }",
            "{ rectangle: null, shadow: { color: \"#00FF0080\", opacity: 0.5, radius: 8 } }"
        ),
        (
            "{ rectangle: null, shadow: { color: \"{color.accent}\", opacity: \"{half}\", radius: 8 } }",
            "{ rectangle: null, shadow: { color: color(srgb 1 0 0 / 0.25), radius: 8 } }"
        ),
        (
            "{ rectangle: null, shadow: [{ inner: true, opacity: \"{half}\" }, { opacity: \"{half}\" }] }",
            "{ rectangle: null, shadow: [{ inner: true, opacity: 0.5 }, { opacity: 50% }] }"
        ),
        (
            "{ rectangle: null, filter: { dropShadow: { opacity: \"{half}\", radius: 8 } } }",
            "{ rectangle: null, filter: { dropShadow: { color: \"#000\", opacity: 0.5, radius: 8 } } }"
        ),
        (
            "{ text: Hello, font: \"{title}\" }",
            "{ text: Hello, font: { family: Inter, size: 30, weight: 700, tracking: -1, lineHeight: 2 } }"
        ),
        ("{ text: Hello, font: { size: \"{title.fontSize}\" } }", "{ text: Hello, font: { size: 30 } }"),
        ("{ text: Hello, font: { family: \"{family}\" } }", "{ text: Hello, font: { family: Inter } }"),
        (
            "{ rectangle: null, stroke: \"{edge}\" }",
            "{ rectangle: null, stroke: { paint: color(srgb 1 0 0 / 0.5), width: 3, dash: [6, 2], cap: round } }"
        ),
        (
            "{ rectangle: null, stroke: { paint: blue, width: \"{edge.width}\", style: \"{dashes}\" } }",
            "{ rectangle: null, stroke: { paint: blue, width: 3, dash: [6, 2], cap: round } }"
        ),
        (
            "{ rectangle: null, shadow: \"{soft}\" }",
            "{ rectangle: null, shadow: { color: color(srgb 1 0 0 / 0.5), radius: 8, x: 1, y: 2, spread: 0 } }"
        ),
        (
            "{ rectangle: null, shadow: \"{layers}\" }",
            "{ rectangle: null, shadow: [{ color: color(srgb 1 0 0 / 0.5), radius: 8, x: 1, y: 2 }, { color: color(srgb 1 0 0 / 0.5), radius: 8, x: 1, y: 2 }] }"
        ),
        (
            "{ rectangle: null, fill: { linearGradient: { stops: \"{fade}\" } } }",
            "{ rectangle: null, fill: { linearGradient: { stops: [{ color: color(srgb 1 0 0 / 0.5), at: 0 }, { color: color(display-p3 0 1 0), at: 1 }] } } }"
        ),
        ("{ text: \"{gap} points in {quick} s\" }", "{ text: 24 points in 0.25 s }"),
        (
            "{ forEach: { data: [{ accent: black }], as: color, content: { rectangle: null, fill: \"{color.accent}\" } } }",
            "{ forEach: { data: [{ accent: black }], as: color, content: { rectangle: null, fill: black } } }"
        ),
        (
            "{ forEach: { data: [1], as: color, content: { rectangle: null, fill: \"{color.accent}\" } } }",
            "{ forEach: { data: [1], as: color, content: { rectangle: null, fill: color(srgb 1 0 0 / 0.5) } } }"
        ),
    ])
    func tokensAreTheirValues(_ with: String, _ without: String) throws {
        let named = try SceneRun.resolved(Self.scene(with), libraries: Self.files)
        let plain = try SceneRun.resolved(Self.scene(without), libraries: Self.files)
        #expect(named.dump.text() == plain.dump.text())
        #expect(named.warnings.all.isEmpty, "\(named.warnings.rendered())")
    }

    @Test func colorsAtTheTopMayBeTokens() throws {
        let head = "vitrine: 1\ntokens: t.json\ncanvas: { width: 20, height: 20 }\n"
        let body = "body: [{ rectangle: null, fill: accent }, { text: a }]\n"
        let named = try SceneRun.resolved(
            head
                + "accent: \"{color.accent}\"\nforeground: \"{color.wide}\"\nbackground: \"{color.brand.$root}\"\n"
                + body,
            libraries: Self.files)
        let plain = try SceneRun.resolved(
            head + "accent: color(srgb 1 0 0 / 0.5)\nforeground: color(display-p3 0 1 0)\n"
                + "background: color(srgb 1 0 0 / 0.5)\n" + body, libraries: Self.files)
        #expect(named.dump.text() == plain.dump.text())
    }

    @Test(arguments: [
        ("t.resolver.json", [String: String](), Appearance.light, 24.0),
        ("{ file: t.resolver.json, context: { theme: night } }", [:], .light, 5),
        ("{ file: t.resolver.json, context: { theme: { light: day, dark: night } } }", [:], .light, 24),
        ("{ file: t.resolver.json, context: { theme: { light: day, dark: night } } }", [:], .dark, 5),
        ("{ file: t.resolver.json, context: { theme: night } }", ["Theme": "day"], .light, 24),
        ("[t.resolver.json, t.json]", ["theme": "night"], .light, 24),
        ("[t.json, t.resolver.json]", ["theme": "night"], .light, 5),
    ])
    func contextsAreChosen(
        _ tokens: String, _ contexts: [String: String], _ appearance: Appearance, _ padding: Double
    ) throws {
        let options = SceneOptions(appearance: appearance, contexts: contexts)
        let named = try SceneRun.resolved(
            Self.scene("{ rectangle: null, padding: \"{gap}\" }", tokens: tokens), options: options,
            libraries: Self.files)
        let plain = try SceneRun.resolved(
            Self.scene("{ rectangle: null, padding: \(Int(padding)) }"),
            options: SceneOptions(appearance: appearance),
            libraries: Self.files)
        #expect(named.dump.text() == plain.dump.text())
    }

    /// A modifier that changes the appearance of a part of a scene changes its tokens.
    @Test func tokensFollowTheAppearanceOfAPart() throws {
        let named = try SceneRun.resolved(
            Self.scene(
                "{ rectangle: null, padding: \"{gap}\", environment: { appearance: dark } }",
                tokens: "{ file: t.resolver.json, context: { theme: { light: day, dark: night } } }"),
            libraries: Self.files)
        let plain = try SceneRun.resolved(
            Self.scene("{ rectangle: null, padding: 5, environment: { appearance: dark } }"),
            libraries: Self.files)
        #expect(named.dump.text() == plain.dump.text())
    }

    @Test func librariesHaveTokensOfTheirOwn() throws {
        var files = Self.files
        files["lib/own.json"] =
            #"{ "inner": { "$type": "number", "$value": 0.25 }, "half": { "$type": "number", "$value": 1 } }"#
        files["lib/a.library.yaml"] = """
            vitrine: 1
            tokens: own.json
            components:
              thing: { body: { rectangle: null, opacity: "{inner}", padding: { all: "{gap}", top: "{half}" } } }

            """
        let head =
            "vitrine: 1\ntokens: t.json\nimport: lib/a.library.yaml\ncanvas: { width: 90, height: 90 }\n"
        let named = try SceneRun.resolved(head + "body: [thing]\n", libraries: files)
        #expect(named.dump.text().contains("24"))
        #expect(named.dump.text().contains("0.25"))
        #expect(named.warnings.all.isEmpty, "\(named.warnings.rendered())")
    }

    @Test(arguments: [
        (
            "{ rectangle: null, fill: \"{color.acent}\" }", "5:32 unknown design token `color.acent`",
            "did you mean `color.accent`?"
        ),
        (
            "{ rectangle: null, fill: \"{color.brand}\" }",
            "5:32 `color.brand` is a group of design tokens, not a token",
            "did you mean its root token, `color.brand.$root`?"
        ),
        (
            "{ rectangle: null, fill: \"{gap}\" }",
            "5:30 the design token `gap` (dimension, defined at t.json:9:3) cannot stand here: expected a colour, found the dimension token `gap`",
            ""
        ),
        (
            "{ rectangle: null, padding: \"{color.accent}\" }",
            "5:33 the design token `color.accent` (color, defined at t.json:4:5) cannot stand here: expected insets such as `16` or `{ horizontal: 16, vertical: 8 }`, found the color token `color.accent`",
            "write it as `padding: 16`, or `padding: { horizontal: 16, vertical: 8 }`"
        ),
        (
            "{ text: \"{color.accent}\" }",
            "5:13 the design token `color.accent` (color, defined at t.json:4:5) cannot stand here: expected text, found the color token `color.accent`",
            ""
        ),
        (
            "{ text: \"in {color.accent}\" }",
            "5:13 expected text for `{color.accent}`, found the color token `color.accent`", ""
        ),
        (
            "{ rectangle: null, opacity: \"{gap}\" }",
            """
            5:33 the design token `gap` (dimension, defined at t.json:9:3) cannot stand here: 24 is out of \
            range: 0 to 1, or a percentage
            """,
            ""
        ),
    ])
    func faultsAreNamed(_ body: String, _ message: String, _ suggestion: String) throws {
        let faults = try #require(try SceneRun.faults(Self.scene(body), libraries: Self.files))
        #expect(
            faults.all.map { "\($0.mark.line):\($0.mark.column) \($0.problem.message)" } == [message],
            "\(faults.rendered())")
        #expect(faults.all.first?.problem.hint?.text ?? "" == suggestion)
    }

    /// A gradient token has no direction, so the paint that gives it one is named.
    @Test(arguments: ["fill: \"{sun}\"", "stroke: { width: 2, paint: \"{sun}\" }"])
    func gradientTokensNameTheirPaint(_ key: String) throws {
        let sun = """
            { "sun": { "$type": "gradient", "$value": [
              { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "position": 0 },
              { "color": { "colorSpace": "srgb", "components": [0, 0, 1] }, "position": 1 } ] } }
            """
        let faults = try #require(
            try SceneRun.faults(
                Self.scene("{ rectangle: null, \(key) }", tokens: "sun.json"), libraries: ["sun.json": sun]))
        #expect(
            faults.rendered().contains(
                "the stops of a gradient: `{ linearGradient: { stops: \"{sun}\" } }`"), "\(faults.rendered())"
        )
    }

    @Test func deprecatedTokensAreWarnedOf() throws {
        let scene = try SceneRun.resolved(
            Self.scene("{ rectangle: null, fill: \"{color.old}\" }"), libraries: Self.files)
        #expect(
            scene.warnings.all.map(\.problem.message) == [
                "the design token `color.old` is deprecated: use {color.accent}"
            ])
    }

    /// Errors in a token file are reported with their own location and line.
    @Test func faultsInTokenFilesHaveTheirPlaces() throws {
        let faults = try #require(
            try SceneRun.faults(
                Self.scene("{ rectangle: null, opacity: \"{a}\" }", tokens: "sub/bad.json"),
                libraries: ["sub/bad.json": "{\n  \"a\": { \"$value\": \"{elsewhere}\" }\n}"]))
        #expect(
            faults.rendered() == """
                scene.yaml:5:35: error: the design token `a` has no value: sub/bad.json:2:20: unknown token `elsewhere`
                      - { rectangle: null, opacity: "{a}" }
                                                      ^

                """)
    }

    /// A scene fails only where it uses a token that has no value; the others are one warning.
    @Test func invalidTokensThatAreNotUsedAreAWarning() throws {
        let tokens = """
            {
              "half": { "$type": "number", "$value": 0.5 },
              "bad": { "$type": "number", "$value": true },
              "worse": { "$type": "color", "$value": 1 },
              "title": { "$type": "typography", "$value": { "fontFamily": 1 } }
            }
            """
        let scene = try SceneRun.resolved(
            Self.scene("{ rectangle: null, opacity: \"{half}\" }"), libraries: ["t.json": tokens])
        #expect(
            scene.warnings.all.map { "\($0.mark.line):\($0.mark.column) \($0.problem.message)" } == [
                "3:41 3 design tokens are left out, the first for this: expected a number, found true",
                "5:47 older than 2025.10: a typography with other keys, which are ignored, or with missing ones, which get usual values (3 places, the first here)",
            ])
        let part = try SceneRun.faults(
            Self.scene("{ text: a, font: { size: \"{title.fontSize}\" } }"), libraries: ["t.json": tokens])
        #expect(part?.all.first?.problem.message.hasPrefix("the design token `title` has no value") == true)
    }

    /// Later files win, also with a token that has no value.
    @Test func laterFilesWinOverUnsoundTokens() throws {
        let sound = #"{ "a": { "$type": "number", "$value": 0.25 } }"#
        let invalid = #"{ "a": { "$type": "number", "$value": "x" } }"#
        let files = ["s.json": sound, "u.json": invalid]
        let body = "{ rectangle: null, opacity: \"{a}\" }"
        #expect(try SceneRun.faults(Self.scene(body, tokens: "[u.json, s.json]"), libraries: files) == nil)
        #expect(try SceneRun.faults(Self.scene(body, tokens: "[s.json, u.json]"), libraries: files) != nil)
    }

    /// The files of a scene and its libraries are merged before anything is resolved, as a resolver's are.
    @Test(arguments: [
        ("[p.json, s.json]", "accent", 0.25), ("[s.json, p.json]", "accent", 0.25),
        ("[p.json, s.json, q.json]", "accent", 0.75), ("[q.json, p.json, s.json]", "accent", 0.25),
        ("[p.json, s.json, q.resolver.json]", "accent", 0.75), ("[p.json, r.json]", "group.inner", 0.25),
    ])
    func filesSeeEachOthersTokens(_ tokens: String, _ name: String, _ value: Double) throws {
        let files = [
            "p.json": #"{ "base": { "$type": "number", "$value": 0.25 } }"#,
            "s.json": #"{ "accent": { "$value": "{base}" } }"#,
            "q.json": #"{ "base": { "$type": "number", "$value": 0.75 } }"#,
            "r.json": #"{ "group": { "$type": "number", "inner": { "$value": "{base}" } } }"#,
            "q.resolver.json": """
            { "version": "2025.10", "sets": { "q": { "sources": [{ "$ref": "q.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/q" }] }
            """,
        ]
        let named = try SceneRun.resolved(
            Self.scene("{ rectangle: null, opacity: \"{\(name)}\" }", tokens: tokens), libraries: files)
        let plain = try SceneRun.resolved(
            Self.scene("{ rectangle: null, opacity: \(value) }", tokens: "p.json"), libraries: files)
        #expect(named.dump.text() == plain.dump.text())
        #expect(named.warnings.all.isEmpty, "\(named.warnings.rendered())")
    }

    @Test func aSceneOverridesWhatItsLibraryRefersTo() throws {
        let named = try SceneRun.resolved(
            """
            vitrine: 1
            tokens: own.json
            import: a.library.yaml
            canvas: { width: 90, height: 90 }
            body: [thing]

            """,
            libraries: [
                "own.json": #"{ "base": { "$type": "number", "$value": 0.75 } }"#,
                "lib.json":
                    #"{ "base": { "$type": "number", "$value": 0.25 }, "accent": { "$value": "{base}" } }"#,
                "a.library.yaml": """
                vitrine: 1
                tokens: lib.json
                components:
                  thing: { body: { rectangle: null, opacity: "{accent}" } }

                """,
            ])
        #expect(named.dump.text().contains("0.75"))
    }

    /// A fault in the second of two files has its place there.
    @Test func faultsInMergedFilesHaveTheirPlaces() throws {
        let faults = try #require(
            try SceneRun.faults(
                Self.scene("{ rectangle: null, opacity: \"{b}\" }", tokens: "[p.json, s.json]"),
                libraries: [
                    "p.json": #"{ "a": { "$type": "number", "$value": 0.25 } }"#,
                    "s.json": "{\n  \"b\": { \"$value\": \"{elsewhere}\" }\n}",
                ]))
        #expect(
            faults.all.map(\.problem.message) == [
                "the design token `b` has no value: s.json:2:20: unknown token `elsewhere`"
            ])
    }

    /// Weights of CSS and of design tokens reach from 1 to 1000; a font has its nearest.
    @Test(arguments: ["\"ultra-black\"", "950", "50"])
    func weightsOfTokensAreWeights(_ value: String) throws {
        let scene = try SceneRun.resolved(
            Self.scene("{ text: a, font: { family: Inter, weight: \"{w}\" } }"),
            libraries: ["t.json": "{ \"w\": { \"$type\": \"fontWeight\", \"$value\": \(value) } }"])
        #expect(scene.dump.text().contains("Inter \(value == "50" ? "50" : "950")"))
    }

    @Test(arguments: [
        (#"["system-ui"]"#, "Inter", nil), (#"["Nope", "sans-serif"]"#, "Inter", nil),
        (#""serif""#, "Noto Serif", "`serif` is not installed: Noto Serif stands in for it"),
        (
            #"["SF Mono", "monospace"]"#, "JetBrains Mono",
            "`monospace` is not installed: JetBrains Mono stands in for it"
        ),
        (#"["SF Pro"]"#, "Inter", "`SF Pro` is not installed: Inter stands in for it"),
        (#""New York""#, "Noto Serif", "`New York` is not installed: Noto Serif stands in for it"),
        (#"["SF Pro Rounded", "Inter"]"#, "Inter", nil),
    ])
    func familiesHaveStandIns(_ value: String, _ family: String, _ warning: String?) throws {
        let tokens = "{ \"f\": { \"$type\": \"fontFamily\", \"$value\": \(value) } }"
        let scene = try SceneRun.resolved(
            Self.scene("{ text: Hello, font: { family: \"{f}\" } }"), libraries: ["t.json": tokens])
        #expect(scene.warnings.all.map(\.problem.message) == (warning.map { [$0] } ?? []))
        #expect(scene.dump.text().contains(family))
    }

    @Test func aFamilyThatIsNotThereIsNotOneThatDoctorKnows() throws {
        let tokens = #"{ "f": { "$type": "fontFamily", "$value": ["Nope"] } }"#
        let faults = try SceneRun.faults(
            Self.scene("{ text: Hello, font: { family: \"{f}\" } }"), libraries: ["t.json": tokens])
        let suggestion = faults?.all.first?.problem.hint?.text ?? ""
        #expect(suggestion.contains("vitrine fonts") && !suggestion.contains("vitrine doctor"))
    }

    @Test(arguments: [
        ("none.json", "2:9 there is no file `none.json`"),
        ("../t.json", "2:9 `../t.json` lies outside the folder of the file that is read"),
        ("{ context: { theme: day } }", "2:9 design tokens needs `file`"),
        ("{ file: t.resolver.json, context: { them: day } }", "2:51 unknown modifier `them`"),
        (
            "{ file: t.resolver.json, context: { theme: { light: day, dark: nihgt } } }",
            "2:52 unknown context of `theme` `nihgt`"
        ),
        ("{ file: t.json, context: { theme: day } }", "2:43 unknown modifier `theme`"),
        ("[1]", "2:10 expected a path, found the number 1"),
    ])
    func faultsOfTheKeyAreNamed(_ tokens: String, _ message: String) throws {
        let faults = try #require(
            try SceneRun.faults(Self.scene("spacer", tokens: tokens), libraries: Self.files))
        #expect(
            faults.all.map { "\($0.mark.line):\($0.mark.column) \($0.problem.message)" } == [message],
            "\(faults.rendered())")
    }

    @Test func contextsWithoutAModifierAreFaults() throws {
        let options = SceneOptions(contexts: ["theem": "day"])
        let faults = try SceneRun.faults(
            Self.scene("spacer", tokens: "t.resolver.json"), options: options, libraries: Self.files)
        #expect(faults?.all.map(\.problem.message) == ["the design tokens have no modifier `theem`"])
    }

    /// A file that cannot be read is one error, not one for each use of its tokens; one that can has its own.
    @Test(arguments: [
        ("missing.json", "there is no file `missing.json`"), ("broken.json", "this is not JSON"),
    ])
    func aFileThatCannotBeReadIsOneError(file: String, message: String) throws {
        let body = """
            { vstack: [{ text: a, foreground: "{color.accent}", padding: "{gap}" }, \
            { text: b, foreground: "{color.none}" }] }
            """
        let files = Self.files.merging(["broken.json": "{ \"color\": "]) { $1 }
        for tokens in [file, "[t.json, \(file)]"] {
            let faults = try #require(
                try SceneRun.faults(Self.scene(body, tokens: tokens), libraries: files))
            #expect(faults.all.count == 1, "\(faults.rendered())")
            #expect(faults.rendered().contains(message), "\(faults.rendered())")
        }
        #expect(try #require(try SceneRun.faults(Self.scene(body), libraries: files)).all.count == 1)
    }
}
