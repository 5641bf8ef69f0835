import Testing
import VitrineMotion

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSceneMotion
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Animations have SwiftUI's names and defaults")
struct AnimationReadingTests {
    private func read(_ text: String) throws -> (spec: AnimationSpec?, problems: [Diagnostic]) {
        let value = try SceneRun.parsed("vitrine: 1\nanimation: \(text)\n")
        let reader = SceneReader(
            limits: .standard, environment: SceneEnvironment(), files: NoFiles(),
            references: SceneReferences())
        let animation = try #require(value.entry("animation")?.value)
        return (Codec<AnimationSpec>.animation.read(animation, reader), reader.problems)
    }

    @Test(arguments: [
        ("smooth", Animation.smooth()), ("default", .default), ("spring", .spring()), ("linear", .linear()),
        ("easeInOut", .easeInOut()), ("interactiveSpring", .interactiveSpring()),
        ("interpolatingSpring", .interpolatingSpring()),
        ("{ spring: }", .spring()), ("{ spring: {} }", .spring()),
        ("{ spring: { response: 0.3 } }", .spring(response: 0.3)),
        (
            "{ spring: { response: 0.4, dampingFraction: 0.8, blendDuration: 0.2 } }",
            .spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0.2)
        ),
        ("{ spring: { duration: 0.4, bounce: -0.2 } }", .spring(duration: 0.4, bounce: -0.2)),
        ("{ spring: { bounce: 0.2 } }", .spring(duration: 0.5, bounce: 0.2)),
        ("{ interactiveSpring: { response: 0.2 } }", .interactiveSpring(response: 0.2)),
        (
            "{ interpolatingSpring: { stiffness: 400, damping: 25 } }",
            .interpolatingSpring(stiffness: 400, damping: 25)
        ),
        (
            "{ interpolatingSpring: { duration: 0.3, initialVelocity: 2 } }",
            .interpolatingSpring(duration: 0.3, initialVelocity: 2)
        ),
        ("{ smooth: 0.3 }", .smooth(duration: 0.3)),
        ("{ snappy: { extraBounce: 0.1 } }", .snappy(extraBounce: 0.1)),
        ("{ bouncy: { duration: 0.3 } }", .bouncy(duration: 0.3)),
        ("{ easeOut: 0.15 }", .easeOut(duration: 0.15)),
        ("{ easeIn: { duration: 2 } }", .easeIn(duration: 2)),
        ("{ timingCurve: [0.2, 0, 0, 1] }", .timingCurve(0.2, 0, 0, 1)),
        (
            "{ timingCurve: { controlPoints: [0.2, 0, 0, 1], duration: 0.2 } }",
            .timingCurve(0.2, 0, 0, 1, duration: 0.2)
        ),
        (
            "{ timingFunction: [0.2, 0, 0, 1], duration: 0.2, delay: 0.1 }",
            .timingCurve(0.2, 0, 0, 1, duration: 0.2).delay(0.1)
        ),
        ("{ smooth: , delay: 0.2 }", .smooth().delay(0.2)), ("{ smooth: , delay: 0 }", .smooth()),
        (
            "{ linear: 1.5, repeatForever: { autoreverses: false } }",
            .linear(duration: 1.5).repeatForever(autoreverses: false)
        ),
        ("{ easeInOut: 2, repeatForever: true }", .easeInOut(duration: 2).repeatForever()),
        (
            "{ linear: 1, speed: 2, repeatCount: 3, delay: 1 }",
            .linear(duration: 1).speed(2).repeatCount(3).delay(1)
        ),
        (
            "{ linear: 1, repeatCount: { count: 2, autoreverses: false } }",
            .linear(duration: 1).repeatCount(2, autoreverses: false)
        ),
        ("{ linear: 1, repeatForever: false }", .linear(duration: 1)),
    ])
    func allFormsOfAnimationsAreRead(text: String, animation: Animation) throws {
        let (spec, problems) = try read(text)
        #expect(spec?.animation == animation)
        #expect(problems.isEmpty)
    }

    /// Design tokens of transitions, durations and curves are animations and parts of them.
    @Test(arguments: [
        "\"{motion.enter}\"",
        "{ timingCurve: { controlPoints: \"{motion.curve}\", duration: \"{motion.fast}\" } }",
    ])
    func tokensAreAnimations(animation: String) throws {
        let tokens = """
            { "motion": {
                "curve": { "$type": "cubicBezier", "$value": [0.2, 0, 0, 1] },
                "fast": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
                "enter": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" },
                  "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0.2, 0, 0, 1] } } } }
            """
        let scene = """
            vitrine: 1
            canvas: { width: 20, height: 20, time: 0.1 }
            tokens: motion.json
            states: { it: [off, on] }
            script: [{ at: 0, set: { it: on } }]
            body:
              - circle: 8
                offset: { x: { when: { state: { it: on } }, then: 10, else: 0 } }
                animation: \(animation)

            """
        let found = try SceneRun.resolved(scene, libraries: ["motion.json": tokens]).motion
        let step = try #require(found.tracks.first?.steps.first)
        #expect(step.animation == .timingCurve(0.2, 0, 0, 1, duration: 0.2))
    }

    @Test func noneIsAJump() throws {
        let spec = try #require(try read("none").spec)
        #expect(spec.animation == nil)
    }

    @Test(arguments: [
        "smoth", "{}", "{ delay: 1 }", "{ smooth: -1 }", "{ timingCurve: [2, 0, 0, 1] }",
        "{ timingCurve: [0, 0, 1] }", "{ spring: { response: 0 } }", "{ easeOut: 1, duration: 2 }",
        "{ interpolatingSpring: { stiffness: 400 } }", "{ linear: 1, repeatCount: 0 }",
    ])
    func othersAreRefused(text: String) throws {
        #expect(try read(text).problems.count == 1)
    }
}
