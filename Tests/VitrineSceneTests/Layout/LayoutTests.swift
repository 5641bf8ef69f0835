import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

/// Frames as documented for SwiftUI; each case names its rule and its source.
@Suite("Layout numbers")
struct LayoutTests {
    @Test(arguments: LayoutCase.all)
    func matchesSwiftUI(_ test: LayoutCase) throws {
        let scene = try SceneRun.laidOut(test.scene)
        let frames = try LayoutCase.frames(ofDump: scene.dump.jsonText())
        for (id, frame) in test.frames {
            #expect(frames[id] == frame, "\(id), by \(test.source.rawValue), in \(scene.dump.text())")
        }
    }

    @Test func thereAreEnoughRules() {
        #expect(LayoutCase.all.count >= 190)
        #expect(Set(LayoutCase.all.map(\.rule)).count == LayoutCase.all.count)
    }

    @Test(arguments: [
        ("{ text: a, frame: {} }", "`frame` changes nothing on a node"),
        ("{ text: a, frame: { alignment: leading } }", "`frame` changes nothing on a node"),
        (
            "{ grid: [{ gridRow: [{ text: a, layoutPriority: 1 }] }] }",
            "`layoutPriority` changes nothing on what is in a grid"
        ),
        (
            "{ lazyVGrid: [{ text: a, layoutPriority: 1 }], columns: 2 }",
            "`layoutPriority` changes nothing on what is in a grid"
        ),
        ("{ zstack: [{ text: a, layoutPriority: 1 }], frame: { width: 50, alignment: leading } }", nil),
    ])
    func ineffectiveModifiersAreWarnedOf(_ body: String, _ message: String?) throws {
        let warnings = try SceneRun.resolved(
            SceneText.node(body, canvas: "{ width: 100, height: 80 }")
        ).warnings.all.map(\.problem.message)
        #expect(warnings.count == (message == nil ? 0 : 1))
        if let message { #expect(warnings.first?.hasPrefix(message) == true, "\(warnings)") }
    }

    private func frame(_ id: String, _ scene: LaidOutScene) throws -> Rect? {
        try LayoutCase.frames(ofDump: scene.dump.jsonText())["#\(id)"].map {
            Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }

    @Test func textWrapsToItsRoomAndIsAsWideAsItsWidestLine() throws {
        let scene = try SceneRun.laidOut(
            SceneText.node(
                "{ text: one two three four five six, id: a }",
                canvas: "{ width: 100, height: 200, scale: 2 }")
        )
        let frame = try #require(try self.frame("a", scene))
        #expect(frame.width <= 100 && frame.width > 50)
        let line = try SceneRun.laidOut(
            SceneText.node(
                "{ text: one two three four five six, id: a }",
                canvas: "{ width: 900, height: 200, scale: 2 }")
        )
        let single = try #require(try self.frame("a", line))
        #expect(frame.height > 2 * single.height - 1 && single.width > 100)
    }

    @Test func baselinesOfUnlikeTextsMeet() throws {
        let scene = try SceneRun.laidOut(
            SceneText.node(
                "{ hstack: [{ text: Big, font: 40, id: a }, { text: small, font: 10, id: b }], alignment: firstTextBaseline }",
                canvas: "{ width: 300, height: 90, scale: 2 }")
        )
        let engine = try TextEngine(library: sharedLibrary)
        let list = scene.displayList(text: engine)
        let baselines = list.items.compactMap { item -> Double? in
            if case .glyphs(let run, _) = item.content { run.origin.y } else { nil }
        }
        #expect(baselines.count == 2)
        #expect(baselines[0] == baselines[1])
    }

    /// The edges of all frames lie on whole device pixels, and neighbours in a stack have no gap; what would
    /// vanish has a pixel of its neighbour's.
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
        let text = SceneText.node("\(node(4))", canvas: "{ width: 211, height: 173, scale: \(scale) }")
        func check(_ placed: PlacedElement) {
            for edge in [placed.frame.minX, placed.frame.maxX, placed.frame.minY, placed.frame.maxY] {
                let pixels = edge * scale
                #expect(abs(pixels - pixels.rounded()) < 1e-9, "seed \(seed): \(edge) in \(text)")
            }
            if let stack = placed.element as? StackElement {
                for (a, b) in zip(placed.children, placed.children.dropFirst()) {
                    let gap =
                        stack.axis == .horizontal ? b.frame.minX - a.frame.maxX : b.frame.minY - a.frame.maxY
                    let isThin = [a, b].contains {
                        let size = stack.axis == .horizontal ? $0.frame.width : $0.frame.height
                        return abs(size * scale - 1) < 1e-9
                    }
                    #expect(
                        gap < 1e-9 && gap > (isThin ? -1 / scale : 0) - 1e-9,
                        "seed \(seed): a gap of \(gap) in \(text)")
                }
            }
            placed.children.forEach(check)
        }
        check(try SceneRun.laidOut(text).root)
    }
}
