import Testing
import Vitrine
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineReferences

/// Nodes turned in space, compared with sets of points in doubles.
@Suite struct PerspectiveOracleTests {
    private static let red = PointPicture.Color(220, 30, 40)
    private static let blue = PointPicture.Color(20, 60, 200)

    /// Returns the map back from the canvas to the plane, and whether a point shows it.
    private static func back(
        _ degrees: Double, _ axis: (x: Double, y: Double, z: Double), _ anchor: Point, depth: Double = 0,
        distance: Double
    ) throws -> (Point) -> Point? {
        let map = Homography(
            degrees: degrees, axis: axis, anchor: anchor, depth: depth, nearness: 1 / distance)
        let inverse = try #require(map.inverse)
        return { inverse.w.at($0) > 0 ? inverse.apply($0) : nil }
    }

    /// A checkerboard on a card, from all sides.
    @Test(arguments: UInt64(0)..<24)
    func cardsAreDrawnInPerspective(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        let axis = (x: number(-1...1), y: number(-1...1), z: number(-0.3...0.3))
        let degrees = number(-75...75)
        let perspective = number(0.2...1.2)
        let depth = number(-6...6)
        let back = try Self.back(
            degrees, axis, Point(50, 30), depth: depth, distance: 48 / perspective)
        let box = RoundBox(left: 26, top: 18, right: 74, bottom: 42)
        try PointPicture { p in
            guard let q = back(p), box.contains(q) else { return PointPicture.white }
            return (q.x < 50) == (q.y < 30) ? Self.red : Self.blue
        }.expect(
            """
            { vstack: [ \
            { hstack: [ { rectangle: , fill: "#DC1E28" }, { rectangle: , fill: "#143CC8" } ], spacing: 0 }, \
            { hstack: [ { rectangle: , fill: "#143CC8" }, { rectangle: , fill: "#DC1E28" } ], spacing: 0 } ], \
            spacing: 0, frame: { width: 48, height: 24 }, position: { x: 50, y: 30 }, \
            rotation3D: { degrees: \(degrees), axis: { x: \(axis.x), y: \(axis.y), z: \(axis.z) }, \
            anchorZ: \(depth), perspective: \(perspective) } }
            """, tolerance: 9)
    }

    /// A round outline keeps a whole edge.
    @Test(arguments: [20.0, 45, 70, 84])
    func discsKeepAWholeEdge(degrees: Double) throws {
        let back = try Self.back(degrees, (0, 1, 0), Point(50, 30), distance: 50)
        try PointPicture { p in
            guard let q = back(p) else { return PointPicture.white }
            return Point(q.x - 50, q.y - 30).length <= 25 ? Self.blue : PointPicture.white
        }.expect(
            """
            { circle: , fill: "#143CC8", frame: { size: 50 }, position: { x: 50, y: 30 }, \
            rotation3D: { degrees: \(degrees), axis: y } }
            """, tolerance: degrees > 80 ? 3 : 2)
    }

    /// What is far away is a mean, without patterns of its own: fine lines on a floor grow grey.
    @Test func floorsGrowGrey() throws {
        let lines = (0..<60).map { index in
            "{ rectangle: , fill: \"\(index % 2 == 0 ? "#000000" : "#FFFFFF")\", frame: { width: 1 } }"
        }
        let scene = """
            vitrine: 1
            canvas: { width: 100, height: 60, scale: 1 }
            background: white
            body:
              - { hstack: [\(lines.joined(separator: ", "))], spacing: 0, frame: { width: 60, height: 60 },
                  rotation3D: { degrees: 80, axis: y, anchor: leading, perspective: 1 },
                  position: { x: 40, y: 30 } }
            """
        let pixels = try Scene(yaml: scene).render().pixels
        let back = try Self.back(80, (0, 1, 0), Point(10, 30), distance: 60)
        // A pixel covers many lines where the plane is far away.
        var count = 0
        for x in 10..<40 {
            guard let left = back(Point(Double(x), 30.5)), let right = back(Point(Double(x + 1), 30.5)),
                left.x > 12, right.x < 58, right.x - left.x > 4
            else { continue }
            count += 1
            let pixel = try #require(pixels[x, 30])
            // Of an odd number of half lines, one is left over.
            #expect(abs(Double(pixel[0]) - 127.5) < 127.5 / (right.x - left.x) + 4, "\(x): \(pixel)")
        }
        #expect(count > 2)
    }

