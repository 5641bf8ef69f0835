import Testing
import VitrineJSON
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout

/// The effect of clips, and the position of borders whose lines have ends.
@Suite struct BorderTests {
    private func list(_ node: String) throws -> String {
        let scene =
            SceneText.node(node, canvas: "{ width: 60, height: 60, scale: 1 }", top: "background: white\n")
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(scene).displayList(text: engine)
        return DisplayListPrinter(showsSources: false).text(of: list.inParts)
    }

    @Test func overlaysAreNotCut() throws {
        let text = try list(
            "{ circle: 50, fill: blue, overlay: { circle: 20, fill: red, offset: { x: 15 } }, clip: circle }")
        #expect(text.contains("\nfill ellipse(35 20 20 20)"), "\(text)")
    }

    @Test func aShapesOwnOutlineCutsNothingMore() throws {
        let plain =
            "{ star: 5, fill: orange, stroke: { paint: red, width: 4, position: outside }, shadow: { radius: 8 } }"
        let cut = plain.dropLast() + ", clip: true }"
        #expect(try list(String(cut)) == list(plain))
    }

    @Test func clipsOfShapesSpareTheirBorders() throws {
        let text = try list("{ rectangle: , fill: blue, stroke: { paint: red, width: 3 }, clip: circle }")
        let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        let clip = try #require(lines.firstIndex { $0.hasPrefix("group clip ellipse") })
        #expect(lines[clip + 1].contains("fill rectangle(0 0 60 60)"))
        #expect(lines[(clip + 2)...].contains { $0.hasPrefix("stroke rectangle(0 0 60 60) width 3 inside") })
    }

    /// A part of a border lies where the whole border does.
    @Test(arguments: [("inside", 26.0), ("center", 30), ("outside", 34)])
    func trimmedBordersKeepTheirPlace(position: String, radius: Double) throws {
        for node in [
            "{ circle: , stroke: { paint: red, width: 8, position: \(position) }, trim: { to: 0.25 } }",
            "{ arc: { startAngle: 0, endAngle: 90 }, stroke: { paint: red, width: 8, position: \(position) } }",
        ] {
            let text = try list(node)
            let start = "M\(PrintedText.number(30 + radius)) 30"
            #expect(text.contains("stroke path(\(start) "), "\(text)")
            #expect(text.contains("width 8 rgb") || text.contains("width 8 #"), "astride: \(text)")
        }
    }

    /// Corners inside a surface follow its own.
    @Test func concentricCorners() throws {
        let text = try list(
            "{ zstack: [{ rectangle: , cornerRadius: concentric, fill: blue }], padding: 7, cornerRadius: 20, background: red }"
        )
        #expect(text.contains("fill roundedRectangle(0 0 60 60 r20 continuous)"), "\(text)")
        #expect(text.contains("fill roundedRectangle(7 7 46 46 r13 continuous)"), "\(text)")
        let alone = try list("{ roundedRectangle: concentric, fill: blue }")
        #expect(alone.contains("fill rectangle(0 0 60 60)"), "\(alone)")
    }

    /// A centred hairline between two pixels would become two grey ones.
    @Test func hairlinesAreMovedOntoPixels() throws {
        let path = try list("{ path: M5 10H50, stroke: { paint: black, width: hairline } }")
        #expect(path.contains("M10 35.5 L55 35.5"), "\(path)")
        let between = try list("{ path: M5 10.5H50, stroke: { paint: black, width: hairline } }")
        #expect(between.contains("M10 35.5 L55 35.5"), "\(between)")
        let box = try list("{ rectangle: , stroke: { paint: black, width: hairline, position: center } }")
        #expect(box.contains("width 1 inside"), "\(box)")
    }

    /// A shape with corners gives them to the surface around it.
    @Test func backgroundsHaveTheCornersOfTheirShape() throws {
        for node in ["rectangle: ", "roundedRectangle: 8"] {
            let text = try list("{ \(node), fill: blue, padding: 5, cornerRadius: 8, background: red }")
            #expect(text.contains("fill roundedRectangle(0 0 60 60 r8 continuous)"), "\(text)")
            #expect(text.contains("fill roundedRectangle(5 5 50 50 r8 continuous)"), "\(text)")
            #expect(!text.contains("group clip"), "\(text)")
        }
    }

    @Test(arguments: [("", true), (", clip: true", true), (", clip: false", false)])
    func scrollsOverflowOnRequest(clip: String, isClipped: Bool) throws {
        let text = try list("{ scroll: [{ rectangle: , frame: { height: 90 }, fill: red }]\(clip) }")
        #expect(text.contains("group clip rectangle(0 0 60 60)") == isClipped, "\(text)")
    }

    /// What scrolls goes on to the edges of a screen, along its axis, and nowhere else.
    @Test(arguments: [
        ("vertical", "{ maxWidth: infinity, height: 900 }", "0 0 300 600"),
        ("horizontal", "{ width: 900, maxHeight: infinity }", "0 40 300 530"),
        ("both", "{ size: 900 }", "0 0 300 600"),
    ])
    func scrollsGoOnToTheEdgesOfTheScreen(axes: String, frame: String, clip: String) throws {
        let scene = """
            vitrine: 1
            canvas: { width: 300, height: 600, safeArea: { top: 40, bottom: 30 } }
            body:
              - { scroll: [{ rectangle: , frame: \(frame), fill: red }], axes: \(axes) }

            """
        let list = try SceneRun.laidOut(scene).displayList(text: TextEngine(library: sharedLibrary))
        let text = DisplayListPrinter(showsSources: false).text(of: list.inParts)
        #expect(text.contains("group clip rectangle(\(clip))"), "\(text)")
    }
}
