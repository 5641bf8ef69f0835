import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene

/// The parts of a scene that become one item, composited as a unit.
@Suite struct SurfaceItemTests {
    /// Returns the lines of a scene with one node, without the canvas and the background.
    private func lines(_ node: String) throws -> [String] {
        let scene = SceneText.node(node, canvas: "{ width: 60, height: 60, scale: 1 }")
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(scene).displayList(text: engine)
        let text = DisplayListPrinter(showsSources: false).text(of: list)
        return text.split(separator: "\n").dropFirst(2).map(String.init)
    }

    @Test func partsOfAShapeAreOneSurface() throws {
        let node = """
            { circle: 20, material: thin, fill: "#FF000080", stroke: { paint: blue, width: 2 },
              shadow: [{ y: 3 }, { y: 2, inner: true }] }
            """.split(separator: "\n").joined()
        let lines = try lines(node)
        #expect(lines.count == 7)
        #expect(lines.first == "surface ellipse(20 20 20 20) {" && lines.last == "}")
        let heads = lines.dropFirst().dropLast().map { $0.split(separator: " ").first ?? "" }
        #expect(heads == ["backdrop", "shadow", "fill", "shadow", "stroke"])
        #expect(lines[5].hasPrefix("  stroke width 2 inside "), "\(lines[5])")
    }

    @Test(arguments: [
        "{ circle: 20, fill: red }", "{ circle: 20, fill: red, shadow: { y: 3 } }",
        "{ circle: 20, stroke: { paint: red, width: 2 } }",
    ])
    func partsThatShareNoEdgeStayItems(_ node: String) throws {
        #expect(try !lines(node).contains { $0.hasPrefix("surface") })
    }

    /// A ring of strokes astride shares no edge with the fill.
    @Test func strokesOverTheEdgeStayItems() throws {
        let lines = try lines(
            "{ circle: 20, fill: red, stroke: { paint: blue, width: 2, position: center } }")
        #expect(lines.count == 2 && lines[0].hasPrefix("fill") && lines[1].hasPrefix("stroke"))
    }

    /// A border above content that it touches is not part of the surface.
    @Test func contentsPartASurfaceFromItsBorder() throws {
        let lines = try lines(
            "{ zstack: [{ circle: 30, fill: blue }], frame: { size: 30 }, background: red, stroke: green }")
        #expect(lines.map { $0.split(separator: " ")[0] } == ["fill", "fill", "stroke"], "\(lines)")
    }

    /// A full bar hides its track along the edge, though two nodes paint them.
    @Test func neighboursOnOneRegionAreOneSurface() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 60, height: 60, scale: 1 }
            body:
              - { zstack: [{ circle: 20, fill: red, id: track }, { circle: 20, fill: blue, id: bar }] }
            """
        let engine = try TextEngine(library: sharedLibrary)
        let item = try #require(try SceneRun.laidOut(scene).displayList(text: engine).items.last)
        guard case .surface(let surface) = item.content else {
            Issue.record("\(item)")
            return
        }
        #expect(item.source == "#track" && surface.layers.map(\.source) == ["", "#bar"])
        #expect(surface.parts(from: item.source).map(\.source) == ["#track", "#bar"])
    }

    /// A border below content that it does not touch is part of the surface, so that nothing of the fill
    /// shows along its outer edge.
    @Test(arguments: [
        ("padding: 15", true), ("padding: { horizontal: 4, vertical: 0 }", false),
        ("padding: 15, cornerRadius: 24", true),
    ])
    func bordersJoinTheSurfaceUnderContentApart(modifiers: String, isJoined: Bool) throws {
        let node =
            "{ text: Hi, font: 10, \(modifiers), background: white, stroke: { paint: black, width: 2 } }"
        let lines = try lines(node).map { $0.trimmingPrefix { $0 == " " } }
        let stroke = try #require(lines.firstIndex { $0.hasPrefix("stroke") })
        let glyphs = try #require(lines.firstIndex { $0.hasPrefix("glyphs") })
        #expect((stroke < glyphs) == isJoined, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("surface") } == isJoined, "\(lines)")
    }

    /// Items whose reach is unknown keep the border on top.
    @Test func bordersStayAboveContentOfUnknownReach() throws {
        let node =
            "{ zstack: [{ circle: 10, fill: red, shadow: { y: 1 } }], padding: 15, background: white, stroke: { paint: black, width: 2 } }"
        let lines = try lines(node).map { $0.trimmingPrefix { $0 == " " } }
        #expect(try #require(lines.last).hasPrefix("stroke"), "\(lines)")
    }
}
