import Testing

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrineText

/// Letters with round ends, of the rounded design.
struct OutlineRoundingTests {
    private static let rounding = OutlineRounding(stem: 100, unitsPerEm: 100_000_000)

    /// Returns the area within a path of contours that do not cross, on chords.
    private func area(_ path: Path) -> Double {
        var (sum, current, start) = (0.0, Point.zero, Point.zero)
        func line(_ p: Point) {
            sum += current.cross(p) / 2
            current = p
        }
        for element in path.elements {
            switch element {
            case .move(let p): (current, start) = (p, p)
            case .line(let p): line(p)
            case .quad(let c, let p):
                let curve = CubicSegment(quadratic: current, c, p)
                for t in 1...64 { line(point(curve, Double(t) / 64)) }
            case .cubic(let c1, let c2, let p):
                let curve = CubicSegment(current, c1, c2, p)
                for t in 1...64 { line(point(curve, Double(t) / 64)) }
            case .close: line(start)
            }
        }
        return abs(sum)
    }

    private func point(_ c: CubicSegment, _ t: Double) -> Point {
        Flattening.cubic(c.p0, c.p1, c.p2, c.p3, t, 1 - t)
    }

    private func polygon(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        for (index, p) in points.enumerated() {
            if index == 0 { path.move(to: Point(p.0, p.1)) } else { path.line(to: Point(p.0, p.1)) }
        }
        path.close()
        return path
    }

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    private func rounded(_ path: Path) -> Path { Self.rounding.rounded(GlyphOutline(path)).path }

    /// A dot becomes a circle, a stroke a capsule, and a wide bar keeps straight edges between its arcs.
    @Test(arguments: [
        (100.0, 100.0, 50.0), (100, 700, 50), (140, 900, 70), (60, 60, 30), (400, 700, 50),
    ])
    func rectanglesGetRoundEnds(width: Double, height: Double, radius: Double) {
        let result = rounded(box(10, 20, width, height))
        let expected = width * height - (4 - ExactMath.pi) * radius * radius
        #expect(abs(area(result) - expected) < expected * 0.001)
        #expect(result.bounds.map { abs($0.width - width) < 0.01 && abs($0.height - height) < 0.01 } == true)
    }

    /// Both directions, the stroke within a hole's contour, and a contour that begins on an edge.
    @Test func theWayAContourRunsMakesNoDifference() {
        let points = [(0.0, 0.0), (100, 0), (100, 700), (0, 700)]
        let one = area(rounded(polygon(points)))
        #expect(abs(area(rounded(polygon(points.reversed()))) - one) < 1e-6)
        let middle = [(50.0, 0.0), (100, 0), (100, 700), (0, 700), (0, 0)]
        #expect(abs(area(rounded(polygon(middle))) - one) < 1e-6)
    }

    /// The parts of a plus overlap: it has eight convex corners, in four round ends, and four sharp ones.
    @Test func overlapsLeaveNoNotches() {
        var path = box(300, 0, 100, 700)
        path.append(box(0, 300, 700, 100))
        let expected = 2 * 700 * 100 - 100.0 * 100 - 8 * (1 - ExactMath.pi / 4) * 50 * 50
        #expect(abs(area(rounded(path)) - expected) < expected * 0.001)
        // A bar that begins within the stroke whose top it shares.
        var corner = box(0, 0, 100, 700)
        corner.append(box(50, 0, 450, 100))
        let bent = 700 * 100 + 400 * 100 - 5 * (1 - ExactMath.pi / 4) * 50 * 50
        #expect(abs(area(rounded(corner)) - bent) < bent * 0.001)
    }

    /// A tip that a short line cuts off is one corner: rounded as two, it would stay sharp.
    @Test func bluntTipsAreOneCorner() {
        let sharp = polygon([(0, 0), (400, 400), (0, 400)])
        let blunt = polygon([(0, 6), (0, 0), (3, 3), (400, 400), (0, 400)])
        let other = polygon([(0, 10), (4, 4), (394, 394), (388, 400), (0, 400)])
        #expect(abs(area(rounded(blunt)) - area(rounded(sharp))) < 40)
        #expect(abs(area(rounded(other)) - area(rounded(sharp))) < 400)
    }

    /// Corners are rounded by the stroke that turns there, not by the font's: a thin frame has small ones.
    @Test(arguments: [20.0, 60, 100]) func cornersAreOfTheirStroke(width: Double) {
        var path = box(0, 0, 700, 700)
        let inner = [(width, width), (width, 700 - width), (700 - width, 700 - width), (700 - width, width)]
        path.append(polygon(inner))
        let expected = area(path) - (4 - ExactMath.pi) * width * width / 4
        #expect(abs(area(rounded(path)) - expected) < expected * 0.001)
    }

