import Testing
import VitrineGeometry
import VitrineMotion

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("A finger drags nodes along its way, and lets go at its speed")
struct DragTests {
    private static let path = "path: [[0, [0, 0]], [0.1, [10, 30]], [0.3, [10, 130]]]"

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    private func place(_ scene: MotionScene, at time: Double) throws -> Point {
        try scene.elements(OffsetElement.self, at: time).first?.offset ?? .zero
    }

    @Test func nodesFollowAndSpringsKeepTheVelocity() throws {
        let scene = MotionScene(
            "{ circle: 8, id: card, offset: { y: 5 } }",
            script: """
                [{ at: 1, drag: { node: card, \(Self.path), to: [40, 0] }, animation: { spring: { response: \
                0.4, dampingFraction: 0.8 } } }]
                """)
        for (time, x, y) in [(0.9, 0.0, 0.0), (1, 0, 0), (1.05, 5, 15), (1.1, 10, 30), (1.2, 10, 80)] {
            let point = try place(scene, at: time)
            #expect(isNear(point.x, x) && isNear(point.y, y + 5), "\(point) at \(time)")
        }
        let spring = Spring(response: 0.4, dampingFraction: 0.8)
        for time in [1.35, 1.5, 1.8] {
            let x = spring.state(after: time - 1.3, from: SpringState(displacement: -30, velocity: 0))
            let y = spring.state(after: time - 1.3, from: SpringState(displacement: 130, velocity: 500))
            let point = try place(scene, at: time)
            #expect(isNear(point.x, 40 + x.displacement), "at \(time)")
            #expect(isNear(point.y, 5 + y.displacement), "at \(time)")
        }
        // The drag is a track, and the scene lasts until it has settled.
        let timeline = try scene.resolved(at: 0).motion
        #expect(timeline.tracks.map(\.property) == ["drag"] && timeline.duration > 1.6)
    }

    /// Letting go changes states at the end of the way, before entries that come later.
    @Test func lettingGoChangesStates() throws {
        let scene = MotionScene(
            "{ circle: 8, id: card, opacity: { when: { state: { button: pressed } }, then: 0.5, else: 1 } }",
            script: """
                [{ at: 1, drag: { node: card, \(Self.path), release: { button: pressed } } },
                  { at: 1.2, set: { button: rest } }, { at: 2, set: { button: rest } }]
                """)
        for (time, opacity) in [(1.25, 1.0), (1.29, 1), (1.3, 0.5), (1.9, 0.5), (2, 1)] {
            #expect(try scene.opacity(at: time) == opacity, "at \(time)")
        }
    }

    /// A second finger catches the node on its way.
    @Test func aFingerCatchesTheNodeWhereItIs() throws {
        let scene = MotionScene(
            "{ circle: 8, id: card }",
            script: """
                [{ at: 0, drag: { node: card, path: [[0, [0, 0]], [1, [100, 0]]] }, animation: { linear: 1 } },
                  { at: 1.5, drag: { node: card, path: [[0, [0, 0]], [1, [0, 20]]] } }]
                """)
        #expect(isNear(try place(scene, at: 1.499_999).x, 50.0001))
        let caught = try place(scene, at: 2)
        #expect(isNear(caught.x, 50) && isNear(caught.y, 10))
        #expect(try place(scene, at: 2.5) == .zero)
    }

    @Test func whatScrollsMovesItsContent() throws {
        let scene = MotionScene(
            "{ scroll: [{ circle: 8 }], id: list, contentOffset: { y: 5 } }",
            script: "[{ at: 0, drag: { node: list, path: [[0, [0, 0]], [1, [0, -40]]], to: [0, -40] } }]")
        let element = try #require(try scene.elements(ScrollElement.self, at: 0.5).first)
        #expect(isNear(element.offset.y, 25))
        let end = try #require(try scene.elements(ScrollElement.self, at: 3).first)
        #expect(end.offset.y == 45)
    }
}
