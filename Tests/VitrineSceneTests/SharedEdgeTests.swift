import Testing
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrinePixels
@testable import VitrineRaster

/// Edges that nodes share, compared with the exact areas of what shows of each: nothing of what lies beneath
/// shines through, and nothing is thinned twice.
@Suite struct SharedEdgeTests {
    /// A convex polygon, in pixels.
    struct Outline {
        var points: [Point]

        static func circle(_ radius: Double, at x: Double = 24, _ y: Double = 24) -> Outline {
            let map = Affine.scale(radius, radius).then(.translation(x, y))
            return Outline(
                points: (0..<720).map {
                    map.apply(Affine.rotation(degrees: Double($0) / 2).apply(Point(1, 0)))
                })
        }

        /// A rectangle around the middle of the canvas.
        static func box(_ width: Double, _ height: Double, turnedBy degrees: Double = 0) -> Outline {
            let (x, y) = (width / 2, height / 2)
            let corners = [Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y)]
            let map = Affine.rotation(degrees: degrees).then(.translation(24, 24))
            return Outline(points: corners.map(map.apply))
        }

        /// A hexagon around the middle of the canvas, with a corner at the top.
        static func hexagon(_ radius: Double) -> Outline {
            Outline(
                points: (0..<6).map {
                    Affine.rotation(degrees: Double($0) * 60).then(.translation(24, 24))
                        .apply(Point(0, -radius))
                })
        }

        /// Returns the part to the right of each side of another outline.
        func within(_ other: Outline) -> Outline {
            var points = points
            for (from, to) in zip(other.points, other.points.dropFirst() + [other.points[0]]) {
                func side(_ p: Point) -> Double {
                    (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x)
                }
                var kept: [Point] = []
                for (p, q) in zip(points, points.dropFirst() + points.prefix(1)) {
                    let (a, b) = (side(p), side(q))
                    if a >= 0 { kept.append(p) }
                    if (a < 0) != (b < 0) { kept.append(p.interpolated(to: q, a / (a - b))) }
                }
                points = kept
            }
            return Outline(points: points)
        }

