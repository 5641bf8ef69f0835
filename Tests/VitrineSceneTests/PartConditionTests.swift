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

    /// Returns a scene whose pieces of data are not alike.
    private func unlike(_ condition: String) -> String {
        scene(condition).replacing(
            Self.data,
            with: """
                [{ t: a, z: [1, 2], o: 1 }, { t: b, z: [] }, { t: c, z: [1, { k: x }], p: { q: 1 } }]
                """)
    }

    /// A list is compared as one in brackets of its own, and what only other pieces have is nothing here.
    @Test(arguments: [
        ("{ b.z: [[1, 2]] }", "a"), ("{ b: { z: [[1, 2], []] } }", "ab"), ("{ b.z: [[1, { k: x }]] }", "c"),
        ("{ b.z: [[2, 1]] }", ""), ("{ not: { b.z: [[]] } }", "ac"),
        ("{ b.o: 1 }", "a"), ("{ b: { o: 1 } }", "a"), ("{ b.o: \">0\" }", "a"), ("{ b.o: ~ }", "bc"),
        ("{ not: { b.o: 1 } }", "bc"), ("{ b.p.q: 1 }", "c"), ("{ b: { p: { q: 1 } } }", "c"),
        ("{ b.o: [1, ~] }", "abc"), ("{ any: [{ b.o: 1 }, { b.p.q: 1 }] }", "ac"),
    ])
    func listsAndMissingPartsAreCompared(condition: String, shown: String) throws {
        var found = ""
        func walk(_ placed: PlacedElement) {
            if let text = placed.element as? TextElement { found += text.content.runs.map(\.text).joined() }
            placed.children.forEach(walk)
        }
        walk(try SceneRun.laidOut(unlike(condition)).root)
        #expect(found == shown)
    }

    @Test(arguments: [
        (
            "{ b.z: [1, 2] }",
            "expected a list of the lists that `b.z` may be, such as `[[1, 2]]`, found a list of other values"
        ),
        (
            "{ b.z: 1 }",
            "expected a list of the lists that `b.z` may be, such as `[[1, 2]]`, found the number 1"
        ),
        ("{ b.x: 1 }", "unknown key of `b` `x`"), ("{ b: { x: 1 } }", "unknown key of `b` `x`"),
    ])
    func whatNoPieceHasIsAnError(condition: String, message: String) throws {
        let faults = try #require(try SceneRun.faults(unlike(condition)))
        #expect(faults.errors.first?.problem.message == message)
    }

    @Test func aFlagThatAPieceLacksIsNotTrue() throws {
        let text = scene("\"{b.done}\"").replacing(Self.data, with: "[{ t: a, done: true }, { t: b }]")
        #expect(try SceneRun.faults(text) == nil)
    }

    @Test(arguments: [
        ("b.me", "`when: { b.me: true }`"), ("\"!b.me\"", "`when: { b.me: false }`"),
        ("b.n > 3", "`when: { b.n: \">3\" }`"), ("b.n >= 3", "`when: { b.n: \">=3\" }`"),
        ("\"b.t == 'a'\"", "`when: { b.t: a }`"), ("b.t != a", "`when: { not: { b.t: a } }`"),
        ("\"{b.n}\"", "`when: { b.n: \">0\" }`"), ("\"{b.t}\"", "`when: { b.t: a }`"),
        ("width > 300", "`when: { width: \">300\" }`"), ("dark", "`when: { appearance: dark }`"),
    ])
    func textsThatAskAreConditions(condition: String, hint: String) throws {
        let faults = try #require(try SceneRun.faults(scene(condition)))
        #expect(faults.rendered().contains("write what it asks for: " + hint), "\(faults.rendered())")
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
