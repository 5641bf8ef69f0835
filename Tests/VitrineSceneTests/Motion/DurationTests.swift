import Testing
import VitrineMotion
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineStyle

@Suite("A scene lasts until its last change has settled")
struct DurationTests {
    private static let value = "{ when: { state: { button: pressed } }, then: 0.5, else: 1 }"

    @Test(arguments: [
        ("{ linear: 0.5 }", 1.5),
        ("{ spring: {} }", 1 + Spring(response: 0.5, dampingFraction: 0.825).settlingDuration),
        ("{ linear: 0.5, delay: 2 }", 3.5), ("{ linear: 2, repeatForever: true }", 5),
        ("{ linear: 100 }", 60), ("{ spring: { dampingFraction: 0 } }", 60), ("none", 1),
    ])
    func theLastChangeCounts(animation: String, duration: Double) throws {
        let scene = MotionScene(
            "{ circle: 8, opacity: \(Self.value) }",
            script: "[{ at: 1, set: { button: pressed }, animation: \(animation) }]")
        for time in [0, 1.2, 70] {
            let found = try scene.resolved(at: time).duration
            #expect(abs(found - duration) < 1e-12, "at \(time)")
        }
    }

    /// The duration does not depend on the moment, even of what is there for a while only.
    @Test func whatComesAndGoesCounts() throws {
        let scene = MotionScene(
            """
            { zstack: [{ circle: 8, opacity: { when: { state: { page: b } }, then: 0.5, else: 1 } }], when: \
            { state: { button: pressed } } }
            """, states: "{ button: [rest, pressed], page: [a, b] }",
            script: """
                [{ at: 1, set: { button: pressed }, animation: { linear: 1 } },
                  { at: 2, set: { page: b }, animation: { linear: 3 } }]
                """)
        for time in [0, 1.5, 3, 9] { #expect(try scene.resolved(at: time).duration == 5, "at \(time)") }
    }

    @Test func aSceneWithoutStatesHasNone() throws {
        let scene = try SceneRun.resolved(
            SceneText.body("[]", canvas: "{ width: 9, height: 9 }"))
        #expect(scene.duration == 0)
        #expect(try MotionScene("spacer").resolved(at: 3).duration == 0)
    }
}