        var area: Double {
            zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
                $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
            }
        }

        /// Returns the area within each pixel of the canvas.
        func areas() -> [Double] {
            var result = [Double](repeating: 0, count: 48 * 48)
            func cell(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Outline {
                let (x0, y0, x1, y1) = (Double(x0), Double(y0), Double(x1), Double(y1))
                return Outline(points: [Point(x0, y0), Point(x1, y0), Point(x1, y1), Point(x0, y1)])
            }
            for y in 0..<48 {
                let row = within(cell(0, y, 48, y + 1))
                if row.points.count < 3 { continue }
                for x in 0..<48 { result[y * 48 + x] = row.within(cell(x, y, x + 1, y + 1)).area }
            }
            return result
        }
    }

    /// A node, and what shows of it: outlines that each lie within the one before, and their colours.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let node: String
        var background: [Double] = [1, 1, 1]
        let shown: @Sendable () -> [(Outline, [Double])]

        var testDescription: String { name }
    }

    private static let red: [Double] = [1, 0, 0]
    private static let blue: [Double] = [0, 0, 1]
    private static let black: [Double] = [0, 0, 0]
    private static let card = "frame: { size: 40 }, cornerRadius: { radius: 20, style: circular }"
    private static let flush = "{ rectangle: , fill: \"#FF0000\" }"

    static let cases = [
        Case(
            name: "a background under content clipped to its shape",
            node: "{ zstack: [\(flush)], \(card), background: \"#0000FF\", clip: true }"
        ) { [(.circle(20), red)] },
        Case(
            name: "an inner shadow under such content",
            node: """
                { zstack: [\(flush)], \(card), background: "#0000FF", clip: true, \
                shadow: { color: "#000000", radius: 3, inner: true } }
                """
        ) { [(.circle(20), red)] },
        Case(
            name: "clipped cards of one shape in one another",
            node: """
                { zstack: [{ zstack: [\(flush)], \(card), background: "#00FF00", clip: true }], \(card), \
                background: "#0000FF", clip: true }
                """
        ) { [(.circle(20), red)] },
        Case(
            name: "a material under such content",
            node: "{ zstack: [\(flush)], \(card), material: { blur: 4, tint: \"#0000FF\" }, clip: true }"
        ) { [(.circle(20), red)] },
        Case(
            name: "an inner shadow and a background under content of the page's colour",
            node: """
                { zstack: [{ rectangle: , fill: "#FFFFFF" }], \(card), background: "#0000FF", \
                shadow: { color: "#00FF00", radius: 0, spread: 3, inner: true }, clip: true }
                """
        ) { [] },
        Case(
            name: "two nodes clipped alike",
            node: """
                { zstack: [ \
                { zstack: [{ rectangle: , fill: "#0000FF" }], frame: { size: 40 }, clip: circle }, \
                { zstack: [\(flush)], frame: { size: 40 }, clip: circle }] }
                """
        ) { [(.circle(20), red)] },
        Case(
            name: "a border outside around clipped content",
            node: """
                { zstack: [\(flush)], frame: { size: 32 }, cornerRadius: { radius: 16, style: circular }, \
                background: "#0000FF", clip: true, rotation: 8, \
                stroke: { paint: "#000000", width: 4, position: outside } }
                """
        ) { [(.circle(20), black), (.circle(16), red)] },
        Case(
            name: "a translucent border outside",
            node: """
                { circle: 32, fill: "#FF0000", \
                stroke: { paint: "#00000080", width: 4, position: outside } }
                """
        ) { [(.circle(20), [127 / 255.0, 127 / 255.0, 127 / 255.0]), (.circle(16), red)] },
        Case(
            name: "a border outside a polygon",
            node: """
                { polygon: 6, frame: { size: 32 }, fill: "#FF0000", \
                stroke: { paint: "#000000", width: 3, position: outside } }
                """
        ) { [(.hexagon(16 + 3 / 0.8660254037844386), black), (.hexagon(16), red)] },
        Case(
            name: "a border over a clipped node",
            node: """
                { zstack: [\(flush)], frame: { size: 40 }, clip: circle, \
                overlay: { circle: , stroke: { paint: "#000000", width: 3 } } }
                """
        ) { [(.circle(20), black), (.circle(17), red)] },
        Case(
            name: "a translucent child of a turned clip",
            node: """
                { zstack: [\(flush), { rectangle: , fill: "#000000", opacity: 0.6 }], \
                frame: { width: 36, height: 28 }, clip: rectangle, rotation: 8 }
                """
        ) { [(.box(36, 28, turnedBy: 8), [0.4, 0, 0])] },
        Case(
            name: "a blended child of a turned clip",
            node: """
                { zstack: [\(flush), { rectangle: , fill: "#808080", blendMode: multiply }], \
                isolated: true, frame: { width: 36, height: 28 }, clip: rectangle, rotation: 8 }
                """
        ) { [(.box(36, 28, turnedBy: 8), [128 / 255.0, 0, 0])] },
        Case(
            name: "a filtered child of a turned clip",
            node: """
                { zstack: [{ rectangle: , fill: "#0000FF" }, \
                { rectangle: , fill: "#00FFFF", filter: { invert: 1 } }], \
                frame: { width: 36, height: 28 }, clip: rectangle, rotation: 8 }
                """
        ) { [(.box(36, 28, turnedBy: 8), red)] },
        Case(
            name: "a translucent mask of a turned node",
            node: """
                { rectangle: , fill: "#FF0000", frame: { width: 36, height: 28 }, rotation: 8, \
                mask: [{ rectangle: , fill: "#000000", opacity: 0.6 }] }
                """
        ) { [(.box(36, 28, turnedBy: 8), [1, 0.4, 0.4])] },
        Case(
            name: "two masks of a turned node",
            node: """
                { rectangle: , fill: "#FF0000", frame: { width: 36, height: 28 }, rotation: 8, \
                mask: [{ content: "#00000099" }, { content: "#000000CC" }] }
                """
        ) { [(.box(36, 28, turnedBy: 8), [1, 0.52, 0.52])] },
        Case(
            name: "two masks whose edges cross",
            node: """
                { rectangle: , fill: "#FF0000", frame: { size: 40 }, mask: [ \
                { content: [{ circle: 34, fill: "#000000", offset: { x: -5 } }] }, \
                { content: [{ circle: 34, fill: "#000000", offset: { x: 5 } }] }] }
                """
        ) { [(.circle(17, at: 19).within(.circle(17, at: 29)), red)] },
        Case(
            name: "a border over a fill that another clip cuts",
            node: """
                { rectangle: , fill: "#FF0000", frame: { size: 30 }, clip: circle, rotation: 8, \
                stroke: { paint: "#0000FF", width: 3 } }
                """
        ) {
            let inside = Outline.box(24, 24, turnedBy: 8)
            return [
                (.box(30, 30, turnedBy: 8), blue), (inside, [1, 1, 1]), (.circle(15).within(inside), red),
            ]
        },
        Case(
            name: "content turned and scaled to fill a clip",
            node: """
                { zstack: [{ rectangle: , fill: "#0000FF" }, { circle: 20, fill: "#FF0000", scale: 2 }], \
                frame: { size: 40 }, clip: circle, rotation: 30 }
                """
        ) { [(.circle(20), red)] },
        Case(
            name: "a mask inverted around its own shape",
            node: """
                { circle: 40, fill: "#FF0000", \
                mask: { inverted: true, content: [{ circle: 40, fill: "#000000" }] } }
                """
        ) { [] },
    ]

    private func picture(_ test: Case) throws -> Pixmap {
        let scene = """
            vitrine: 1
            canvas: { width: 48, height: 48, scale: 1 }
            background: "#FFFFFF"
            body:
              - \(test.node)

            """
        let engine = try TextEngine(library: sharedLibrary)
        return try Rasterizer().render(SceneRun.laidOut(scene).displayList(text: engine))
    }

    @Test(arguments: cases) func edgesAreExact(_ test: Case) throws {
        let picture = try picture(test)
        let shown = test.shown().map { (areas: $0.0.areas(), color: $0.1) }
        var worst = (0.0, "")
        for y in 0..<48 {
            for x in 0..<48 {
                let covered = shown.map { $0.areas[y * 48 + x] }
                for lane in 0..<3 {
                    var expected = test.background[lane] * (1 - (covered.first ?? 0))
                    for (index, part) in shown.enumerated() {
                        let inner = index + 1 < covered.count ? covered[index + 1] : 0
                        expected += part.color[lane] * (covered[index] - inner)
                    }
                    let difference = abs(Double(picture[x, y][lane]) / 257 - expected * 255)
                    if difference > worst.0 { worst = (difference, "at (\(x), \(y)): \(picture[x, y])") }
                }
            }
        }
        #expect(worst.0 <= 1, "\(worst)")
    }

    /// A fill that another clip cuts does not show outside the border of its shape.
    @Test func bordersHideFillsThatAreCut() throws {
        let node = """
            { rectangle: , frame: { size: 30 }, fill: "#FF0000", clip: circle, rotation: 8, \
            stroke: { paint: "#FFFFFF", width: 3 } }
            """
        let picture = try picture(Case(name: "", node: node) { [] })
        let inside = Outline.box(24, 24, turnedBy: 8).areas()
        for y in 0..<48 {
            for x in 0..<48 where inside[y * 48 + x] == 0 {
                #expect(picture[x, y].y == 65535, "(\(x), \(y)): \(picture[x, y])")
            }
        }
    }

    /// A border on some edges of a polygon hides its fill as one on all edges does.
    @Test func bordersOfSingleEdgesHideTheFill() throws {
        let node = """
            { polygon: 6, frame: { size: 40 }, fill: "#FF0000", \
            stroke: { paint: "#FFFFFF", width: 6, edges: top } }
            """
        let picture = try picture(Case(name: "", node: node) { [] })
        for x in 16..<32 {
            for y in 0..<10 { #expect(picture[x, y].y == 65535, "(\(x), \(y)): \(picture[x, y])") }
        }
    }
}
