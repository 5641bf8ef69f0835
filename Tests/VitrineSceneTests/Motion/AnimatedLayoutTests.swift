import Testing
import VitrineGeometry
import VitrineStyle

@testable import VitrineLayout

@Suite("Layout lies between that of states")
struct AnimatedLayoutTests {
    private static let script = "[{ at: 0, set: { button: pressed }, animation: { linear: 1 } }]"

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// The node, with `VALUE` for the value that moves; its parts have the ids `a` and `b`.
        let node: String
        let pressed: String
        let rest: String
        var testDescription: String { name }

        init(_ name: String, _ node: String, _ pressed: String, _ rest: String) {
            (self.name, self.node, self.pressed, self.rest) = (name, node, pressed, rest)
        }
    }

    private static let cases = [
        Case(
            "the alignment of a zstack",
            "{ zstack: [{ rectangle: {}, frame: { size: 90 } }, { circle: 8, id: a }], alignment: VALUE }",
            "topLeading", "bottomTrailing"),
        Case(
            "the alignment of a vstack",
            "{ vstack: [{ rectangle: {}, frame: { size: 90 } }, { circle: 8, id: a }], alignment: VALUE }",
            "leading", "trailing"),
        Case(
            "the alignment of an hstack, from texts to their baselines",
            "{ hstack: [{ text: A, font: 40, id: a }, { text: b, font: 12, id: b }], alignment: VALUE }",
            "top", "firstTextBaseline"),
        Case(
            "the alignment of a frame",
            "{ vstack: [{ circle: 8, id: a }], frame: { width: 100, height: 60, alignment: VALUE } }", "top",
            "leading"),
        Case(
            "the alignment of a frame that has one in one state",
            "{ vstack: [{ circle: 8, id: a }], frame: VALUE }", "{ width: 90, height: 60, alignment: top }",
            "{ width: 90, height: 60 }"),
        Case(
            "guides",
            "{ vstack: [{ rectangle: {}, frame: { size: 90 } }, { circle: 8, id: a, alignmentGuides: VALUE }] }",
            "{ center: 0 }", "{ center: 30 }"),
        Case(
            "a guide that one state has",
            """
            { vstack: [{ rectangle: {}, frame: { size: 90 } }, { circle: 8, id: a, alignmentGuides: VALUE }], \
            alignment: leading }
            """, "{ leading: -20 }", "{ trailing: 8 }"),
        Case(
            "a length and a percentage", "{ rectangle: {}, id: a, frame: { width: VALUE, height: 8 } }",
            "20", "50%"),
        Case(
            "a length and all the room", "{ rectangle: {}, id: a, frame: VALUE }",
            "{ width: 20, height: 8 }", "{ maxWidth: infinity, height: 8 }"),
        Case(
            "a length and that of the content", "{ vstack: [{ circle: 8, id: a }], id: b, frame: VALUE }",
            "{ height: 80 }", "{}"),
        Case(
            "an aspect ratio", "{ rectangle: {}, id: a, frame: { width: 90 }, aspectRatio: VALUE }", "1.5",
            "{ ratio: 0.75, contentMode: fit }"),
        Case(
            "columns",
            "{ lazyVGrid: [{ circle: 8 }, { circle: 8, id: a }, { circle: 8, id: b }], columns: VALUE }",
            "2", "3"),
    ]

    /// Frames halfway are halfway between those at both ends, which are those of scenes that stand still.
    @Test(arguments: cases) func framesAreOnTheirWay(_ c: Case) throws {
        func frames(_ value: String, at time: Double) throws -> [Double] {
            let scene = MotionScene(
                c.node.replacing("VALUE", with: value), script: Self.script)
            // A modifier of a node is around it, and has its path.
            func find(_ placed: PlacedElement, within outer: String = "") -> [Rect] {
                let path = placed.element.source.path
                let isFirst = path != outer && ["#a", "#b"].contains(path)
                return (isFirst ? [placed.layoutFrame] : [])
                    + placed.children.flatMap { find($0, within: path) }
            }
            return find(try scene.laidOut(at: time).root).flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        }
        let moving = "{ when: { state: { button: pressed } }, then: \(c.pressed), else: \(c.rest) }"
        let ends = [try frames(c.rest, at: 0), try frames(c.pressed, at: 0)]
        #expect(ends[0] != ends[1])
        #expect(try frames(moving, at: 0) == ends[0])
        #expect(try frames(moving, at: 1) == ends[1])
        let half = try frames(moving, at: 0.5)
        try #require(half.count == ends[0].count && half.count == ends[1].count)
        for (place, end) in half.indices.map({ ($0, (ends[0][$0] + ends[1][$0]) / 2) }) {
            #expect(abs(half[place] - end) <= 0.51, "\(half) between \(ends)")
        }
    }

    /// A shape becomes a capsule or a circle through rectangles with growing corners, and a path another one
    /// of its structure.
    @Test(arguments: [
        (
            "{ rectangle: {}, frame: { width: 60, height: 40 }, fill: red, cornerRadius: VALUE }", "capsule",
            "0"
        ),
        (
            "{ vstack: [{ rectangle: {}, fill: red }], frame: { width: 60, height: 40 }, clip: VALUE }",
            "circle", "{ cornerRadius: 4 }"
        ),
        ("{ path: VALUE, fill: red }", "M0 0L40 0L0 40Z", "M0 0L40 0L40 40Z"),
    ])
    func outlinesAreOnTheirWay(node: String, pressed: String, rest: String) throws {
        func list(_ value: String, at time: Double) throws -> String {
            let scene = MotionScene(node.replacing("VALUE", with: value), script: Self.script)
            return "\(try scene.items(at: time))"
        }
        let moving = "{ when: { state: { button: pressed } }, then: \(pressed), else: \(rest) }"
        #expect(try list(moving, at: 0) == list(rest, at: 0))
        #expect(try list(moving, at: 1) == list(pressed, at: 0))
        let quarters = try [0.25, 0.5, 0.75].map { try list(moving, at: $0) }
        #expect(Set(quarters + [try list(rest, at: 0), try list(pressed, at: 0)]).count == 5)
    }
}
