import Testing

@testable import VitrineComponents
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("Each mistake in motion is one error, where it is")
struct MotionMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let scene: MarkedText
        let message: String
        let suggestion: String?
        var testDescription: String { message }

        init(
            states: String = "{ button: [rest, pressed], page: [list, detail] }", script: String = "[]",
            node: String = "spacer", _ message: String, _ suggestion: String? = nil
        ) {
            scene = MarkedText(
                """
                vitrine: 1
                canvas: { width: 100, height: 100 }
                states: \(states)
                script: \(script)
                body:
                  - \(node)

                """)
            self.message = message
            self.suggestion = suggestion
        }
    }

    static let mistakes: [Mistake] = [
        Mistake(
            script: "[{ at: 0, set: { ‸buton: pressed } }]", "unknown state `buton`",
            "did you mean `button`?"),
        Mistake(
            script: "[{ at: 0, set: { button: ‸presed } }]", "unknown value of `button` `presed`",
            "did you mean `pressed`?"),
        Mistake(
            script: "[{ at: 1, set: { button: pressed } }, { at: ‸0.5, set: { button: rest } }]",
            "0.5 is out of range: 1, the time of the change above, or more"),
        Mistake(
            script: "[{ at: ‸-1, set: { button: pressed } }]", "-1 is out of range: 0 to 86400"),
        Mistake(script: "[{ at: ‸.inf, set: { button: pressed } }]", "`.inf` is not a finite number"),
        Mistake(
            states: "{ button: [rest, ‸rest] }", "`rest` has no meaning on a state that has it already",
            "name each value once"),
        Mistake(
            states: "{ ‸button: [rest, pressed], button: [a, b] }", "the key `button` is given twice"),
        Mistake(
            node: "{ circle: 8, when: { state: { ‸pge: list } } }", "unknown state `pge`",
            "did you mean `page`?"),
        Mistake(
            node: "{ circle: 8, when: { state: { page: ‸lst } } }", "unknown value of `page` `lst`",
            "did you mean `list`?"),
        Mistake(
            node: "{ circle: 8, animation: { smooth: , value: ‸buton } }", "unknown state `buton`",
            "did you mean `button`?"),
        Mistake(
            node: "{ circle: 8, animation: { smooth: , ‸snappy: } }",
            "`snappy` has no meaning on an animation with `smooth`", "give one of them"),
        Mistake(
            node: "{ circle: 8, animation: { spring: { duration: 0.4, ‸response: 0.3 } } }",
            "`response` has no meaning on a spring with a `duration` or a `bounce`",
            "give either `response` and `dampingFraction`, or `duration` and `bounce`"),
        Mistake(
            script: "[{ at: 0, drag: { node: ‸crd, path: [[0, [0, 0]], [1, [0, 9]]] } }]",
            node: "{ circle: 8, id: card }", "unknown id `crd`", "did you mean `card`?"),
        Mistake(
            script: "[{ at: 0, drag: { node: card, path: [[0, [0, 0]], ‸[0, [0, 9]]] } }]",
            node: "{ circle: 8, id: card }", "0 is out of range: more than 0, the time of the point before"),
        Mistake(
            script: "[‸{ at: 0 }]", "a change of states needs a key"),
        Mistake(
            node: "{ circle: 8, phaseAnimator: { phases: ‸[{ a: 1 }, { b: 1 }] } }",
            "each phase, as another one has it, needs `a`"),
        Mistake(
            node: "{ circle: 8, phaseAnimator: { phases: [1, 2], trigger: ‸buton } }",
            "unknown state `buton`", "did you mean `button`?"),
        Mistake(
            node: """
                { circle: 8, keyframeAnimator: { tracks: { x: { from: 0, keyframes: [‸{ cubic: 1 }] } } } }
                """, "a `cubic` key needs `duration`"),
        Mistake(
            node: """
                { circle: 8, keyframeAnimator: { tracks: { x: { from: 0, keyframes: [{ move: 1, ‸duration: \
                1 }] } } } }
                """, "`duration` has no meaning on a `move` key"),
        Mistake(
            node: """
                { circle: 8, sensoryFeedback: { feedback: success, ‸weight: light, trigger: button } }
                """, "`weight` has no meaning on the feedback `success`", "it belongs to `impact`"),
        Mistake(
            node: "{ icon: heart, symbolEffect: ‸bonce }", "unknown symbol effect `bonce`",
            "did you mean `bounce`?"),
        Mistake(
            node: "{ icon: heart, symbolEffect: { effect: pulse, ‸direction: up } }",
            "`direction` has no meaning on the effect `pulse`", "it belongs to `bounce` and `scale`"),
        Mistake(
            node: "{ text: a, contentTransition: ‸numerictext }",
            "unknown content transition `numerictext`", "did you mean `numericText`?"),
        Mistake(
            script: "[{ at: 0, set: { button: pressed }, animation: smooth }]",
            node: """
                { circle: 8, opacity: ‸{ when: { state: { button: pressed } }, then: "{time / 100}", else: \
                1 } }
                """,
            "`time` has no meaning on a value that an animation changes",
            "let it depend on states alone, or change it without an animation"),
    ]

    @Test(arguments: mistakes) func mistakesAreReportedAtTheirPlace(_ mistake: Mistake) throws {
        let faults = try #require(try SceneRun.faults(mistake.scene.text))
        let first = try #require(faults.all.first)
        #expect(faults.all.count == 1, "\(faults.rendered())")
        #expect(first.problem.message == mistake.message)
        if let suggestion = mistake.suggestion { #expect(first.problem.hint?.text == suggestion) }
        #expect(first.mark == mistake.scene.mark)
    }

    /// A value that jumps may read the time, and one that reads it may stand beside states.
    @Test func timeMayBeReadWithoutAnAnimation() throws {
        let value = #"{ when: { state: { button: pressed } }, then: "{min(time / 100, 1)}", else: 1 }"#
        let scene = MotionScene(
            "{ circle: 8, opacity: \(value) }", script: "[{ at: 1, set: { button: pressed } }]")
        #expect(try scene.opacity(at: 50) == 0.5)
    }

    /// An expression may not mix the time with a parameter that an animation moves.
    @Test func timeMayNotStandBesideAMovingParameter() throws {
        func faults(_ size: String) throws -> Diagnostics? {
            try SceneRun.faults(
                """
                vitrine: 1
                canvas: { width: 200, height: 200 }
                states: { button: [rest, pressed] }
                script: [{ at: 0, set: { button: pressed }, animation: smooth }]
                components: { dot: { parameters: { size: number }, body: { circle: "{size + time}" } } }
                body:
                  - dot: { size: \(size) }

                """)
        }
        let fault = try #require(
            try faults("{ when: { state: { button: pressed } }, then: 9, else: 8 }")?.all.first)
        #expect(fault.problem.message == "`time` has no meaning on a value that an animation changes")
        #expect(fault.mark.line == 5)
        #expect(try faults("8") == nil)
    }
}
