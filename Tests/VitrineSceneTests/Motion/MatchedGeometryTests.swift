import Testing
import VitrineGeometry
import VitrineMotion

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Nodes of one id have one frame, on the way from one to the other")
struct MatchedGeometryTests {
    private static let animation = "{ spring: { response: 0.5, dampingFraction: 0.7 } }"
    private static let script = "[{ at: 1, set: { page: detail }, animation: \(animation) }]"

    private func scene(_ body: String, script: String = script) -> MotionScene {
        MotionScene(body, states: "{ page: [list, detail] }", script: script)
    }

    private func isNear(_ one: Rect, _ other: Rect) -> Bool {
        [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ].allSatisfy { abs($0) < 1e-9 }
    }

    /// The share of the new node at a time.
    private func share(at time: Double) -> Double {
        Animation.spring(response: 0.5, dampingFraction: 0.7).progress(at: time - 1).value
    }

    private static let swap = """
        { zstack: [{ rectangle: , frame: { width: 40, height: 20 }, matchedGeometry: { id: cover }, alignment: \
        topLeading, when: { state: { page: list } } }, { ellipse: , frame: { width: 100, height: 60 }, \
        matchedGeometry: { id: cover }, alignment: bottom, when: { state: { page: detail } } }], frame: { size: \
        200 } }
        """

