import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrinePixels
@testable import VitrineReferences

/// Outlines of combined shapes compared with the exact coverage of the combination.
@Suite struct OutlineTests {
    static let frame = PixelRect(width: 24, height: 24)

    /// Checks that either fill rule fills the outline, and that it covers the same pixels as the area.
    func check(_ area: Area, _ comment: String, within tolerance: Double = 1.0 / 255) {
        let outline = area.outline()
        let expected = Coverage(area, transform: .identity, clip: Self.frame).mask(in: Self.frame).values
            .map { Double($0) / 65535 }
        for rule in FillRule.allCases {
            let coverage = Coverage(.fill(.path(outline, rule)), transform: .identity, clip: Self.frame)
            let result = largestDeviation(coverage, expected, Self.frame)
            #expect(result.0 <= tolerance, "\(comment), \(rule): \(result)")
        }
    }

    static func figure(_ random: inout SeededGenerator) -> ResolvedShape {
        let rect = random.rect(1...23, smallest: 4)
        switch random.int(0...4) {
        case 0: return .ellipse(rect)
        case 1: return .roundedRectangle(rect, CornerRadii(random.double(0...6)), .continuous)
        case 2: return .roundedRectangle(rect, CornerRadii(random.double(0...6)), .circular)
        case 3:
            return .path(
                .star(
                    rect, points: random.int(3...7), innerRadius: random.double(0.2...0.8),
                    rotation: random.double(0...360), cornerRadius: random.int(0...1) == 0 ? 0 : 0.7),
                .nonZero)
        default: return .rectangle(rect)
        }
    }

