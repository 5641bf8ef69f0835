import Testing
import VitrineDisplayList
import VitrineRendering
import VitrineTestSupport
import VitrineText

@testable import VitrineSessions

/// A playback prepares no scene again while nothing moves, and does as soon as something may.
@Suite struct SessionRestTests {
    /// A scene of which a state changes at 1 s, for a quarter of a second.
    private static func text(_ body: String, script: String = changes) -> String {
        """
        vitrine: 1
        canvas: { width: 90, height: 60, scale: 1 }
        background: white
        states: { row: [rest, pressed] }
        script:
        \(script)
        body:
        \(body)

        """
    }
    private static let changes = "  - { at: 1, set: { row: pressed }, animation: { linear: 0.25 } }"
    private static let moved = """
          - circle: 10
            id: dot
            offset: { x: { when: { state: { row: pressed } }, then: 20, else: -20 } }
        """

    private func engine(_ text: String) throws -> SessionEngine {
        SessionEngine(
            path: "scene.yaml", scene: try VitrineRendering.Scene(yaml: text, name: "scene.yaml"),
            configuration: RenderSession.Configuration(), resources: SessionResources())
    }

    private func drawing(of scene: SessionEngine.Prepared) -> String {
        DisplayListPrinter().text(of: scene.list)
    }

    /// Returns the moments at which a scene is the one before, after checking that all are as they would be
    /// without one before.
    private func rests(_ text: String, at times: [Double]) throws -> [Double] {
        let playing = try engine(text)
        var found: [Double] = []
        for time in times {
            let scene = try playing.prepare(at: time)
            let alone = try engine(text).prepare(at: time)
            #expect(drawing(of: scene) == drawing(of: alone), "at \(time)")
            if scene.isUnchanged { found.append(time) }
        }
        return found
    }

    private static let times = [0, 0.5, 0.9, 1, 1.1, 1.25, 1.5, 2, 3]

    @Test func settledScenesRest() throws {
        #expect(try rests(Self.text(Self.moved), at: Self.times) == [0.5, 0.9, 1.5, 2, 3])
    }

    @Test(arguments: [
        ("a jump", "  - { at: 1, set: { row: pressed } }", [0.5, 0.9, 1.1, 1.25, 1.5, 2, 3]),
        (
            "a delay", "  - { at: 1, set: { row: pressed }, animation: { linear: 0.2, delay: 0.4 } }",
            [0.5, 0.9, 3]
        ),
        (
            "a drag", "  - { at: 1, drag: { node: dot, path: [[0, [0, 0]], [0.2, [0, 9]]], to: [0, 9] } }",
            [0.5, 0.9, 1.5, 2, 3]
        ),
        (
            "what goes round",
            "  - { at: 1, set: { row: pressed }, animation: { linear: 0.2, repeatForever: true } }",
            [0.5, 0.9]
        ),
    ])
    func changesEndTheRest(_ name: String, script: String, resting: [Double]) throws {
        #expect(try rests(Self.text(Self.moved, script: script), at: Self.times) == resting, "\(name)")
    }

    @Test(arguments: [
        "  - { circle: 10, opacity: \"{0.2 + time / 4}\" }",
        "  - { circle: 10, when: { time: \">=1.4\" } }",
        "  - { activityIndicator: {} }",
        "  - { progressBar: { trigger: row } }",
        "  - { skeleton: { lines: 1 } }",
        "  - { confetti: { trigger: row } }",
        "  - { circle: 10, phaseAnimator: { phases: [1, 0.4] }, opacity: \"{phase}\" }",
        "  - { circle: 10, keyframeAnimator: { tracks: { y: { from: 0, keyframes: "
            + "[{ linear: 9, duration: 1 }] } } }, offset: { y: \"{keyframe.y}\" } }",
        "  - { icon: heart, symbolEffect: pulse }",
        "  - { icon: heart, symbolEffect: { effect: bounce, trigger: row } }",
    ])
    func whatGoesOnByItselfNeverRests(_ node: String) throws {
        #expect(try rests(Self.text(node), at: Self.times) == [])
    }

    @Test(arguments: [
        "  - { text: \"{row}\", when: { state: { row: pressed } }, transition: opacity }",
        "  - { when: { state: { row: pressed } }, then: { text: Here }, else: { circle: 8 } }",
        "  - { text: { when: { state: { row: pressed } }, then: \"12\", else: \"9\" }, "
            + "contentTransition: numericText }",
    ])
    func nodesThatComeAndGoRestBeforeAndAfter(_ node: String) throws {
        let text = Self.text(node.replacing("{row}", with: "Row"))
        #expect(try rests(text, at: Self.times) == [0.5, 0.9, 1.5, 2, 3])
    }
}
