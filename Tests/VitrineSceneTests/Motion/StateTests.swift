import Testing
import VitrineText

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("States have the value that was set last")
struct StateTests {
    private static let pages = MotionScene(
        """
        { text: { when: { state: { page: list } }, then: list, else: { when: { state: { page: [detail, \
        more] } }, then: inner, else: other } } }
        """,
        states: "{ page: [list, detail, more, end], shine: [off, on] }",
        script: """
            [{ at: 0.5, set: { page: detail } }, { at: 1, set: { page: more, shine: on } },
              { at: 1, set: { shine: off } }, { at: 2, set: { page: end } }]
            """)

    @Test(arguments: [
        (0.0, "list"), (0.49, "list"), (0.5, "inner"), (1.0, "inner"), (2.0, "other"), (60.0, "other"),
    ])
    func valuesFollowTheScript(time: Double, shown: String) throws {
        let dump = try Self.pages.resolved(at: time).dump.text()
        for word in ["list", "inner", "other"] {
            #expect(dump.contains("text=\"\(word)\"") == (word == shown), "\(word)")
        }
    }

    @Test func nodesFollowTheScript() throws {
        let scene = MotionScene(
            "{ circle: 8, when: { state: { button: pressed } } }",
            script: "[{ at: 1, set: { button: pressed } }, { at: 3, set: { button: rest } }]")
        for (time, count) in [(0.0, 0), (0.9, 0), (1.0, 1), (2.9, 1), (3.0, 0), (9.0, 0)] {
            #expect(try scene.elements(ShapeElement.self, at: time).count == count, "at \(time)")
        }
    }

    /// All states of a condition must have their values, and conditions combine as others do.
    @Test(arguments: [
        ("{ state: { button: pressed, page: list } }", 0),
        ("{ state: { button: pressed, page: detail } }", 1),
        ("{ any: [{ state: { page: list } }, { state: { button: pressed } }] }", 1),
        ("{ not: { state: { page: detail } } }", 0),
        ("{ state: { button: [rest, pressed] }, appearance: light }", 1),
    ])
    func conditionsCombine(condition: String, count: Int) throws {
        let scene = MotionScene(
            "{ circle: 8, when: \(condition) }", states: "{ button: [rest, pressed], page: [list, detail] }",
            script: "[{ at: 1, set: { button: pressed, page: detail } }]")
        #expect(try scene.elements(ShapeElement.self, at: 2).count == count)
    }

    /// Within a component a parameter that is called as a state is meant by that name, and the state all the
    /// same. None is called `state`: a condition could not tell it from the states.
    @Test func aParameterOfItsNameHidesNoState() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 20, height: 20 }
            states: { button: [rest, pressed] }
            script: [{ at: 1, set: { button: pressed } }]
            components:
              dot:
                parameters: { button: text }
                body:
                  - { circle: 8, when: { button: a } }
                  - { circle: 8, when: { state: { button: pressed } } }
            body:
              - dot: { button: a }

            """
        var options = SceneOptions()
        for (time, count) in [(0.0, 1), (1.0, 2)] {
            options.time = time
            let dump = try SceneRun.resolved(scene, options: options).dump.text()
            #expect(dump.ranges(of: "shape=circle").count == count, "at \(time)")
        }
    }
}
