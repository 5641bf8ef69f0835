import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

/// Strokes compared with point samples of their definition.
@Suite struct CoverageStrokeTests {
    static let frame = PixelRect(width: 24, height: 24)

    func coverage(_ shape: ResolvedShape, _ style: StrokeStyle, _ transform: Affine = .identity) -> Coverage {
        Coverage(.stroke(shape, style), transform: transform, clip: Self.frame)
    }

    /// 64 by 64 samples where the coverage is partial, 2 by 2 elsewhere.
    func check(_ coverage: Coverage, seed: Int, _ contains: (Point) -> Bool) {
        let mask = coverage.mask(in: Self.frame)
        var worst = (0.0, "")
        for y in 0..<24 {
            for x in 0..<24 {
                let value = Double(mask[x, y]) / 65535
                let count = value > 0 && value < 1 ? 64 : 2
                var hits = 0
                for j in 0..<count {
                    for i in 0..<count {
                        let p = Point(
                            Double(x) + (Double(i) + 0.5) / Double(count),
                            Double(y) + (Double(j) + 0.5) / Double(count))
                        if contains(p) { hits += 1 }
                    }
                }
                let sampled = Double(hits) / Double(count * count)
                if abs(value - sampled) > worst.0 {
                    worst = (abs(value - sampled), "at (\(x), \(y)): \(value), not \(sampled)")
                }
            }
        }
        #expect(worst.0 <= 2.0 / 255, deviationComment(seed, worst))
        #expect(isWellFormed(coverage), "seed \(seed)")
    }