    /// Halves of translucent pictures are premultiplied: no dark or white rims.
    @Test func edgesHaveTheirOwnColour() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 100, height: 60, scale: 1 }
            background: clear
            body:
              - { rectangle: , fill: "#DC1E28", opacity: 0.5, frame: { width: 60, height: 40 },
                  rotation3D: { degrees: 40, axis: { x: 1, y: 1 } } }
            """
        let pixels = try Scene(yaml: scene).render().pixels
        for y in 0..<60 {
            for x in 0..<100 {
                guard let pixel = pixels[x, y], pixel[3] > 16 else { continue }
                let tolerance = 255 / Double(pixel[3]) + 1.5
                #expect(abs(Double(pixel[0]) - 220) <= tolerance, "\(x) \(y) \(pixel)")
                #expect(abs(Double(pixel[1]) - 30) <= tolerance, "\(x) \(y) \(pixel)")
                #expect(pixel[3] <= 129)
            }
        }
    }

    private static func pixels(_ nodes: String, _ canvas: String = "") throws -> PixelImage {
        try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 100, height: 60, scale: 1\(canvas) }
                background: white
                body:
                  - \(nodes)
                """
        ).render().pixels
    }

    private static func expectEqual(
        _ a: PixelImage, _ b: PixelImage, tolerance: Int = 0, _ location: SourceLocation = #_sourceLocation
    ) {
        for y in 0..<60 {
            for x in 0..<100 {
                guard let one = a[x, y], let other = b[x, y] else { continue }
                for lane in 0..<4 where abs(Int(one[lane]) - Int(other[lane])) > tolerance {
                    Issue.record("(\(x), \(y)): \(one) and \(other)", sourceLocation: location)
                    return
                }
            }
        }
    }

    private static let card = """
        rectangle: , fill: "#DC1E28", cornerRadius: 6, frame: { width: 40, height: 24 }
        """

    /// A turn within the plane, or half a turn, is drawn as one without perspective is.
    @Test func affineTurnsAreDrawnAsOutlines() throws {
        Self.expectEqual(
            try Self.pixels("{ \(Self.card), rotation3D: { degrees: 30, axis: z } }"),
            try Self.pixels("{ \(Self.card), rotation: 30 }"))
        Self.expectEqual(
            try Self.pixels("{ \(Self.card), rotation3D: { degrees: 180, axis: y } }"),
            try Self.pixels("{ \(Self.card), scale: { x: -1, y: 1 } }"))
        Self.expectEqual(
            try Self.pixels("{ \(Self.card), rotation3D: { degrees: 0, axis: y } }"),
            try Self.pixels("{ \(Self.card) }"))
    }

    @Test(arguments: ["{ degrees: 90, axis: y }", "{ degrees: -90, axis: x }", "{ degrees: 270, axis: y }"])
    func whatIsSeenEdgeOnIsNotDrawn(rotation: String) throws {
        Self.expectEqual(
            try Self.pixels("{ \(Self.card), rotation3D: \(rotation) }"),
            try Self.pixels("{ circle: 1, opacity: 0 }"))
    }

    /// An axis far behind an eye that is near brings all of the card behind the eye.
    @Test func whatLiesBehindTheEyeIsNotDrawn() throws {
        Self.expectEqual(
            try Self.pixels(
                "{ \(Self.card), rotation3D: { degrees: 1, axis: x, anchorZ: -100, perspective: 1 } }"),
            try Self.pixels("{ circle: 1, opacity: 0 }"))
    }

    /// In right-to-left layout the picture is the mirror image.
    @Test func rightToLeftLayoutMirrors() throws {
        let node = "{ \(Self.card), rotation3D: { degrees: 40, axis: y, anchor: leading } }"
        let (left, right) = (
            try Self.pixels(node), try Self.pixels(node, ", layoutDirection: rtl")
        )
        for y in 0..<60 {
            for x in 0..<100 {
                guard let one = left[x, y], let other = right[99 - x, y] else { continue }
                for lane in 0..<3 {
                    #expect(abs(Int(one[lane]) - Int(other[lane])) <= 1, "\(x) \(y)")
                }
            }
        }
    }

    /// Opacity acts on the turned picture, and blend modes see what is behind it.
    @Test func blendModesSeeTheBackdrop() throws {
        func nodes(_ modifiers: String) -> String {
            """
            { rectangle: , fill: "#143CC8", overlay: { \(Self.card), \(modifiers) \
            rotation3D: { degrees: 40, axis: y } } }
            """
        }
        let plain = try Self.pixels(nodes(""))
        let multiplied = try Self.pixels(nodes("blendMode: multiply,"))
        let faint = try Self.pixels(nodes("opacity: 0.5,"))
        let (one, other, half) = (
            try #require(plain[50, 30]), try #require(multiplied[50, 30]), try #require(faint[50, 30])
        )
        #expect(one == SIMD4(220, 30, 40, 255))
        #expect(abs(Int(other[0]) - 220 * 20 / 255) <= 1 && abs(Int(other[2]) - 40 * 200 / 255) <= 1)
        #expect(abs(Int(half[0]) - 120) <= 1 && abs(Int(half[2]) - 120) <= 1)
    }

    /// A shadow around the turned card has the card's outline, and a mask around it does not turn.
    @Test func shadowsAndMasksOutsideSeeTheTurnedPicture() throws {
        let turn = "rotation3D: { degrees: 60, axis: y }"
        let shadow = try Self.pixels(
            "{ zstack: [{ \(Self.card), \(turn) }], shadow: { color: black, opacity: 1, radius: 0, y: 30 } }")
        let card = try Self.pixels("{ \(Self.card), \(turn) }")
        var count = 0
        for y in 0..<26 {
            for x in 0..<100 {
                guard let cast = shadow[x, y + 30], let own = card[x, y] else { continue }
                // The shadow falls 30 points below the card, which is red where the shadow is black.
                if own[1] == 30 {
                    count += 1
                    #expect(cast[0] <= 1 || card[x, y + 30]?[1] != 255, "\(x) \(y)")
                }
            }
        }
        #expect(count > 0)
        let masked = try Self.pixels(
            """
            { zstack: [{ \(Self.card), \(turn) }], frame: { width: 100, height: 60 }, \
            mask: { rectangle: , fill: black, frame: { width: 50, height: 60 }, position: { x: 25, y: 30 } } }
            """)
        for y in 0..<60 {
            for x in 50..<100 { #expect(masked[x, y].map { $0[1] } == 255) }
            for x in 0..<50 { #expect(masked[x, y].map { $0[1] } == card[x, y].map { $0[1] }) }
        }
    }

    /// A material in a turned card shows what is behind the card.
    @Test func materialsSeeWhatIsBehind() throws {
        func pixel(_ color: String) throws -> SIMD4<UInt8> {
            let pixels = try Self.pixels(
                """
                { rectangle: , fill: "\(color)", overlay: { rectangle: , material: ultraThin, \
                frame: { width: 60, height: 40 }, rotation3D: { degrees: 30, axis: x } } }
                """)
            return try #require(pixels[50, 30])
        }
        let (red, blue) = (try pixel("#DC1E28"), try pixel("#143CC8"))
        #expect(red[0] > blue[0] && blue[2] > red[2], "\(red) \(blue)")
    }
}