    /// The short accents of heavy fonts keep their direction.
    @Test func accentsAreNoDots() {
        let accent = polygon([(80, 0), (230, 0), (130, 150), (0, 150)])
        #expect(area(rounded(accent)) > area(accent) * 0.9)
    }

    @Test func curvesWithoutCornersStay() {
        let circle = Path.arc(Rect(x: 0, y: 0, width: 300, height: 400), startAngle: 0, endAngle: 360)
        #expect(abs(area(rounded(circle)) - area(circle)) < 1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e-300])
    func numbersWithoutMeaningAreDrawnAsTheyAre(value: Double) {
        let path = box(0, 0, value, 700)
        _ = rounded(path)
        let outline = GlyphOutline(box(0, 0, 100, 700))
        let other = OutlineRounding(stem: value, unitsPerEm: 1000).rounded(outline)
        #expect(value > 0 && value < 1e299 || other.path.isFinite)
    }

    /// Contours that cross themselves, turn back, or have no length.
    @Test func outlinesOfAnyPointsAreFinite() {
        var seed: UInt64 = 1
        func number() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 54)
        }
        func point() -> Point { Point(number(), number()) }
        for count in 0..<400 {
            var path = Path()
            path.move(to: point())
            for step in 0..<count % 9 {
                switch (count + step) % 4 {
                case 0: path.quad(point(), to: point())
                case 1: path.cubic(point(), point(), to: point())
                case 2: path.line(to: Point(number(), 0))
                default: path.line(to: point())
                }
            }
            path.close()
            #expect(rounded(path).isFinite)
        }
    }

    private static let letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&@$%#()[]{}/*+-="
        + "ÆÐŁØÞßæðłøþΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψω"
        + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"

    /// At nine weights the ink is the source's within 2 %, and nothing vanishes.
    @Test(arguments: [100.0, 200, 300, 400, 500, 600, 700, 800, 900])
    func lettersKeepTheirInk(weight: Double) throws {
        let font = FontDescription(family: "Inter", size: 17, weight: weight, design: .rounded)
        let instance = try makeEngine().instance(for: font)
        var (before, after) = (0.0, 0.0)
        for letter in Self.letters.unicodeScalars {
            let glyph = try #require(instance.shaping.glyph(for: letter))
            let own = instance.outlines.outline(of: glyph).path
            let made = instance.outline(of: glyph)
            let source = Area.fill(.path(own, .nonZero)).outline(tolerance: 0.05)
            let (old, new) = (area(source), area(made.path))
            before += old
            after += new
            #expect(abs(new / old - 1) < 0.12, "\(letter): \(new / old)")
            let (a, b) = (try #require(source.bounds), try #require(made.bounds))
            #expect(abs(a.height / b.height - 1) < 0.08, "\(letter)")
        }
        #expect(abs(after / before - 1) < 0.02, "\(after / before)")
    }

    @Test func advancesAreTheFonts() throws {
        let engine = try makeEngine()
        let plain = FontDescription(family: "Noto Serif", size: 30)
        let round = FontDescription(family: "Noto Serif", size: 30, design: .rounded)
        let texts = try [plain, round].map { try engine.paragraph("AVATAR, fi 12,480", font: $0) }
        #expect(texts[0].size == texts[1].size)
        let outlines = texts.map { $0.lines[0].glyphs.map(\.outline.path) }
        #expect(outlines[0] != outlines[1])
    }

    /// Goldens tell rounded letters from plain ones of the same file, and those of another version.
    @Test func fingerprintsSayWhatIsRounded() throws {
        let engine = try makeEngine()
        _ = try engine.paragraph("A", font: FontDescription(size: 17, design: .rounded))
        let used = try #require(engine.fingerprintsUsed.first)
        #expect(used.family.hasPrefix("Inter") && used.family.hasSuffix(", rounded 1"))
        #expect(sharedLibrary.fingerprints(ofFamily: used.family).contains(used))
        #expect(!sharedLibrary.fingerprints(ofFamily: "Inter").contains(used))
        let old = used.family.dropLast() + "0"
        #expect(!sharedLibrary.fingerprints(ofFamily: String(old)).contains { $0.family == old })
        #expect(sharedLibrary.path(of: used) != nil)
    }
}