    @Test(arguments: 0..<18) func strokedPolylinesEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed + 5000)
        let points = (0..<(3 + seed % 2)).map { _ in random.point(4...20) }
        let style = StrokeStyle(
            width: random.double(0.4...5), cap: StrokeStyle.Cap.allCases[seed % 3],
            join: StrokeStyle.Join.allCases[seed / 3 % 3], miterLimit: seed % 2 == 0 ? 10 : 1.5)
        let isClosed = seed % 4 == 3
        var path = Path()
        path.move(to: points[0])
        points.dropFirst().forEach { path.line(to: $0) }
        if isClosed { path.close() }
        let definition = StrokeDefinition(points: points, isClosed: isClosed, style: style)
        check(coverage(.path(path, .nonZero), style), seed: seed, definition.contains)
    }

    @Test(arguments: 0..<5) func strokedCurvesEqualTheReference(seed: Int) {
        var random = SeededGenerator(seed: seed + 6000)
        var path = Path()
        path.move(to: random.point(5...19))
        path.cubic(random.point(0...24), random.point(0...24), to: random.point(5...19))
        let style = StrokeStyle(width: random.double(0.4...7), cap: .round, join: .round)
        let definition = StrokeDefinition(
            points: referencePolygons(path, steps: 60)[0], isClosed: false, style: style)
        check(coverage(.path(path, .nonZero), style), seed: seed, definition.contains)
    }

    /// Concentric outlines, the general stroker, and outlines cut by the shape agree.
    @Test(arguments: StrokeStyle.Position.allCases, [0.5, 1.75, 9]) func waysOfPlacingStrokesAgree(
        position: StrokeStyle.Position, width: Double
    ) {
        let rect = Rect(x: 5.3, y: 6.1, width: 13.25, height: 11.5)
        let style = StrokeStyle(width: width, join: .miter, position: position)
        for shape in [
            ResolvedShape.rectangle(rect), .roundedRectangle(rect, CornerRadii(3.5), .circular),
            .ellipse(Rect(x: 6.2, y: 5.7, width: 12, height: 12)),
        ] {
            let general = coverage(.path(shape.path(), .nonZero), style)
            let expected = general.mask(in: Self.frame).values.map { Double($0) / 65535 }
            let result = largestDeviation(coverage(shape, style), expected, Self.frame)
            // Each outline may differ by the tolerance of flattening, twice for wide strokes of curves.
            #expect(result.0 <= 2.0 / 255, "\(shape) \(style): \(result)")
        }
    }

    @Test func dashesOfALine() {
        var line = Path()
        line.move(to: Point(2, 5))
        line.line(to: Point(20, 5))
        func dashed(_ dash: [Double], _ phase: Double, _ cap: StrokeStyle.Cap = .butt) -> [UInt16] {
            let style = StrokeStyle(width: 2, cap: cap, dash: dash, dashPhase: phase)
            return coverage(.path(line, .nonZero), style).mask(in: PixelRect(x0: 0, y0: 4, x1: 24, y1: 5))
                .values
        }
        func bars(_ ranges: [Range<Int>]) -> [UInt16] {
            (0..<24).map { x in ranges.contains { $0.contains(x) } ? 65535 : 0 }
        }
        #expect(dashed([4, 2], 0) == bars([2..<6, 8..<12, 14..<18]))
        #expect(dashed([4, 2], 1) == bars([2..<5, 7..<11, 13..<17, 19..<20]))
        #expect(dashed([4, 2], -1) == bars([3..<7, 9..<13, 15..<19]))
        #expect(dashed([3], 0) == bars([2..<5, 8..<11, 14..<17]))
        #expect(dashed([0, 6], 3, .square) == bars([4..<6, 10..<12, 16..<18]))
        #expect(dashed([0, 0], 0) == bars([2..<20]))
        #expect(dashed([-1, 2], 0) == bars([2..<20]))
        #expect(dashed([1e-9, 1e-9], 0) == bars([2..<20]))
    }

    @Test func dashesOfAClosedContourMeet() {
        let rect = ResolvedShape.rectangle(Rect(x: 4, y: 4, width: 12, height: 12))
        // 48 in length: on from 3 before the start to 3 after it, and opposite.
        let dashed = coverage(rect, StrokeStyle(width: 2, dash: [6, 18], dashPhase: 3))
        // Two mitred corners, each of two arms of 3 by 2: the square of the join compensates for the overlap.
        #expect(abs(totalArea(dashed) - 24) < 1e-3)
        #expect(dashed.mask(in: Self.frame)[3, 3] == 65535)
    }

    /// Dashes that end at a corner do not turn around it by a rounding error of their lengths: six bars along
    /// the sides of a hexagon, compared with their exact areas.
    @Test(arguments: [1.0, 2, 4], [false, true])
    func dashesThatDivideASideEvenlyEndThere(parts: Double, beginsWithGap: Bool) {
        // Sides of this length are longer by a rounding error than all of their dashes.
        let length = 5.7
        let (dash, phase) = ([length / parts, length / parts], beginsWithGap ? length / parts : 0)
        let (across, down) = (0.75.squareRoot() * length, length / 2)
        let corners = [
            Point(12, 12 - length), Point(12 + across, 12 - down), Point(12 + across, 12 + down),
            Point(12, 12 + length), Point(12 - across, 12 + down), Point(12 - across, 12 - down),
        ]
        var path = Path()
        path.move(to: corners[0])
        corners.dropFirst().forEach { path.line(to: $0) }
        path.close()
        var reference = CoverageReference()
        var bars: [[Point]] = []
        var start = -phase
        while start < 6 * length - 1e-6 {
            let (side, from) = (Int((start / length + 1e-9).rounded(.down)), start)
            if side >= 0 {
                let (p, q) = (corners[side], corners[(side + 1) % 6])
                let way = (q - p) * (1 / length)
                let first = from - length * Double(side)
                let (a, b) = (p + way * first, p + way * (first + dash[0]))
                let across = Point(-way.y, way.x)
                bars.append([a + across, b + across, b - across, a - across])
            }
            start += dash[0] + dash[1]
        }
        reference.add(bars)
        let expected = reference.areas(in: Self.frame) { $0[0] != 0 }
        let style = StrokeStyle(width: 2, dash: dash, dashPhase: phase)
        let result = largestDeviation(coverage(.path(path, .nonZero), style), expected, Self.frame)
        #expect(result.0 <= 1.0 / 2048, "\(result)")
    }

    @Test func pointsAreStrokedAsDots() {
        var path = Path()
        path.move(to: Point(10, 10))
        let bare = ResolvedShape.path(path, .nonZero)
        path.close()
        let dot = ResolvedShape.path(path, .nonZero)
        #expect(coverage(bare, StrokeStyle(width: 6, cap: .round)).isEmpty)
        #expect(coverage(dot, StrokeStyle(width: 6, cap: .butt)).isEmpty)
        let round = totalArea(coverage(dot, StrokeStyle(width: 6, cap: .round)))
        #expect(abs(round - 9 * ExactMath.pi) < 0.04)
        #expect(abs(totalArea(coverage(dot, StrokeStyle(width: 6, cap: .square))) - 36) < 1e-3)
    }

    @Test func strokesScaleWithTheTransform() {
        let shape = ResolvedShape.path(.ellipse(Rect(x: 1, y: 1, width: 5, height: 5)), .nonZero)
        let scaled = coverage(shape, StrokeStyle(width: 1), .scale(3, 3))
        #expect(abs(totalArea(scaled) - ExactMath.pi * (9 * 9 - 6 * 6)) < 0.3)
    }
}

/// Dashes along the outline of a figure are whole.
@Suite struct DashedBorderTests {
    @Test(arguments: [StrokeStyle.Position.inside, .outside]) func dotsAreCircles(
        position: StrokeStyle.Position
    ) {
        // 24 by 24: inside, the dots run along 20 by 20, outside along 28 by 28.
        let style = StrokeStyle(width: 4, cap: .round, dash: [0, 8], position: position)
        let inset = position == .inside ? 2.0 : -2
        let box = Rect(x: 8, y: 8, width: 24, height: 24)
        let frame = PixelRect(width: 40, height: 40)
        func area(_ shape: ResolvedShape, _ style: StrokeStyle) -> Mask {
            Coverage(.stroke(shape, style), transform: .identity, clip: frame).mask(in: frame)
        }
        var centred = style
        centred.position = .center
        let expected = area(.rectangle(box.insetBy(inset, inset)), centred)
        #expect(area(.rectangle(box), style).values == expected.values)
        let dots = 4 * (24 - 2 * inset) / 8
        let total = expected.values.reduce(0.0) { $0 + Double($1) / 65535 }
        #expect(abs(total - dots * ExactMath.pi * 4) < 1)
    }
}
