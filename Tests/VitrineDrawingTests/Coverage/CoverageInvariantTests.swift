import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrinePixels
@testable import VitrineReferences

/// Relations between coverages that hold to the last bit or the last but one.
@Suite struct CoverageInvariantTests {
    static let frame = PixelRect(width: 24, height: 24)

    func values(_ area: Area, _ transform: Affine = .identity, _ clip: PixelRect = frame) -> [UInt16] {
        Coverage(area, transform: transform, clip: clip).mask(in: clip).values
    }

    func randomArea(_ seed: Int) -> Area {
        var random = SeededGenerator(seed: seed)
        if seed % 3 == 0 {
            return .stroke(random.shape(3...21), StrokeStyle(width: random.double(0.3...4), join: .round))
        }
        var operands = [Area.Operand(.union, .fill(random.shape(0...24)))]
        if seed % 3 == 1 {
            operands.append(.init(Area.Operation.allCases[random.int(0...2)], .fill(random.shape(0...24))))
        }
        return Area(operands)
    }

    func worst(_ indices: Range<Int>, _ difference: (Int) -> Int) -> Int {
        indices.map { abs(difference($0)) }.max() ?? 0
    }

    @Test(arguments: 0..<30) func wholePixelTranslation(seed: Int) {
        let area = randomArea(seed)
        let here = values(area, .translation(0.25, -0.625))
        let moved = PixelRect(x0: 1007, y0: -513, x1: 1031, y1: -489)
        #expect(here == values(area, .translation(1007.25, -513.625), moved), "seed \(seed)")
    }

    @Test(arguments: 0..<30) func mirroredAreasHaveMirroredCoverage(seed: Int) {
        let area = randomArea(seed + 1000)
        let plain = values(area)
        let across = values(area, Affine(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
        let down = values(area, Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24))
        let deviation = max(
            worst(0..<576) { Int(plain[$0]) - Int(across[$0 / 24 * 24 + 23 - $0 % 24]) },
            worst(0..<576) { Int(plain[$0]) - Int(down[(23 - $0 / 24) * 24 + $0 % 24]) })
        // Cuts at crossing edges are made from top to bottom.
        #expect(deviation <= 4, "seed \(seed): largest deviation \(deviation)/65535")
    }

    @Test(arguments: 0..<20) func mirroredConvexFiguresAreEqual(seed: Int) {
        var random = SeededGenerator(seed: seed + 1500)
        let shape = ResolvedShape.roundedRectangle(
            random.rect(0...24, smallest: 3), CornerRadii(random.double(0...9)), .continuous)
        let plain = values(.fill(shape))
        let across = values(.fill(shape), Affine(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
        let down = values(.fill(shape), Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24))
        #expect(plain.indices.allSatisfy { plain[$0] == across[$0 / 24 * 24 + 23 - $0 % 24] }, "seed \(seed)")
        #expect(plain.indices.allSatisfy { plain[$0] == down[(23 - $0 / 24) * 24 + $0 % 24] }, "seed \(seed)")
    }

    @Test(arguments: 0..<30) func aCutAddsUp(seed: Int) {
        var random = SeededGenerator(seed: seed + 2000)
        let shape = random.shape(1...23)
        let knife = random.shape(1...23)
        let whole = values(.fill(shape))
        let kept = values(Area([.init(.union, .fill(shape)), .init(.intersect, .fill(knife))]))
        let rest = values(Area([.init(.union, .fill(shape)), .init(.subtract, .fill(knife))]))
        let deviation = worst(0..<576) { Int(kept[$0]) + Int(rest[$0]) - Int(whole[$0]) }
        #expect(deviation <= 3, "seed \(seed): largest deviation \(deviation)/65535")
    }

    @Test(arguments: 0..<20) func aPolygonCutInTwoAddsUp(seed: Int) {
        var random = SeededGenerator(seed: seed + 2500)
        let (a, b, c, d) = (Point(1.3, 2.1), Point(22.7, 1.9), random.point(13...23), Point(1.1, 22.2))
        func polygon(_ points: [Point]) -> Area {
            var path = Path()
            path.move(to: points[0])
            points.dropFirst().forEach { path.line(to: $0) }
            path.close()
            return .fill(.path(path, .nonZero))
        }
        let whole = values(polygon([a, b, c, d]))
        let (one, two) = (values(polygon([a, b, c])), values(polygon([a, c, d])))
        let deviation = worst(0..<576) { Int(one[$0]) + Int(two[$0]) - Int(whole[$0]) }
        #expect(deviation <= 1, "seed \(seed): largest deviation \(deviation)/65535")
    }

    @Test(arguments: 0..<20) func shapeAndComplementCoverThePixel(seed: Int) {
        var random = SeededGenerator(seed: seed + 3000)
        let shape = random.shape(1...23)
        let frame = ResolvedShape.rectangle(Rect(x: 0, y: 0, width: 24, height: 24))
        let inside = values(.fill(shape))
        let outside = values(Area([.init(.union, .fill(frame)), .init(.subtract, .fill(shape))]))
        let deviation = worst(0..<576) { Int(inside[$0]) + Int(outside[$0]) - 65535 }
        #expect(deviation <= 2, "seed \(seed): largest deviation \(deviation)/65535")
    }

    @Test(arguments: 0..<20) func theClipOnlyCrops(seed: Int) {
        let area = randomArea(seed + 4000)
        let small = PixelRect(x0: 5, y0: 7, x1: 17, y1: 19)
        let whole = Coverage(area, transform: .identity, clip: Self.frame).mask(in: small).values
        let cropped = Coverage(area, transform: .identity, clip: small)
        let values = cropped.mask(in: small).values
        let deviation = worst(0..<whole.count) { Int(whole[$0]) - Int(values[$0]) }
        #expect(deviation <= 2, "seed \(seed): largest deviation \(deviation)/65535")
        #expect(cropped.bounds.intersection(small) == cropped.bounds || cropped.isEmpty)
    }

    @Test func combinationsAddUp() {
        let a = Coverage(
            .fill(.ellipse(Rect(x: 1, y: 1, width: 15, height: 20))), transform: .identity, clip: Self.frame)
        let b = Coverage(
            .fill(.roundedRectangle(Rect(x: 6.5, y: 4.2, width: 15, height: 12), CornerRadii(4), .circular)),
            transform: .identity, clip: Self.frame)
        let (va, vb) = (a.mask(in: Self.frame).values, b.mask(in: Self.frame).values)
        let product = a.intersected(with: b)
        #expect(isWellFormed(product))
        func scaled(_ a: UInt16, _ b: UInt16) -> UInt16 { UInt16((UInt32(a) * UInt32(b) + 32767) / 65535) }
        #expect(product.mask(in: Self.frame).values == zip(va, vb).map { scaled($0, $1) })
        #expect(a.runs(inRow: -1).isEmpty && a.runs(inRow: 1000).isEmpty)
    }

    @Test func overlappingGlyphsCountOnce() {
        let square = Path.rectangle(Rect(x: 0, y: -500, width: 500, height: 500))
        func area(_ positions: [Double]) -> Double {
            let run = GlyphRun(
                text: "", fontDescription: "", size: 10, unitsPerEm: 1000, origin: .zero, advance: 0,
                glyphs: positions.map { .init(outline: square, position: Point($0, 10)) })
            return totalArea(Coverage(run, transform: .identity, clip: Self.frame))
        }
        #expect(abs(area([2, 4]) - 35) < 1e-3)
        #expect(abs(area([2, 12.5]) - 50) < 1e-3)
    }
}
