import Testing
import VitrineGeometry

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Reduced motion replaces moves by fades")
struct ReducedMotionTests {
    private static let pressed = "when: { state: { button: pressed } }"

    private static func scene(_ node: String, animation: String = "{ linear: 1 }") -> MotionScene {
        MotionScene(
            "{ zstack: [\(node)], environment: { motion: reduced } }",
            script: "[{ at: 0, set: { button: pressed }, animation: \(animation) }]")
    }

    @Test(arguments: [
        "{ move: bottom }", "slide", "scale", "{ push: top }", "opacity", "{ offset: { x: 9 } }",
    ])
    func transitionsFade(transition: String) throws {
        let scene = Self.scene("{ circle: 8, \(Self.pressed), transition: \(transition) }")
        #expect(try scene.opacity(at: 0.25) == 0.25)
        let element = try #require(try scene.elements(TransitionElement.self, at: 0.25).first)
        #expect(element.shift == .zero)
        #expect(try scene.elements(TransformElement.self, at: 0.25).isEmpty)
        #expect(try scene.elements(OffsetElement.self, at: 0.25).isEmpty)
    }

    @Test func movesJumpAndFadesDoNot() throws {
        let scene = Self.scene(
            """
            { circle: 8, offset: { \(Self.pressed), then: { x: 8 }, else: { x: 0 } }, opacity: { \
            \(Self.pressed), then: 0, else: 1 } }
            """)
        #expect(try scene.opacity(at: 0.5) == 0.5)
        let offset = try #require(try scene.elements(OffsetElement.self, at: 0.5).first)
        #expect(offset.offset == Point(8, 0))
    }

    @Test func nothingRepeatsForEver() throws {
        let scene = Self.scene(
            "{ circle: 8, opacity: { \(Self.pressed), then: 0.5, else: 1 } }",
            animation: "{ linear: 1, repeatForever: true }")
        #expect(try scene.opacity(at: 0.25) == 0.5)
        #expect(try scene.resolved(at: 0).duration == 0)
    }

    @Test func decorationStops() throws {
        let confetti = Self.scene("{ confetti: { seed: 3 } }")
        #expect(try confetti.elements(ConfettiElement.self, at: 0.5).map(\.time) == [-1])
        let skeleton = Self.scene("{ skeleton: { lines: 2 } }")
        #expect(try skeleton.elements(MaskElement.self, at: 0.5).isEmpty)
    }

    /// Neighbours are in their places at once.
    @Test func neighboursDoNotMove() throws {
        let scene = Self.scene(
            """
            { vstack: [{ circle: 10 }, { rectangle: , frame: { size: 20 }, \(Self.pressed) }, \
            { circle: 10 }] }
            """
        )
        let circles = try scene.frames(of: "circle", at: 0.25)
        #expect(circles.count == 2)
        #expect(circles[1].minY - circles[0].minY >= 30)
    }
}
