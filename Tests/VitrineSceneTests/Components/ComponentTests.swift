import Testing

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

@Suite("A use of a component is what its body says")
struct ComponentTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let components: String
        let use: String
        let same: String
        /// `true` if the other scene needs a stack that the use does not.
        var hasStack = false
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a parameter as a value, and within a text",
            components:
                "c: { parameters: { a: text, w: length }, body: { text: \"<{a}>\", frame: { width: \"{w}\" } } }",
            use: "c: { a: x, w: 30 }", same: "{ text: <x>, frame: { width: 30 } }"),
        Case(
            name: "defaults that refer to other parameters, wherever those stand",
            components:
                "c: { parameters: { a: { type: length, default: 8 }, b: { type: length, default: \"{a}\" } }, body: { circle: \"{b}\", padding: \"{a}\" } }",
            use: "c: { a: 5 }", same: "{ circle: 5, padding: 5 }"),
        Case(
            name: "defaults that refer to what stands below them",
            components:
                "c: { parameters: { d: { type: length, default: { when: { b: 5 }, then: 1, else: \"{a}\" } }, b: { type: length, default: \"{a + 0}\" }, a: { type: length, default: 8 } }, body: { circle: \"{b}\", padding: \"{d}\" } }",
            use: "c: { a: 5 }", same: "{ circle: 5, padding: 1 }"),
        Case(
            name: "a bare word",
            components: "c: { parameters: { a: { type: length, default: 8 } }, body: { circle: \"{a}\" } }",
            use: "c", same: "{ circle: 8 }"),
        Case(
            name: "a value that is no mapping is for the parameter that must be given",
            components:
                "c: { parameters: { b: { type: length, default: 3 }, a: text }, body: { text: \"{a}\", padding: \"{b}\" } }",
            use: "c: 12", same: "{ text: \"12\", padding: 3 }"),
        Case(
            name: "a list is for the slot that must be filled",
            components:
                "c: { slots: [t, { s: { required: true } }], body: { hstack: [{ slot: s }, spacer] } }",
            use: "c: [{ circle: 2 }, { circle: 3 }]",
            same: "{ hstack: [{ circle: 2 }, { circle: 3 }, spacer] }"),
        Case(
            name: "what a slot has where nothing is handed in",
            components: "c: { slots: [s], body: { hstack: [{ slot: s, else: [{ circle: 2 }, spacer] }] } }",
            use: "c:", same: "{ hstack: [{ circle: 2 }, spacer] }"),
        Case(
            name: "modifiers of a slot are for each node",
            components: "c: { slots: [s], body: { hstack: [{ slot: s, padding: 3 }] } }",
            use: "c: { s: [{ circle: 2 }, spacer] }",
            same: "{ hstack: [{ circle: 2, padding: 3 }, { spacer: , padding: 3 }] }"),
        Case(
            name: "a state, by default the first",
            components:
                "c: { states: [a, b], body: { text: \"{state}\", opacity: { when: { state: b }, then: 0.5, else: 1 } } }",
            use: "hstack: [c, { c: { state: b } }]",
            same: "{ hstack: [{ text: a, opacity: 1 }, { text: b, opacity: 0.5 }] }"),
        Case(
            name: "nodes on a condition of parameters",
            components:
                "c: { parameters: { n: { type: integer, default: 2 }, f: { type: flag, default: true }, t: { type: text, default: x } }, body: { hstack: [{ circle: 1, when: { n: 2 } }, { circle: 2, when: { n: \">2\" } }, { circle: 3, when: { f: true } }, { circle: 4, when: { t: [y, x] } }, { circle: 5, when: { not: { t: x } } }] } }",
            use: "c:", same: "{ hstack: [{ circle: 1 }, { circle: 3 }, { circle: 4 }] }"),
        Case(
            name: "a parameter that is optional, and asked for",
            components:
                "c: { parameters: { i: { type: icon, default: null }, p: { type: length, default: null } }, slots: [s], body: { hstack: [{ icon: \"{i}\", when: { given: i } }, { circle: 2, padding: \"{p}\" }, { divider: , when: { given: [i, s] } }] } }",
            use: "hstack: [c, { c: { i: timer, s: spacer } }]",
            same:
                "{ hstack: [{ hstack: [{ circle: 2 }] }, { hstack: [{ icon: timer }, { circle: 2 }, divider] }] }"
        ),
        Case(
            name: "modifiers beside a use are for the whole",
            components: "c: { body: { hstack: [{ circle: 2 }], padding: 1 } }",
            use: "{ c: , padding: 2, opacity: 0.5, background: red, cornerRadius: 4 }",
            same:
                "{ zstack: [{ hstack: [{ circle: 2 }], padding: 1 }], padding: 2, opacity: 0.5, background: red, cornerRadius: 4 }",
            hasStack: true),
        Case(
            name: "what a use inherits",
            components: "c: { body: { text: a } }",
            use: "{ vstack: [c], font: { size: 9 }, foreground: red }",
            same: "{ vstack: [{ text: a }], font: { size: 9 }, foreground: red }"),
        Case(
            name: "a spacer and a divider know the stack around the use",
            components: "c: { body: spacer }\n  d: { body: divider }",
            use: "hstack: [c, d]", same: "{ hstack: [spacer, divider] }"),
        Case(
            name: "several nodes lie over one another",
            components: "c: { body: [{ circle: 2 }, { text: a }] }", use: "hstack: [c]",
            same: "{ hstack: [{ zstack: [{ circle: 2 }, { text: a }] }] }"),
        Case(
            name: "components of components, with slots handed on",
            components:
                "c: { parameters: { a: text }, slots: [s], body: { vstack: [{ text: \"{a}\" }, { slot: s }] } }\n  d: { parameters: { a: text }, slots: [inner], body: { c: { a: \"{a}!\", s: [{ slot: inner }, { text: \"{a}\" }] } } }",
            use: "d: { a: x, inner: { circle: 2 } }",
            same: "{ vstack: [{ text: x! }, { circle: 2 }, { text: x }] }"),
        Case(
            name: "names of the use hold in what it hands in",
            components:
                "c: { parameters: { item: text }, slots: [s], body: { hstack: [{ text: \"{item}\" }, { slot: s }] } }",
            use:
                "hstack: [{ forEach: { data: [p, q], content: { c: { item: \"<{item}>\", s: { text: \"{item}{index}\" } } } } }]",
            same:
                "{ hstack: [{ hstack: [{ text: <p> }, { text: p0 }] }, { hstack: [{ text: <q> }, { text: q1 }] }] }"
        ),
        Case(
            name: "lists, nodes, fonts, paints and anything as parameters",
            components:
                "c: { parameters: { l: { type: list, of: text }, n: node, f: font, p: paint, x: any }, body: { vstack: [{ forEach: { data: \"{l}\", content: { text: \"{item}\" } } }, \"{n}\", { text: a, font: \"{f}\", background: \"{p}\", padding: \"{x.y}\" }] } }",
            use:
                "c: { l: [u, v], n: { circle: 4 }, f: { size: 9 }, p: { linearGradient: { colors: [red, blue] } }, x: { y: 3 } }",
            same:
                "{ vstack: [{ text: u }, { text: v }, { circle: 4 }, { text: a, font: { size: 9 }, background: { linearGradient: { colors: [red, blue] } }, padding: 3 }] }"
        ),
        Case(
            name: "choices of nodes, lists and modifiers, on the environment",
            components: "c: { body: spacer }",
            use:
                "vstack: { when: { appearance: dark }, then: [{ circle: 1 }], else: [{ when: { os: \">=26\" }, then: { circle: 2, padding: { when: { os: 18 }, then: 9 } } }, { when: { os: 18 }, then: spacer }] }",
            same: "{ vstack: [{ circle: 2 }] }"),
        Case(
            name: "a choice where the appearance is changed",
            components:
                "c: { parameters: { p: color }, body: { circle: 3, fill: \"{p}\", environment: { appearance: dark } } }",
            use: "c: { p: { when: { appearance: dark }, then: red, else: green } }",
            same: "{ circle: 3, fill: { color: red, opacity: 1 }, environment: { appearance: dark } }"),
        Case(
            name: "rows of a grid",
            components:
                "c: { parameters: { a: text }, body: { gridRow: [{ text: \"{a}\" }, { circle: 3 }] } }",
            use: "grid: [{ c: x }, { c: yy }]",
            same:
                "{ grid: [{ gridRow: [{ text: x }, { circle: 3 }] }, { gridRow: [{ text: yy }, { circle: 3 }] }] }"
        ),
        Case(
            name: "bars and edges of the canvas",
            components:
                "c: { slots: [s], body: [{ rectangle: , ignoresSafeArea: true }, { slot: s }, homeIndicator] }",
            use: "c: [{ circle: 9 }]",
            same: "{ group: [{ rectangle: , ignoresSafeArea: true }, { circle: 9 }, homeIndicator] }"),
    ]

    private func scene(_ components: String, _ node: String) -> String {
        let node = node.hasPrefix("{") || !node.contains(":") ? node : "{ \(node) }"
        return """
            vitrine: 1
            canvas: { device: iphone-17 }
            components:
              \(components)
            body: [\(node)]

            """
    }

    /// Returns the lines of a resolved scene, except for those that name components.
    private func lines(_ scene: ResolvedScene) -> [String] {
        scene.root.dump.text().split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("component ") }.map(String.init)
    }

    @Test(arguments: cases) func componentIsDrawnAsItsBody(_ test: Case) throws {
        let used = try SceneRun.resolved(scene(test.components, test.use))
        let plain = try SceneRun.resolved(scene(test.components, test.same))
        #expect(lines(used) == lines(plain).filter { !test.hasStack || !$0.hasPrefix("zstack") })
    }

    @Test func libraryIsReadOnceHoweverOftenItIsImported() throws {
        let libraries = [
            "kit/a.library.yaml":
                "vitrine: 1\nimport: [./b.library.yaml, ../kit/b.library.yaml]\ncomponents: { a: { body: { b: , padding: 1 } } }\n",
            "kit/b.library.yaml": "vitrine: 1\ncomponents: { b: { body: { icon: ../icons/ship.svg } } }\n",
        ]
        let text =
            "vitrine: 1\nimport: [kit/a.library.yaml, kit/b.library.yaml]\ncanvas: { width: 90, height: 90 }\nbody: [a, b]\n"
        let scene = try SceneRun.resolved(text, libraries: libraries)
        #expect(scene.files.all.map(\.name) == ["scene.yaml", "kit/a.library.yaml", "kit/b.library.yaml"])
        #expect(scene.warnings.all.isEmpty)
        // Paths in a library are relative to it.
        let words = scene.root.dump.text().split(whereSeparator: { $0 == " " || $0 == "\n" })
        #expect(words.filter { $0 == "name=ship" }.count == 2)
    }

    @Test func idsBeginWithTheUse() throws {
        let scene = try SceneRun.resolved(
            scene(
                "c: { body: { hstack: [{ circle: 2, id: dot }] } }\n  d: { body: { c: , id: inner } }",
                "{ hstack: [{ c: , id: one }, c, c, { d: , id: two }] }"))
        let ids = scene.root.dump.text().split(whereSeparator: { $0 == " " || $0 == "\n" })
            .filter { $0.hasPrefix("#") && !$0.contains("[") }.map(String.init)
        #expect(Set(ids) == ["#one", "#one.dot", "#dot", "#two", "#two.inner", "#two.inner.dot"])
    }
}
