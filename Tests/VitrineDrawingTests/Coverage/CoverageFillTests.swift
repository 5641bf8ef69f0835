import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

/// Fills compared with exact areas in doubles.
@Suite struct CoverageFillTests {
    static let frame = PixelRect(width: 24, height: 24)

    func check(_ shape: ResolvedShape, seed: Int, within tolerance: Double, steps: Int = 48) {
        var reference = CoverageReference()
        reference.add(referencePolygons(shape.path(), steps: steps))
        let isEvenOdd = shape.fillRule == .evenOdd
        let expected = reference.areas(in: Self.frame) { isEvenOdd ? $0[0] & 1 != 0 : $0[0] != 0 }
        let coverage = Coverage(.fill(shape), transform: .identity, clip: Self.frame)
        let result = largestDeviation(coverage, expected, Self.frame)
        #expect(result.0 <= tolerance, deviationComment(seed, result))
        #expect(isWellFormed(coverage), "seed \(seed)")
    }

    @Test(arguments: 0..<40) func polygonsEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let path = random.polygon(-4...28, vertices: 3 + seed % 7)
        for rule in FillRule.allCases { check(.path(path, rule), seed: seed, within: 1.0 / 4096) }
    }

    /// Hundreds of edges that cross hundreds of times in each row.
    @Test(arguments: 0..<8) func crowdedPolygons(seed: Int) {
        var random = SeededGenerator(seed: seed + 900)
        let path = random.polygon(-4...28, vertices: 60 + 20 * seed)
        for rule in FillRule.allCases { check(.path(path, rule), seed: seed, within: 1.0 / 1024) }
    }

    /// Fans of edges that leave their points within a step or two of the grid, in any order.
    @Test(arguments: 0..<20) func fansEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed + 950)
        var path = Path()
        let centre = Point(random.double(4...20), random.double(4...20))
        for index in 0..<12 {
            let jitter = Point(random.double(-3...3) / 65536, random.double(-3...3) / 65536)
            if index == 0 { path.move(to: centre + jitter) } else { path.line(to: centre + jitter) }
            path.line(to: Point(random.double(-2...26), random.double(-2...26)))
        }
        path.close()
        for rule in FillRule.allCases { check(.path(path, rule), seed: seed, within: 1.0 / 2048) }
    }

    @Test(arguments: 0..<12) func curvesEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed + 100)
        var path = random.curve(-2...26, segments: 2 + seed % 3)
        if seed % 2 == 0 { path.append(random.curve(2...22, segments: 2)) }
        check(.path(path, seed % 4 < 2 ? .nonZero : .evenOdd), seed: seed, within: 2.0 / 255, steps: 64)
    }

    @Test(arguments: 0..<10) func figuresEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed + 200)
        let rect = random.rect(-1...25, smallest: 6)
        let radii = CornerRadii(
            topLeft: random.double(0...9), topRight: random.double(0...9),
            bottomRight: random.double(0...9), bottomLeft: random.double(0...9))
        for style in CornerStyle.allCases {
            check(.roundedRectangle(rect, radii, style), seed: seed, within: 1.0 / 255)
            check(.roundedRectangle(rect, CornerRadii(radii.topLeft), style), seed: seed, within: 1.0 / 255)
        }
        check(.ellipse(rect), seed: seed, within: 1.0 / 255)
    }

    @Test(arguments: 0..<40) func rectanglesAreExactProducts(seed: Int) {
        var random = SeededGenerator(seed: seed + 300)
        let rect = random.rect(-2...26, smallest: 0.1)
        let expected = (0..<576).map { i in
            let (x, y) = (Double(i % 24), Double(i / 24))
            return max(min(rect.maxX, x + 1) - max(rect.minX, x), 0)
                * max(min(rect.maxY, y + 1) - max(rect.minY, y), 0)
        }
        let coverage = Coverage(.fill(.rectangle(rect)), transform: .identity, clip: Self.frame)
        let result = largestDeviation(coverage, expected, Self.frame)
        #expect(result.0 <= 3.0 / 65535, deviationComment(seed, result))
    }

    @Test(arguments: 0..<30) func areasEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed + 400)
        var reference = CoverageReference()
        var operands: [Area.Operand] = []
        var isEvenOdd: [Bool] = []
        for i in 0..<random.int(2...4) {
            let shape = random.shape(0...24)
            operands.append(.init(i == 0 ? .union : Area.Operation.allCases[random.int(0...2)], .fill(shape)))
            reference.add(referencePolygons(shape.path(), steps: 32))
            isEvenOdd.append(shape.fillRule == .evenOdd)
        }
        let expected = reference.areas(in: Self.frame) { windings in
            var inside = false
            for (i, operand) in operands.enumerated() {
                let hit = isEvenOdd[i] ? windings[i] & 1 != 0 : windings[i] != 0
                switch operand.operation {
                case .union: inside = inside || hit
                case .subtract: inside = inside && !hit
                case .intersect: inside = inside && hit
                }
            }
            return inside
        }
        let coverage = Coverage(Area(operands), transform: .identity, clip: Self.frame)
        let result = largestDeviation(coverage, expected, Self.frame)
        // The chords of the reference, 32 per curve, differ by up to a hundredth of a pixel.
        #expect(result.0 <= 4.0 / 255, deviationComment(seed, result))
    }

    /// Rows of vertical edges are repeated; edges that end with the last of them must not extend into the
    /// next row.
    @Test func edgesEndWithRepeatedRows() {
        let points = [Point(12, 12), Point(12, 16), Point(4, 20), Point(4, 4), Point(20, 12)]
        let shape = ResolvedShape.path(.polygon(points), .nonZero)
        let once = Coverage(.fill(shape), transform: .identity, clip: Self.frame)
        let twice = Coverage(
            Area([.init(.union, .fill(shape)), .init(.union, .fill(shape))]), transform: .identity,
            clip: Self.frame)
        #expect(once.mask(in: Self.frame).values == twice.mask(in: Self.frame).values)
        check(shape, seed: 0, within: 1.0 / 65535)
    }

    @Test func circlesHaveTheirArea() {
        for radius in [0.3, 1, 7.5, 60, 300] {
            let shape = ResolvedShape.ellipse(Rect(x: 5, y: 5, width: 2 * radius, height: 2 * radius))
            let clip = PixelRect(width: 620, height: 620)
            let area = totalArea(Coverage(.fill(shape), transform: .identity, clip: clip))
            let expected = ExactMath.pi * radius * radius
            #expect(
                abs(area - expected) <= 2 * ExactMath.pi * radius * 0.002 + 0.001, "radius \(radius): \(area)"
            )
        }
    }

    @Test(arguments: [0.05, 0.1, 0.25, 0.5, 1]) func hairlinesKeepTheirArea(width: Double) {
        for seed in 0..<6 {
            var random = SeededGenerator(seed: seed + 500)
            let (p, q) = (random.point(2...22), random.point(2...22))
            var path = Path()
            path.move(to: p)
            path.line(to: q)
            let coverage = Coverage(
                .stroke(.path(path, .nonZero), StrokeStyle(width: width)), transform: .identity,
                clip: Self.frame)
            let expected = (q - p).length * width
            let deviation = abs(totalArea(coverage) - expected)
            #expect(
                deviation <= 0.002 * expected + 0.003, "seed \(seed), width \(width): off by \(deviation)")
        }
    }
}
