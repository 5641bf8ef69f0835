import Testing
import VitrineGeometry
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineStyle

@Suite("Glass appears and disappears within its container")
struct GlassTransitionTests {
    private static let script = """
        [{ at: 1, set: { button: pressed }, animation: { linear: 1 } }, \
        { at: 3, set: { button: rest }, animation: { linear: 1 } }]
        """

    private func scene(_ nodes: String, spacing: Double = 12) -> MotionScene {
        MotionScene(
            "{ glassContainer: [{ hstack: [\(nodes)], spacing: 10 }], spacing: \(spacing) }",
            script: Self.script)
    }

    /// Glass, and the opacity of the layers around it.
    private struct Layer {
        var glass: Glass
        var opacity: Double
    }

    /// Returns all glass of a scene at a moment.
    private func glass(_ scene: MotionScene, at time: Double) throws -> [Layer] {
        func find(_ items: [DisplayItem], _ opacity: Double) -> [Layer] {
            items.flatMap { item -> [Layer] in
                switch item.content {
                case .glass(let glass): return [Layer(glass: glass, opacity: opacity)]
                case .group(let group): return find(group.items, opacity * group.opacity)
                default: return []
                }
            }
        }
        let engine = try TextEngine(library: sharedLibrary)
        return find(try scene.laidOut(at: time).displayList(text: engine).items, 1)
    }

    private func isNear(_ one: Rect, _ other: Rect) -> Bool {
        [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ].allSatisfy { abs($0) < 0.51 }
    }

    private static let pair = """
        { circle: 40, glass: regular }, \
        { circle: 20, glass: regular, when: { state: { button: pressed } } }
        """

    /// It begins within the other, as deep as glass reaches, and ends there.
    @Test(arguments: [(1.25, 0.25), (1.75, 0.75), (3.25, 0.75), (3.75, 0.25)])
    func piecesComeOutOfTheNearestAndSinkIntoIt(time: Double, share: Double) throws {
        let scene = scene(Self.pair)
        let found = try glass(scene, at: time)
        try #require(found.count == 1 && found[0].glass.bodies.count == 2, "\(found)")
        #expect(found[0].opacity == 1)
        let circles = try scene.frames(of: "circle", at: time)
        try #require(circles.count == 2)
        let wanted = circles[1].interpolated(to: circles[0].insetBy(12, 12), at: 1 - share)
        let box = found[0].glass.bodies[1].shape.bounds
        #expect(isNear(box, wanted), "\(box) instead of \(wanted)")
    }

    @Test(arguments: [(0.5, 1), (2.5, 2), (4.5, 1)])
    func piecesThatAreThereAreOneGlass(time: Double, count: Int) throws {
        let found = try glass(scene(Self.pair), at: time)
        #expect(found.map(\.glass.bodies.count) == [count])
    }

    /// Alone, or as the scene wants it, glass appears where it is, as a glass of its own.
    @Test(arguments: [
        ("{ circle: 40, glass: regular }, ", ", transition: materialize", 2), ("", "", 1),
        ("", ", transition: materialize", 1),
    ])
    func glassMaterializesWhereItIs(other: String, transition: String, count: Int) throws {
        let scene = scene(
            """
            \(other){ circle: 20, glass: { style: regular\(transition) }, when: { state: { button: pressed } } }
            """)
        let found = try glass(scene, at: 1.25)
        try #require(found.count == count, "\(found)")
        let opacity = try #require(found.last).opacity
        #expect(abs(opacity - 0.25) < 1e-9)
        let frame = try #require(try scene.frames(of: "circle", at: 1.25).last)
        #expect(isNear(found[count - 1].glass.bodies[0].shape.bounds, frame))
    }

    @Test func identityIsThereAtOnce() throws {
        let node = Self.pair.replacing("20, glass: regular", with: "20, glass: { transition: identity }")
        let scene = scene(node)
        let found = try glass(scene, at: 1.25)
        try #require(found.map(\.glass.bodies.count) == [2])
        let frame = try #require(try scene.frames(of: "circle", at: 1.25).last)
        #expect(isNear(found[0].glass.bodies[1].shape.bounds, frame))
    }

    /// Of two of one id, one becomes the other: there is one body, between both.
    @Test func glassOfOneIdIsOne() throws {
        let scene = scene(
            """
            { when: { state: { button: pressed } }, then: { capsule: , frame: { width: 20, height: 20 }, \
            glass: { id: one } }, else: { capsule: , frame: { width: 100, height: 40 }, glass: { id: one } } }
            """)
        for (time, width) in [(1.25, 80.0), (1.75, 40.0), (3.25, 40.0)] {
            let found = try glass(scene, at: time)
            try #require(found.map(\.glass.bodies.count) == [1], "\(found) at \(time)")
            #expect(abs(found[0].glass.bodies[0].shape.bounds.width - width) < 1, "at \(time)")
            #expect(found[0].opacity == 1)
        }
    }

    /// A transition of the node's own takes the place of that of the glass.
    @Test func transitionsOfNodesStayWhatTheyAre() throws {
        let scene = scene(
            Self.pair.replacing("when:", with: "transition: opacity, when:"))
        let found = try glass(scene, at: 1.25)
        #expect(found.map(\.glass.bodies.count) == [1, 1])
        #expect(found.map(\.opacity).min() == 0.25)
    }

    @Test func fadesReplaceMovesForThoseWhoWantLessMotion() throws {
        var scene = scene(Self.pair)
        scene.body = scene.body.replacing(
            "glassContainer: [", with: "environment: { motion: reduced }, glassContainer: [")
        let found = try glass(scene, at: 1.25)
        #expect(found.map(\.opacity).min() == 0.25)
    }
}
