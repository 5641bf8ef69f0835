import Testing

@testable import VitrineLayout
@testable import VitrineSource

@Suite("Each mistake with components is one error, in the file where it is, with the uses that led there")
struct ComponentMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let scene: MarkedText
        let library: MarkedText
        let message: String
        let suggestion: String?
        let uses: [String]
        var testDescription: String { message }

        /// Creates a mistake in a library's components, shown by a node of a scene that imports it.
        init(
            library: String, _ node: String, _ message: String, _ suggestion: String? = nil,
            uses: [String] = []
        ) {
            scene = MarkedText(
                "vitrine: 1\nimport: kit/a.library.yaml\ncanvas: { width: 90, height: 90 }\nbody:\n  - \(node)\n"
            )
            self.library = MarkedText("vitrine: 1\ncomponents:\n  \(library)\n")
            self.message = message
            self.suggestion = suggestion
            self.uses = uses
        }

        /// Creates a mistake from two whole files.
        init(scene: String, file: String, _ message: String, _ suggestion: String? = nil) {
            self.scene = MarkedText(scene)
            library = MarkedText(file)
            self.message = message
            self.suggestion = suggestion
            uses = []
        }
    }

    private static let top = "vitrine: 1\ncanvas: { width: 90, height: 90 }\n"
    private static let pill =
        "pill: { parameters: { title: text, tone: { type: choice, values: [calm, warm], default: calm }, n: { type: integer, default: 1, minimum: 0, maximum: 5 } }, slots: [content], states: [rest, pressed], body: { vstack: [{ text: \"{title} {n}\", when: { tone: calm } }, { slot: content }, { text: \"{state}\" }] } }"

    /// Mistakes in uses.
    static let uses = [
        Mistake(
            library: pill, "pill: { title: a, ‸tome: calm }", "unknown key `tome` on pill",
            "did you mean `tone`?"),
        Mistake(
            library: pill, "{ pill: { title: a, tone: ‸wram } }", "unknown value `wram`",
            "did you mean `warm`?"),
        Mistake(
            library: pill, "{ pill: { title: a, state: ‸presed } }", "unknown state `presed`",
            "did you mean `pressed`?"),
        Mistake(library: pill, "{ pill: { title: a, n: ‸6 } }", "6 is out of range: 0 to 5"),
        Mistake(
            library: pill, "{ pill: { title: a, n: ‸two } }",
            "expected a whole number, found the text \"two\""),
        Mistake(
            library: pill, "{ ‸pill: { n: 2 } }", "pill needs `title`", "write `pill: { title: ... }`"),
        Mistake(library: pill, "‸pill", "pill needs `title`", "write `pill: { title: ... }`"),
        Mistake(
            library: pill, "{ pill: a, ‸spacing: 3 }", "`spacing` has no meaning on pill",
            "spacing belongs on stacks, grids, flow, scroll, card, button and glassContainer; elsewhere use padding"
        ),
        Mistake(
            library: pill, "{ pill: a, ‸paddin: 3 }", "unknown key `paddin` on pill",
            "did you mean `padding`?"),
        Mistake(
            library: pill, "{ ‸plil: a }", "no key here names a kind of node (keys: `plil`)",
            "did you mean `pill`?"),
        Mistake(
            library: pill, "{ pill: { title: a, content: [{ text: a, ‸paddin: 3 }] } }",
            "unknown key `paddin` on text", "did you mean `padding`?"),
        Mistake(
            library: "c: { slots: [{ s: { required: true } }], body: { vstack: [{ slot: s }] } }", "‸c",
            "c needs `s`", "write `c: { s: ... }`"),
        Mistake(
            library: "c: { parameters: { n: node }, body: { vstack: [\"{n}\"] } }", "{ c: { n: ‸[spacer] } }",
            "expected a node, found a list",
            "cells of a grid are a `gridRow`, other nodes side by side an `hstack`: `- hstack: [...]`"),
        Mistake(
            library:
                "c: { parameters: { l: { type: list, of: number } }, body: { forEach: { data: \"{l}\", content: { circle: \"{item}\" } } } }",
            "{ c: { l: [1, ‸x] } }", "expected a number, found the text \"x\""),
        Mistake(
            library: pill, "{ slot: ‸content }", "`slot` has no meaning on a node outside of components",
            "it belongs in a component's body"),
        Mistake(
            library: pill, "{ text: a, opacity: { when: { appearance: dark }, then: 1, ‸esle: 2 } }",
            "unknown key `esle` on a choice", "did you mean `else`?"),
        Mistake(
            library: pill, "{ text: a, opacity: { when: { appearance: dark }, then: 0.3, else: ‸2 } }",
            "2 is out of range: 0 to 1, or a percentage"),
        Mistake(
            library: pill, "{ text: a, opacity: { when: { appearance: dark }, then: ‸2, else: 1 } }",
            "2 is out of range: 0 to 1, or a percentage"),
        Mistake(
            library: pill, "text: ‸{ when: { appearance: dark }, then: x }",
            "a choice that must have a value needs `else`"),
    ]

    static let shapes = [
        Mistake(
            library: "c: { body: spacer }", "{ c: ‸3 }",
            "expected nothing, as c has no parameters, found the number 3"),
        Mistake(
            library:
                "c: { parameters: { a: { type: text, default: y }, b: { type: text, default: z } }, body: { text: \"{a}{b}\" } }",
            "{ c: ‸x }",
            "expected a mapping, as c has several parameters, found the text \"x\""),
        Mistake(
            library: "c: { slots: [a, b], body: [{ slot: a }, { slot: b }] }", "{ c: ‸[spacer] }",
            "expected a mapping, as c has several slots, found a list"),
    ]

    /// Mistakes in definitions that show in a use.
    static let definitions = [
        Mistake(
            library: "c: { body: { text: a, ‸paddin: 3 } }", "c", "unknown key `paddin` on text",
            "did you mean `padding`?", uses: ["c 5:5"]),
        Mistake(
            library: "c: { body: { vstack: [d] } }\n  d: { body: { text: \"{‸title}\" } }", "c",
            "unknown placeholder `title`", "known: time", uses: ["d 3:25", "c 5:5"]),
        Mistake(
            library:
                "c: { body: { vstack: [{ d: x }] } }\n  d: { parameters: { title: text }, body: { text: \"{‸titel}\" } }",
            "vstack: [c, c]", "unknown placeholder `titel`", "did you mean `title`?",
            uses: ["d 3:27", "c 5:14"]),
        Mistake(
            library: "c: { slots: [content], body: { vstack: [{ slot: ‸contnt }] } }", "c",
            "unknown slot `contnt`",
            "did you mean `content`?", uses: ["c 5:5"]),
        Mistake(
            library:
                "c: { parameters: { tone: { type: choice, values: [calm, warm] } }, body: { text: a, when: { tone: ‸clam } } }",
            "c: warm", "unknown value `clam`", "did you mean `calm`?", uses: ["c 5:5"]),
        Mistake(
            library: "c: { states: [rest, pressed], body: { text: a, when: { ‸stat: rest } } }",
            "c", "unknown key `stat` on a condition", "did you mean `state`?", uses: ["c 5:5"]),
        Mistake(
            library: "c: { body: { vstack: [{ ‸c: , padding: 2 }] } }", "c",
            "the component `c` contains itself: c > c",
            uses: ["c 5:5"]),
        Mistake(
            library:
                "c: { body: { d: } }\n  d: { slots: [s], body: { slot: s, else: { e: [{ ‸c: }] } } }\n  e: { slots: [s], body: { vstack: [{ slot: s }] } }",
            "c", "the component `c` contains itself: c > d > c", uses: ["d 3:16", "c 5:5"]),
        Mistake(
            library: "c: { parameters: { a: any }, body: { text: ‸\"x {a}\" } }", "c: { a: [1] }",
            "expected text for `{a}`, found a list", uses: ["c 5:5"]),
    ]

    /// Mistakes in definitions, whether they are used or not.
    static let declarations = [
        Mistake(
            library: "‸card: { body: spacer }", "spacer", "a component cannot be called `card`",
            "it is a built-in kind: use another name, such as `myCard`"),
        Mistake(
            library: "‸padding: { body: spacer }", "spacer", "a component cannot be called `padding`",
            "it is a modifier: use another name"),
        Mistake(
            library: "‸\"a b\": { body: spacer }", "spacer", "a component cannot be called `a b`",
            "use letters, digits, `-` and `_`, a letter first"),
        Mistake(library: "c: ‸{ summary: x }", "spacer", "a component needs `body`"),
        Mistake(
            library: "c: { ‸bdy: spacer, body: spacer }", "spacer", "unknown key `bdy` on a component",
            "did you mean `body`?"),
        Mistake(
            library: "c: { parameters: { a: ‸txt }, body: { text: \"{a}\" } }", "spacer",
            "unknown type `txt`", "did you mean `text`?"),
        Mistake(
            library: "c: { parameters: { ‸state: text }, body: { text: \"{state}\" } }", "spacer",
            "a parameter or slot cannot be called `state`", "it is a key of conditions: use another name"),
        Mistake(
            library: "c: { parameters: { ‸a-b: text }, body: { text: \"{a}{b}{a-b}\" } }", "spacer",
            "a parameter or slot cannot be called `a-b`", "use letters, digits and `_`, no digit first"),
        Mistake(
            library: "c: { parameters: { a: text }, slots: [‸a], body: { text: \"{a}\" } }", "spacer",
            "the key `a` is given twice", "leave one of them out"),
        Mistake(
            library: "c: { parameters: { a: { type: number, default: ‸x } }, body: { circle: \"{a}\" } }",
            "spacer", "expected a number, found the text \"x\""),
        Mistake(
            library:
                "c: { parameters: { a: { type: number, minimum: 4, maximum: ‸3 } }, body: { circle: \"{a}\" } }",
            "spacer", "3 is out of range: its `minimum`, 4, or more"),
        Mistake(
            library: "c: { parameters: { a: { type: text, ‸minimum: 4 } }, body: { text: \"{a}\" } }",
            "spacer", "`minimum` has no meaning on a parameter of the type `text`"),
        Mistake(
            library: "c: { parameters: { a: ‸{ type: choice } }, body: { text: \"{a}\" } }", "spacer",
            "a choice needs `values`"),
        Mistake(
            library: "c: { slots: ‸content, body: spacer }", "spacer",
            "expected a list of slots, found the text \"content\""),
        Mistake(
            library: "c: { body: spacer }\nimport: ‸./a.library.yaml", "spacer",
            "`kit/a.library.yaml` imports itself: kit/a.library.yaml > kit/a.library.yaml"),
        Mistake(
            library: "c: { body: spacer }\nimport: ‸gone.yaml", "d", "there is no file `gone.yaml`",
            "paths begin at the folder of the file that names them"),
        Mistake(
            library: "c: { body: spacer }\n‸body: []", "spacer", "unknown key `body` on a library",
            "known keys: vitrine, title, tokens, import, components"),
        Mistake(
            library: "c: { body: ‸@ }", "d", "a text without quotes cannot begin with `@`",
            "put quotes around the whole text"),
        Mistake(
            scene: top + "import: ‸../a.library.yaml\nbody: [c]\n", file: "",
            "`../a.library.yaml` lies outside the scene's folder",
            "give --allow-outside to let scenes read any file"),
        Mistake(scene: top + "import: [‸[a]]\nbody: [spacer]\n", file: "", "expected a path, found a list"),
        Mistake(
            scene: top + "import: kit/a.library.yaml\ncomponents:\n  ‸c: { body: spacer }\nbody: [c]\n",
            file: "vitrine: 1\ncomponents: { c: { body: spacer } }\n",
            "the component `c` is defined twice, first at kit/a.library.yaml:2:15"),
        Mistake(
            scene: top + "import: kit/a.library.yaml\nbody: [c]\n",
            file: "‸components: { c: { body: spacer } }\n",
            "a library needs `vitrine`", "begin it with `vitrine: 1`"),
    ]

    @Test(arguments: uses + shapes + definitions + declarations) func mistakesAreReportedAtTheirPlace(
        _ mistake: Mistake
    ) throws {
        let faults = try #require(
            try SceneRun.faults(mistake.scene.text, libraries: ["kit/a.library.yaml": mistake.library.text]))
        let first = try #require(faults.all.first)
        #expect(faults.all.count == 1, "\(faults.rendered())")
        #expect(first.problem.message == mistake.message)
        #expect(first.problem.hint?.text == mistake.suggestion)
        var place = mistake.scene.mark
        if place.line == 0 {
            place = mistake.library.mark
            place.file = 1
        }
        #expect(first.mark == place)
        #expect(first.useSites.map { "\($0.component) \($0.mark.line):\($0.mark.column)" } == mistake.uses)
    }

    /// A broken library, with the printed message.
    @Test func brokenLibrary() throws {
        let library = """
            vitrine: 1
            components:
              statCard:
                parameters:
                  title: text
                  value: { type: number, default: 2, maximum: 1 }
                  colour: color
                states: [rest, pressed]
                body:
                  vstack:
                    - text: "{titel}"
                    - text: "{value}"
                      paddin: 3
                    - icon: star
                      when: { state: presed }

            """
        let scene = """
            vitrine: 1
            import: kit/a.library.yaml
            canvas: { width: 90, height: 90 }
            body:
              - vstack:
                  - statCard: { title: Focus, valu: 1, colour: rde }
                  - statcard: { title: Break }

            """
        let faults = try #require(
            try SceneRun.faults(scene, libraries: ["kit/a.library.yaml": library]))
        try expectGolden(
            faults.rendered(), "broken-library.txt", path: #filePath.replacing("/Components/", with: "/"))
    }

    @Test func whatIsNeverUsedIsWarnedOf() throws {
        let text =
            "vitrine: 1\ncanvas: { width: 90, height: 90 }\ncomponents:\n  c: { parameters: { colour: color, a: text, b: { type: text, default: x }, c: { type: text, default: \"{b}\" }, d: flag, e: any }, slots: [s, t], body: { text: \"{a} {c}\", when: { d: true }, fill: \"{color}\", overlay: [{ slot: t }, { divider: , when: { any: [{ given: [e] }] } }] } }\nbody: []\n"
        let warnings = try SceneRun.resolved(text).warnings.all
        #expect(
            warnings.map(\.problem.message) == [
                "the parameter `colour` of c is never used", "the slot `s` of c is never used",
            ])
        #expect(warnings.first?.problem.hint?.text == "the body says `color`: is that meant?")
    }

    /// A parameter called like a condition hides it where the body asks for what both may be.
    @Test(arguments: [
        ("appearance: text", "{ appearance: dark }", true),
        ("appearance: text", "{ appearance: \"{appearance}\" }", true),
        ("dynamicType: text", "{ any: [{ not: { dynamicType: \">=AX1\" } }] }", true),
        ("motion: { type: choice, values: [spin, fade] }", "{ motion: spin }", false),
        ("appearance: { type: text, default: x }", "{ given: appearance }", false),
        ("tone: text", "{ appearance: dark, tone: x }", false),
    ])
    func aParameterThatHidesAConditionIsWarnedOf(parameter: String, when: String, isWarned: Bool) throws {
        let scene = """
            vitrine: 1
            canvas: { width: 9, height: 9 }
            components:
              look: { parameters: { \(parameter) }, body: { circle: 4, when: \(when) } }
            body: []
            """
        let warnings = try SceneRun.resolved(scene).warnings.all
        #expect(warnings.count == (isWarned ? 1 : 0), "\(warnings)")
        guard isWarned, let warning = warnings.first else { return }
        let name = String(parameter.prefix { $0 != ":" })
        #expect(
            warning.problem.message
                == "`\(name)` is a parameter of look, which hides the scene's own `\(name)` in `when`")
        #expect(
            warning.problem.hint?.text
                == "call the parameter something else if `when` asks for that of the scene")
    }

    /// Two parameters, one of them called `index`, which is an error of its own, are not those of a `forEach`.
    @Test func parametersAreNoPiecesOfData() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 9, height: 9 }
            components:
              c: { parameters: { index: any, tone: text }, body: { text: "{item}{index}{tone}" } }
            body:
              - c: { index: 1, tone: x }
            """
        let faults = try #require(try SceneRun.faults(scene))
        // `item` is no name here, and a word in braces within a text may be meant as it is.
        #expect(faults.all.count == 1, "\(faults.rendered())")
    }
}