    /// A cover in a list, and in its detail: both show while one becomes the other, in one frame.
    @Test func nodesThatSwapShareTheirFrames() throws {
        let scene = scene(Self.swap)
        let (from, to) = (
            Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 50, y: 140, width: 100, height: 60)
        )
        for time in [1.05, 1.1, 1.2, 1.3, 1.35, 1.5, 1.6] {
            let wanted = from.interpolated(to: to, at: share(at: time))
            let (old, new) = (
                try scene.frames(of: "rectangle", at: time), try scene.frames(of: "ellipse", at: time)
            )
            try #require(old.count == 1 && new.count == 1, "at \(time)")
            #expect(isNear(old[0], wanted) && isNear(new[0], wanted), "\(old) \(new) at \(time)")
        }
        #expect(try scene.frames(of: "rectangle", at: 0.9) == [from])
        #expect(try scene.frames(of: "ellipse", at: 9) == [to])
        // They fade into each other.
        let opacities = try scene.elements(EffectElement.self, at: 1.1).map(\.opacity)
        #expect(opacities.count == 2 && abs(opacities.reduce(-1, +)) < 1e-9)
    }

    /// A way that is interrupted turns round where it is.
    @Test func interruptionsTurnRound() throws {
        let scene = scene(
            Self.swap,
            script: """
                [{ at: 1, set: { page: detail }, animation: \(Self.animation) },
                  { at: 1.1, set: { page: list }, animation: \(Self.animation) }]
                """)
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.7)
        var motion = StateMotion(of: 2)
        motion.change(to: 1, at: 1, by: spring)
        motion.change(to: 0, at: 1.1, by: spring)
        let (from, to) = (
            Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 50, y: 140, width: 100, height: 60)
        )
        for time in [1.1, 1.15, 1.2, 1.3] {
            let wanted = from.interpolated(to: to, at: motion.shares(at: time).values[1])
            let frame = try #require(try scene.frames(of: "ellipse", at: time).first)
            #expect(isNear(frame, wanted), "\(frame) at \(time)")
        }
    }

    /// What is no source takes the frame of the source, or a part of it.
    @Test(arguments: [
        ("", Rect(x: 10, y: 10, width: 80, height: 40)),
        (", properties: position", Rect(x: 45, y: 25, width: 10, height: 10)),
        (", properties: position, anchor: topLeading", Rect(x: 10, y: 10, width: 10, height: 10)),
        (", properties: size", Rect(x: 60, y: 80, width: 80, height: 40)),
    ])
    func othersTakeTheFrameOfTheSource(parts: String, frame: Rect) throws {
        let scene = scene(
            """
            { zstack: [{ rectangle: , frame: { width: 80, height: 40 }, position: { x: 50, y: 30 }, \
            matchedGeometry: { id: it, in: tabs } }, { capsule: , frame: { size: 10 }, matchedGeometry: { \
            id: it, in: tabs, source: false\(parts) } }, { ellipse: , frame: { size: 10 }, matchedGeometry: \
            { id: it, source: false } }], \
            frame: { size: 200 } }
            """)
        let found = try #require(try scene.frames(of: "capsule", at: 0).first)
        #expect(isNear(found, frame), "\(found)")
        // Another namespace is another id.
        let other = try #require(try scene.frames(of: "ellipse", at: 0).first)
        #expect(isNear(other, Rect(x: 95, y: 95, width: 10, height: 10)), "\(other)")
    }

    /// The mark of a tab bar goes from tab to tab with its id, as SwiftUI's does, and turns round on its way.
    @Test func markMovesWithItsID() throws {
        let scene = scene(
            """
            { zstack: [{ rectangle: , frame: { width: 40, height: 20 }, alignment: topLeading, \
            matchedGeometry: { id: list } }, { ellipse: , frame: { width: 100, height: 60 }, alignment: bottom, \
            matchedGeometry: { id: detail } }, { capsule: , frame: { size: 10 }, matchedGeometry: { id: { \
            when: { state: { page: list } }, then: list, else: detail }, source: false } }], frame: { size: 200 } }
            """)
        let (from, to) = (
            Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 50, y: 140, width: 100, height: 60)
        )
        for time in [0.5, 1, 1.05, 1.1, 1.2, 1.3, 1.35, 1.5, 9] {
            let wanted = time > 1 ? from.interpolated(to: to, at: time == 9 ? 1 : share(at: time)) : from
            let found = try #require(try scene.frames(of: "capsule", at: time).first)
            #expect(isNear(found, wanted), "\(found) at \(time)")
            #expect(try scene.frames(of: "rectangle", at: time) == [from])
            #expect(try scene.frames(of: "ellipse", at: time) == [to])
        }
    }

    /// In a state without an id, or with one that no source has, a node is where it is on its own.
    @Test(arguments: ["", ", else: nowhere"])
    func markLeavesForItsOwnFrame(id: String) throws {
        let scene = scene(
            """
            { zstack: [{ rectangle: , frame: { width: 40, height: 20 }, alignment: topLeading, \
            matchedGeometry: { id: list } }, { capsule: , frame: { size: 10 }, matchedGeometry: { id: { \
            when: { state: { page: list } }, then: list\(id) }, source: false } }], frame: { size: 200 } }
            """)
        let (from, to) = (Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 95, y: 95, width: 10, height: 10))
        for time in [0.5, 1.1, 1.3, 9] {
            let wanted = from.interpolated(to: to, at: time < 1 ? 0 : time == 9 ? 1 : share(at: time))
            let found = try #require(try scene.frames(of: "capsule", at: time).first)
            #expect(isNear(found, wanted), "\(found) at \(time)")
        }
    }

    /// What is around matched nodes has its place as if they were not.
    @Test func neighboursDoNotMove() throws {
        let matched = ", matchedGeometry: { id: it, source: false }"
        func scene(_ matched: String) -> MotionScene {
            self.scene(
                """
                { vstack: [{ rectangle: , frame: { size: 60 }, matchedGeometry: { id: it } }, { circle: \
                20\(matched) }, { capsule: , frame: { width: 30, height: 10 } }], spacing: 4 }
                """)
        }
        let alone = try scene("").frames(of: "capsule", at: 0)
        #expect(try scene(matched).frames(of: "capsule", at: 0) == alone)
        #expect(
            try scene(matched).frames(of: "circle", at: 0) == scene("").frames(of: "rectangle", at: 0))
    }

    /// For those who want less motion, both fade where they are.
    @Test func reducedMotionFadesInPlace() throws {
        var options = SceneOptions()
        (options.time, options.motion) = (1.1, .reduced)
        let placed = try SceneRun.laidOut(scene(Self.swap).text, options: options).root
        func frames(_ placed: PlacedElement, _ label: String) -> [Rect] {
            (placed.element.label == label ? [placed.layoutFrame] : [])
                + placed.children.flatMap { frames($0, label) }
        }
        #expect(frames(placed, "rectangle") == [Rect(x: 0, y: 0, width: 40, height: 20)])
        #expect(frames(placed, "ellipse") == [Rect(x: 50, y: 140, width: 100, height: 60)])
    }
}