    @Test(arguments: 0..<75) func combinedPairsEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed + 10000)
        let (a, b) = (Self.figure(&random), Self.figure(&random))
        for operation in Area.Operation.allCases {
            check(Area([.init(.union, .fill(a)), .init(operation, .fill(b))]), "seed \(seed), \(operation)")
        }
    }

    /// Self-crossing paths of either rule, three and four at a time.
    @Test(arguments: 0..<40) func manyShapes(seed: Int) {
        var random = SeededGenerator(seed: seed + 11000)
        var operands: [Area.Operand] = []
        for i in 0..<random.int(1...4) {
            operands.append(
                .init(
                    i == 0 ? .union : Area.Operation.allCases[random.int(0...2)], .fill(random.shape(0...24)))
            )
        }
        check(Area(operands), "seed \(seed)", within: 1.5 / 255)
    }

    /// Many shapes in runs of one operation, which are combined in halves.
    @Test(arguments: 0..<12) func runsOfShapes(seed: Int) {
        var random = SeededGenerator(seed: seed + 15000)
        var operands = [Area.Operand(.union, .fill(Self.figure(&random)))]
        for operation in [Area.Operation.union, .subtract, .union, .intersect].prefix(random.int(1...4)) {
            let count = operation == .intersect ? random.int(1...2) : random.int(1...24)
            for _ in 0..<count {
                // Small ones, so that something is left.
                let rect = operation == .intersect ? Rect(x: 1, y: 2, width: 21, height: 19) : nil
                let shape = rect.map { ResolvedShape.ellipse($0) } ?? Self.figure(&random)
                operands.append(.init(operation, .fill(shape)))
            }
        }
        check(Area(operands), "seed \(seed), \(operands.count) operands", within: 2.0 / 255)
    }

    /// Corners on a coarse grid: shared edges, touching corners, identical shapes all the time.
    @Test(arguments: 0..<60) func degenerateShapes(seed: Int) {
        var random = SeededGenerator(seed: seed + 12000)
        func corner() -> Point { Point(Double(random.int(1...5)) * 4, Double(random.int(1...5)) * 4) }
        func shape() -> ResolvedShape {
            switch random.int(0...2) {
            case 0:
                let (p, q) = (corner(), corner())
                return .rectangle(
                    Rect(
                        minX: min(p.x, q.x), minY: min(p.y, q.y), maxX: max(p.x, q.x) + 4,
                        maxY: max(p.y, q.y) + 4))
            case 1:
                let p = corner()
                return .ellipse(Rect(x: p.x - 4, y: p.y - 4, width: 8, height: 8))
            default:
                return .path(
                    .polygon((0..<random.int(3...6)).map { _ in corner() }), FillRule.allCases[seed % 2])
            }
        }
        let first = shape()
        for operation in Area.Operation.allCases {
            check(
                Area([.init(.union, .fill(first)), .init(operation, .fill(shape()))]),
                "seed \(seed), \(operation)")
            check(
                Area([.init(.union, .fill(first)), .init(operation, .fill(first))]),
                "seed \(seed), \(operation) of itself")
        }
    }

    /// Shapes rotated by odd angles about a common corner or edge, whose edges coincide except for rounding.
    @Test(arguments: 0..<30) func nearlySharedEdges(seed: Int) {
        var random = SeededGenerator(seed: seed + 13000)
        let turn = Affine.rotation(degrees: random.double(0...360)).about(Point(12, 12))
        let split = random.double(6...18)
        func part(_ x0: Double, _ x1: Double) -> ResolvedShape {
            .path(
                Path.rectangle(Rect(minX: x0, minY: 7.3, maxX: x1, maxY: 16.1)).transformed(by: turn),
                .nonZero)
        }
        let joined = Area([.init(.union, .fill(part(5, split))), .init(.union, .fill(part(split, 19)))])
        check(joined, "seed \(seed), union")
        let outline = joined.outline()
        #expect(outline.elements.count { $0 == .close } == 1, "seed \(seed): a slit is left: \(outline)")
        check(
            Area([.init(.union, .fill(part(5, split))), .init(.intersect, .fill(part(split, 19)))]),
            "seed \(seed), intersection")
        let rest = Area([.init(.union, .fill(part(5, 19))), .init(.subtract, .fill(part(split, 19)))])
        check(rest, "seed \(seed), difference")
        #expect(rest.outline().elements.count { $0 == .close } == 1, "seed \(seed)")
    }

    @Test func uncutShapesKeepTheirCurves() {
        let circle = Path.ellipse(Rect(x: 1.1, y: 2.3, width: 7.7, height: 7.7))
        let star = Path.star(Rect(x: 12.3, y: 2.1, width: 8, height: 9), points: 5, cornerRadius: 0.5)
        let outline = Area([
            .init(.union, .fill(.path(circle, .nonZero))), .init(.union, .fill(.path(star, .nonZero))),
        ]).outline()
        #expect(outline.elements == circle.elements + star.elements)
        #expect(
            Area.fill(.ellipse(Rect(x: 0, y: 0, width: 5, height: 5))).outline()
                == .ellipse(Rect(x: 0, y: 0, width: 5, height: 5)))
    }

    @Test func cutShapesKeepTheirCurves() {
        // Two circles crossing: each keeps its arcs, cut at the crossings.
        let (a, b) = (
            ResolvedShape.ellipse(Rect(x: 0, y: 0, width: 20, height: 20)),
            ResolvedShape.ellipse(Rect(x: 12, y: 0, width: 20, height: 20))
        )
        let outline = Area([.init(.union, .fill(a)), .init(.union, .fill(b))]).outline()
        #expect(outline.elements.count { $0 == .close } == 1)
        #expect(outline.elements.count < 24)
        for p in referencePolygons(outline, steps: 10).joined() {
            let nearest = min(
                abs((p - Point(10, 10)).length - 10), abs((p - Point(22, 10)).length - 10))
            #expect(nearest < 0.001, "\(p)")
        }
        // With a hole, the contours have opposite directions.
        let ring = Area([
            .init(.union, .fill(a)),
            .init(.subtract, .fill(.ellipse(Rect(x: 5, y: 5, width: 10, height: 10)))),
        ]).outline()
        let areas = referencePolygons(ring).map { points in
            zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
                / 2
        }
        #expect(areas.count == 2 && areas[0] > 300 && areas[1] < -70)
    }

    @Test func strokesHaveOutlinesToo() {
        var random = SeededGenerator(seed: 14000)
        for position in StrokeStyle.Position.allCases {
            let shape = ResolvedShape.path(random.curve(4...20, segments: 3), .nonZero)
            let style = StrokeStyle(width: 1.5, cap: .round, join: .round, dash: [4, 3], position: position)
            check(.stroke(shape, style), "\(position)", within: 2.0 / 255)
            check(
                .stroke(
                    .rectangle(Rect(x: 4, y: 5, width: 9, height: 9)),
                    StrokeStyle(width: 1.25, position: position)), "\(position)")
        }
    }

    /// Combining outlines again changes nothing.
    @Test(arguments: 0..<20) func outlinesOfOutlines(seed: Int) {
        var random = SeededGenerator(seed: seed + 15000)
        let area = Area([
            .init(.union, .fill(Self.figure(&random))), .init(.union, .fill(Self.figure(&random))),
            .init(.subtract, .fill(Self.figure(&random))),
        ])
        let outline = area.outline()
        let again = Area.fill(.path(outline, .nonZero)).outline()
        check(Area.fill(.path(again, .evenOdd)), "seed \(seed)")
        let (one, two) = (referencePolygons(outline), referencePolygons(again))
        #expect(one.count == two.count, "seed \(seed)")
    }

    @Test(arguments: 0..<40) func hostileData(seed: Int) {
        var random = SeededGenerator(seed: seed + 16000)
        let values: [Double] = [
            .nan, .infinity, 1e9, -1e9, 1e300, 0, 1e-300, 1e-7, 12, 3.5, 1e18, 8_388_608, 11.999_999,
            12.000_01,
        ]
        func value() -> Double { values[random.int(0...(values.count - 1))] }
        func point() -> Point { Point(value(), value()) }
        var paths: [Path] = []
        for _ in 0..<2 {
            var path = Path()
            for _ in 0..<6 {
                switch random.int(0...4) {
                case 0: path.move(to: point())
                case 1: path.line(to: point())
                case 2: path.quad(point(), to: point())
                case 3: path.cubic(point(), point(), to: point())
                default: path.close()
                }
            }
            paths.append(path)
        }
        let area = Area([
            .init(.union, .fill(.path(paths[0], .evenOdd))),
            .init(Area.Operation.allCases[seed % 3], .fill(.path(paths[1], .nonZero))),
            .init(.subtract, .fill(.ellipse(Rect(x: value(), y: value(), width: value(), height: value())))),
        ])
        for p in referencePolygons(area.outline(), steps: 2).joined() {
            #expect(p.x.isFinite && p.y.isFinite, "seed \(seed)")
        }
        #expect(area.outline(tolerance: .nan).isEmpty && area.outline(tolerance: 0).isEmpty)
    }

    @Test func figuresAWholeNumberOfPointsApart() {
        var random = SeededGenerator(seed: 17000)
        let (a, b) = (random.polygon(0...20, vertices: 5), random.polygon(0...20, vertices: 5))
        func outline(_ shift: Affine) -> Path {
            Area([
                .init(.union, .fill(.path(a.transformed(by: shift), .nonZero))),
                .init(.union, .fill(.path(b.transformed(by: shift), .nonZero))),
            ]).outline()
        }
        let (here, there) = (
            outline(.identity), outline(.translation(300, -70)).transformed(by: .translation(-300, 70))
        )
        #expect(here.elements.count == there.elements.count)
        for (p, q) in zip(referencePolygons(here).joined(), referencePolygons(there).joined()) {
            #expect((p - q).length < 1e-9)
        }
    }

    /// Shapes with tens of thousands of edge crossings still give the outline of their union.
    @Test func manyCrossings() {
        let turns = [15.0, 30, 18, 1, 4, 25, 9, 17, 29, 11, 20, 27]
        let shapes = turns.enumerated().map { index, turn in
            let inset = 1 + 0.3 * Double(index)
            return ResolvedShape.path(
                .star(
                    Rect(x: inset, y: inset, width: 24 - 2 * inset, height: 24 - 2 * inset), points: 90,
                    innerRadius: 0.5, rotation: turn), .nonZero)
        }
        check(Area(shapes.map { .init(.union, .fill($0)) }), "stars", within: 3.0 / 255)
    }
}
