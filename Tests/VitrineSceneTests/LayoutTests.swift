import Testing
import VitrineGraphics
import VitrineTestSupport
import VitrineText

@testable import VitrineScene

/// Frames as SwiftUI gives them. Each name states the rule; sources: Apple's documentation of the
/// layout containers and `frame(minWidth:...)`, and objc.io's "SwiftUI Layout Explained" for the order
/// in which stacks and flexible frames decide.
@Suite("Layout numbers")
struct LayoutTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        /// Nodes of the body of a 100 by 80 point canvas; shapes with ids are looked up.
        let body: String
        let frames: [String: Rect]
        var canvas = "{ width: 100, height: 80, scale: 2 }"
        var testDescription: String { rule }
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    private static func box(_ id: String, _ frame: String = "") -> String {
        "{ rectangle: , id: \(id)\(frame.isEmpty ? "" : ", frame: { \(frame) }") }"
    }

    static let stacks: [Case] = [
        Case(rule: "a shape takes all it is offered", body: box("a"), frames: ["#a": rect(0, 0, 100, 80)]),
        Case(
            rule: "a vstack shares its height equally among equally flexible children",
            body: "{ vstack: [\(box("a")), \(box("b"))], spacing: 0 }",
            frames: ["#a": rect(0, 0, 100, 40), "#b": rect(0, 40, 100, 40)]),
        Case(
            rule: "spacing is taken off before sharing",
            body: "{ vstack: [\(box("a")), \(box("b"))], spacing: 10 }",
            frames: ["#a": rect(0, 0, 100, 35), "#b": rect(0, 45, 100, 35)]),
        Case(
            rule: "spacing is 8 unless told",
            body: "{ hstack: [\(box("a", "width: 10")), \(box("b", "width: 10"))] }",
            frames: ["#a": rect(36, 0, 10, 80), "#b": rect(54, 0, 10, 80)]),
        Case(
            rule: "the least flexible child is asked first, whatever its place",
            body: "{ hstack: [\(box("a")), \(box("b", "width: 60")), \(box("c"))], spacing: 0 }",
            frames: ["#a": rect(0, 0, 20, 80), "#b": rect(20, 0, 60, 80), "#c": rect(80, 0, 20, 80)]),
        Case(
            rule: "what a bounded child leaves goes to the others",
            body: "{ hstack: [\(box("a", "maxWidth: 10")), \(box("b"))], spacing: 0 }",
            frames: ["#a": rect(0, 0, 10, 80), "#b": rect(10, 0, 90, 80)]),
        Case(
            rule: "a minimum beyond the share takes from the others",
            body: "{ hstack: [\(box("a", "minWidth: 70")), \(box("b"))], spacing: 0 }",
            frames: ["#b": rect(70, 0, 30, 80)]),
        Case(
            rule: "a spacer pushes its neighbours apart",
            body: "{ hstack: [\(box("a", "width: 10")), spacer, \(box("b", "width: 10"))], spacing: 0 }",
            frames: ["#a": rect(0, 0, 10, 80), "#b": rect(90, 0, 10, 80)]),
        Case(
            rule: "two spacers centre what stands between",
            body: "{ hstack: [spacer, \(box("a", "width: 20")), spacer], spacing: 0 }",
            frames: ["#a": rect(40, 0, 20, 80)]),
        Case(
            rule: "a spacer yields to a flexible shape",
            body: "{ hstack: [\(box("a")), { spacer: 0 }], spacing: 0 }", frames: ["#a": rect(0, 0, 100, 80)]),
        Case(
            rule: "a spacer keeps its least length",
            body: "{ hstack: [\(box("a")), { spacer: 30 }], spacing: 0 }",
            frames: ["#a": rect(0, 0, 70, 80)]),
        Case(
            rule: "a stack of fixed children is as large as they are, and centred",
            body:
                "{ vstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 40, height: 10"))], spacing: 4 }",
            frames: ["#a": rect(40, 28, 20, 10), "#b": rect(30, 42, 40, 10)]),
        Case(
            rule: "a vstack aligns leading",
            body:
                "{ vstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 40, height: 10"))], spacing: 4, alignment: leading }",
            frames: ["#a": rect(30, 28, 20, 10), "#b": rect(30, 42, 40, 10)]),
        Case(
            rule: "a vstack aligns trailing",
            body:
                "{ vstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 40, height: 10"))], spacing: 4, alignment: trailing }",
            frames: ["#a": rect(50, 28, 20, 10), "#b": rect(30, 42, 40, 10)]),
        Case(
            rule: "an hstack centres across",
            body:
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0 }",
            frames: ["#a": rect(30, 35, 20, 10), "#b": rect(50, 20, 20, 40)]),
        Case(
            rule: "an hstack aligns top",
            body:
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0, alignment: top }",
            frames: ["#a": rect(30, 20, 20, 10)]),
        Case(
            rule: "an hstack aligns bottom",
            body:
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0, alignment: bottom }",
            frames: ["#a": rect(30, 50, 20, 10)]),
        Case(
            rule: "without text the first baseline is the bottom edge",
            body:
                "{ hstack: [\(box("a", "width: 20, height: 10")), \(box("b", "width: 20, height: 40"))], spacing: 0, alignment: firstTextBaseline }",
            frames: ["#a": rect(30, 50, 20, 10)]),
        Case(
            rule: "children that do not fit overflow the stack, which stays centred",
            body: "{ hstack: [\(box("a", "width: 80")), \(box("b", "width: 60"))], spacing: 0 }",
            frames: ["#a": rect(-20, 0, 80, 80), "#b": rect(60, 0, 60, 80)]),
        Case(
            rule: "a zstack offers its whole room to each child",
            body: "{ zstack: [\(box("a")), \(box("b", "width: 10, height: 10"))] }",
            frames: ["#a": rect(0, 0, 100, 80), "#b": rect(45, 35, 10, 10)]),
        Case(
            rule: "a zstack aligns its children to each other",
            body:
                "{ zstack: [\(box("a", "width: 40, height: 40")), \(box("b", "width: 10, height: 10"))], alignment: bottomTrailing }",
            frames: ["#a": rect(30, 20, 40, 40), "#b": rect(60, 50, 10, 10)]),
        Case(
            rule: "a divider is one device pixel across a vstack",
            body: "{ vstack: [\(box("a")), divider, \(box("b"))], spacing: 0 }",
            frames: ["#a": rect(0, 0, 100, 40), "#b": rect(0, 40.5, 100, 39.5)]),
    ]

    static let frames: [Case] = [
        Case(
            rule: "a fixed frame offers its size and centres what is smaller",
            body:
                "{ zstack: [\(box("a", "width: 10, height: 10"))], id: z, frame: { width: 50, height: 50 } }",
            frames: ["#a": rect(45, 35, 10, 10)]),
        Case(
            rule: "a frame's alignment places the child",
            body: "{ circle: 10, id: a, frame: { width: 50, height: 50, alignment: topLeading } }",
            frames: ["#a": rect(25, 15, 10, 10)]),
        Case(
            rule: "a fixed frame lets a larger child overflow, centred",
            body: "{ circle: 60, id: a, frame: { width: 20, height: 20 } }",
            frames: ["#a": rect(20, 10, 60, 60)]),
        Case(
            rule: "maxWidth infinity takes all the width",
            body: "{ circle: 10, id: a, frame: { maxWidth: infinity, alignment: leading } }",
            frames: ["#a": rect(0, 35, 10, 10)]),
        Case(
            rule: "maxWidth alone bounds the proposal", body: box("a", "maxWidth: 30"),
            frames: ["#a": rect(35, 0, 30, 80)]),
        Case(
            rule: "minWidth alone keeps the child's size where that is larger",
            body: "{ circle: 40, id: a, frame: { minWidth: 20, alignment: leading } }",
            frames: ["#a": rect(30, 20, 40, 40)]),
        Case(
            rule: "minWidth beyond the child makes room around it",
            body: "{ circle: 10, id: a, frame: { minWidth: 60, alignment: leading } }",
            frames: ["#a": rect(20, 35, 10, 10)]),
        Case(
            rule: "min and max hold the proposal between them",
            body: "{ circle: 10, id: a, frame: { minWidth: 20, maxWidth: 60, alignment: leading } }",
            frames: ["#a": rect(20, 35, 10, 10)]),
        Case(
            rule: "padding is inside a fixed frame",
            body: "{ rectangle: , id: a, padding: 5, frame: { width: 40, height: 30 } }",
            frames: ["#a": rect(35, 30, 30, 20)]),
        Case(
            rule: "padding of single sides",
            body: "{ rectangle: , id: a, padding: { leading: 10, top: 20 } }",
            frames: ["#a": rect(10, 20, 90, 60)]),
        Case(
            rule: "negative padding lets the content out", body: "{ rectangle: , id: a, padding: -10 }",
            frames: ["#a": rect(-10, -10, 120, 100)]),
        Case(
            rule: "horizontal and vertical padding",
            body: "{ rectangle: , id: a, padding: { horizontal: 10, vertical: 5 } }",
            frames: ["#a": rect(10, 5, 80, 70)]),
        Case(
            rule: "an offset moves the content and nothing else",
            body:
                "{ vstack: [{ circle: 10, id: a, offset: { x: 5, y: 7 } }, { circle: 10, id: b }], spacing: 0 }",
            frames: ["#a": rect(50, 37, 10, 10), "#b": rect(45, 40, 10, 10)]),
        Case(
            rule: "scale and rotation do not change layout",
            body:
                "{ vstack: [{ circle: 10, id: a, scale: 3, rotation: 45 }, { circle: 10, id: b }], spacing: 0 }",
            frames: ["#a": rect(45, 30, 10, 10), "#b": rect(45, 40, 10, 10)]),
        Case(
            rule: "a circle takes the largest square", body: "{ circle: , id: a }",
            frames: ["#a": rect(10, 0, 80, 80)]),
        Case(
            rule: "an ellipse takes all", body: "{ ellipse: , id: a }", frames: ["#a": rect(0, 0, 100, 80)]),
        Case(
            rule: "a path is as large as its extent", body: "{ path: M0 0H30V20H0Z, id: a }",
            frames: ["#a": rect(35, 30, 30, 20)]),
        Case(
            rule: "an overlay is offered the content's size",
            body: "{ circle: 20, overlay: \(box("a")) }", frames: ["#a": rect(40, 30, 20, 20)]),
        Case(
            rule: "a smaller overlay is centred on the content",
            body: "{ circle: 20, overlay: { circle: 4, id: a } }", frames: ["#a": rect(48, 38, 4, 4)]),
        Case(
            rule: "a larger overlay does not grow the content",
            body:
                "{ vstack: [{ circle: 20, overlay: { circle: 40, id: a } }, { circle: 20, id: b }], spacing: 0 }",
            frames: ["#a": rect(30, 10, 40, 40), "#b": rect(40, 40, 20, 20)]),
        Case(
            rule: "a background is offered the content's size, padding included",
            body: "{ hstack: [{ circle: 20 }], padding: 5, background: [\(box("a"))] }",
            frames: ["#a": rect(35, 25, 30, 30)]),
        Case(
            rule: "a node aligns itself in the body",
            body: "{ circle: 10, id: a, alignment: bottomTrailing }",
            frames: ["#a": rect(90, 70, 10, 10)]),
        Case(
            rule: "a node aligns itself across a vstack",
            body:
                "{ vstack: [{ circle: 10, id: a, alignment: trailing }, { circle: 10, id: b }], spacing: 0 }",
            frames: ["#a": rect(90, 30, 10, 10), "#b": rect(45, 40, 10, 10)]),
        Case(
            rule: "a container in a larger frame keeps its own alignment",
            body: "{ vstack: [{ circle: 10, id: a }], alignment: leading, frame: { maxWidth: infinity } }",
            frames: ["#a": rect(0, 35, 10, 10)]),
        Case(
            rule: "an image is as large as its pixels", body: "{ image: wide.png, id: a }",
            frames: ["#a": rect(30, 30, 40, 20)]),
        Case(
            rule: "an @2x image has two pixels a point", body: "{ image: wide@2x.png, id: a }",
            frames: ["#a": rect(40, 35, 20, 10)]),
        Case(
            rule: "fit keeps the proportions within the room",
            body: "{ image: { source: wide.png, fit: fit }, id: a }",
            frames: ["#a": rect(0, 15, 100, 50)]),
        Case(
            rule: "fill takes all the room", body: "{ image: { source: wide.png, fit: fill }, id: a }",
            frames: ["#a": rect(0, 0, 100, 80)]),
        Case(
            rule: "the body keeps out of the safe area", body: box("a"), frames: ["#a": rect(0, 10, 100, 50)],
            canvas: "{ width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20 } }"),
        Case(
            rule: "a node may ignore the safe area", body: "{ rectangle: , id: a, ignoresSafeArea: true }",
            frames: ["#a": rect(0, 0, 100, 80)],
            canvas: "{ width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20 } }"),
        Case(
            rule: "or one edge of it", body: "{ rectangle: , id: a, ignoresSafeArea: [bottom] }",
            frames: ["#a": rect(0, 10, 100, 70)],
            canvas: "{ width: 100, height: 80, scale: 2, safeArea: { top: 10, bottom: 20 } }"),
        Case(
            rule: "thirds land on whole device pixels",
            body: "{ hstack: [\(box("a")), \(box("b")), \(box("c"))], spacing: 0 }",
            frames: ["#a": rect(0, 0, 33.5, 80), "#b": rect(33.5, 0, 33, 80), "#c": rect(66.5, 0, 33.5, 80)]),
    ]

    @Test(arguments: stacks + frames)
    func matchesSwiftUI(_ test: Case) throws {
        let scene = try SceneRun.laidOut("vitrine: 1\ncanvas: \(test.canvas)\nbody:\n  - \(test.body)\n")
        let placed = Self.leaves(scene.root)
        for (id, frame) in test.frames { #expect(placed[id] == frame, "\(id) in \(scene.root.dump.text())") }
    }

    /// The innermost frame of each id.
    private static func leaves(_ element: PlacedElement) -> [String: Rect] {
        var found: [String: Rect] = [:]
        if !(element.element is any ModifierElement) { found[element.element.source.path] = element.frame }
        for child in element.children { found.merge(leaves(child)) { first, _ in first } }
        return found
    }

    @Test func textWrapsToItsRoomAndIsAsWideAsItsWidestLine() throws {
        let scene = try SceneRun.laidOut(
            "vitrine: 1\ncanvas: { width: 100, height: 200, scale: 2 }\nbody:\n  - { text: one two three four five six, id: a }\n"
        )
        let frame = try #require(Self.leaves(scene.root)["#a"])
        #expect(frame.width <= 100 && frame.width > 50)
        let line = try SceneRun.laidOut(
            "vitrine: 1\ncanvas: { width: 900, height: 200, scale: 2 }\nbody:\n  - { text: one two three four five six, id: a }\n"
        )
        let single = try #require(Self.leaves(line.root)["#a"])
        #expect(frame.height > 2 * single.height - 1 && single.width > 100)
    }

    @Test func baselinesOfUnlikeTextsMeet() throws {
        let scene = try SceneRun.laidOut(
            "vitrine: 1\ncanvas: { width: 300, height: 90, scale: 2 }\nbody:\n  - { hstack: [{ text: Big, font: 40, id: a }, { text: small, font: 10, id: b }], alignment: firstTextBaseline }\n"
        )
        let engine = try TextEngine(library: sharedLibrary)
        let list = scene.displayList(text: engine)
        let baselines = list.items.compactMap { item -> Double? in
            if case .glyphs(let run, _) = item.content { run.origin.y } else { nil }
        }
        #expect(baselines.count == 2)
        #expect(baselines[0] == baselines[1])
    }

    /// Every frame's edges on whole device pixels, and neighbours in a stack without a gap.
    @Test(arguments: [1.0, 1.5, 2, 3], 0..<6 as Range<UInt64>)
    func framesAreOnPixels(_ scale: Double, _ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func node(_ depth: Int) -> String {
            if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
                let width = Double(Int.random(in: 1...400, using: &random)) / 7
                return Bool.random(using: &random)
                    ? "rectangle" : "{ rectangle: , frame: { width: \(width) } }"
            }
            let kind = ["vstack", "hstack"].randomElement(using: &random) ?? "vstack"
            let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth - 1) }
            return "{ \(kind): [\(children.joined(separator: ", "))], spacing: 0 }"
        }
        let text = "vitrine: 1\ncanvas: { width: 211, height: 173, scale: \(scale) }\nbody:\n  - \(node(4))\n"
        func check(_ placed: PlacedElement) {
            for edge in [placed.frame.minX, placed.frame.maxX, placed.frame.minY, placed.frame.maxY] {
                let pixels = edge * scale
                #expect(abs(pixels - pixels.rounded()) < 1e-9, "seed \(seed): \(edge) in \(text)")
            }
            if let stack = placed.element as? StackElement {
                for (a, b) in zip(placed.children, placed.children.dropFirst()) {
                    let gap =
                        stack.axis == .horizontal ? b.frame.minX - a.frame.maxX : b.frame.minY - a.frame.maxY
                    #expect(abs(gap) < 1e-9, "seed \(seed): a gap of \(gap) in \(text)")
                }
            }
            placed.children.forEach(check)
        }
        check(try SceneRun.laidOut(text).root)
    }
}
