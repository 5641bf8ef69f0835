import Testing
import VitrineText

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

/// Conditions on parts of data, and on parts of parameters.
@Suite struct PartConditionTests {
    private static let data = """
        [{ me: true, t: a, n: 1, tag: { color: red } }, { me: false, t: b, n: 5, tag: { color: blue } }, \
        { me: true, t: c, n: 9, tag: { color: blue } }]
        """

    private func scene(_ condition: String) -> String {
        """
        vitrine: 1
        canvas: { width: 200, height: 200 }
        body:
          - forEach:
              data: \(Self.data)
              as: b
              content: { text: "{b.t}", id: "{b.t}", when: \(condition) }

        """
    }

    @Test(arguments: [
        ("{ b: { me: true } }", "ac"), ("{ b.me: true }", "ac"), ("{ b.me: false }", "b"),
        ("{ b: { me: true, n: \">3\" } }", "c"), ("{ b.me: true, b.n: \">3\" }", "c"),
        ("{ b.n: [1, 5] }", "ab"), ("{ b: { t: [b, c] } }", "bc"), ("{ b.tag.color: blue }", "bc"),
        ("{ b: { tag: { color: blue }, me: true } }", "c"), ("{ b.tag: { color: red } }", "a"),
        ("{ not: { b.me: true } }", "b"), ("{ any: [{ b.me: false }, { b.n: 9 }] }", "bc"),
        ("{ b.me: true, index: 0 }", "a"), ("{ b: { me: \"{index > 0}\" } }", "c"),
        ("\"{b.me}\"", "ac"), ("\"{!b.me}\"", "b"),
        ("\"{b.me && b.n > 3}\"", "c"), ("{ b.t: b, appearance: light }", "b"),
        ("{ b.t: b, appearance: dark }", ""),
    ])
    func partsAreAskedFor(condition: String, shown: String) throws {
        let laidOut = try SceneRun.laidOut(scene(condition))
        var found = ""
        func walk(_ placed: PlacedElement) {
            if let text = placed.element as? TextElement { found += text.content.runs.map(\.text).joined() }
            placed.children.forEach(walk)
        }
        walk(laidOut.root)
        #expect(found == shown)
    }

    @Test(arguments: [
        ("{ b: { mee: true } }", "unknown key of `b` `mee`", "did you mean `me`?"),
        ("{ b.mee: true }", "unknown key of `b` `mee`", "did you mean `me`?"),
        ("{ b.tag.colour: red }", "unknown key of `b` `colour`", "did you mean `color`?"),
        ("{ b: { tag: { colour: red } } }", "unknown key of `b.tag` `colour`", "did you mean `color`?"),
        ("\"{b.mee}\"", "unknown key of `b` `mee`", "did you mean `me`?"),
        ("\"{b.n}\"", "expected a condition, found the number 1", "write what it asks for"),
        ("{ b: true }", "expected parts of `b` such as `b.me`, found true", ""),
        ("{ c.me: true }", "unknown key `c.me` on a condition", ""),
    ])
    func unknownPartsAreErrors(condition: String, message: String, hint: String) throws {
        let faults = try #require(try SceneRun.faults(scene(condition)))
        #expect(faults.errors.first?.problem.message == message)
        #expect(faults.errors.first?.mark.line == 7)
        #expect(hint.isEmpty || faults.rendered().contains(hint), "\(faults.rendered())")
    }

    /// The value of a choice asks as a node does.
    @Test func choicesAskForPartsToo() throws {
        let text = scene("{ b.me: true }").replacing(
            "text: \"{b.t}\"", with: "text: { when: { b.n: \">3\" }, then: many, else: few }")
        var found: [String] = []
        func walk(_ placed: PlacedElement) {
            if let text = placed.element as? TextElement {
                found.append(text.content.runs.map(\.text).joined())
            }
            placed.children.forEach(walk)
        }
        walk(try SceneRun.laidOut(text).root)
        #expect(found == ["few", "many"])
    }
}
