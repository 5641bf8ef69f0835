import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

/// External data never causes a trap, and costs a bounded amount of work.
@Suite struct CoverageRobustnessTests {
    static let frame = PixelRect(width: 24, height: 24)

    @Test(arguments: 0..<40) func hostileCoordinates(seed: Int) {
        var random = SeededGenerator(seed: seed + 7000)
        let values: [Double] = [
            .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .greatestFiniteMagnitude, 0,
            .leastNonzeroMagnitude, 8_388_608,
            -8_388_609, 12, 3.5, 1e18,
        ]
        func value() -> Double { values[random.int(0...(values.count - 1))] }
        func point() -> Point { Point(value(), value()) }
        var path = Path()
        for _ in 0..<8 {
            switch random.int(0...4) {
            case 0: path.move(to: point())
            case 1: path.line(to: point())
            case 2: path.quad(point(), to: point())
            case 3: path.cubic(point(), point(), to: point())
            default: path.close()
            }
        }
        let rect = Rect(x: value(), y: value(), width: value(), height: value())
        let style = StrokeStyle(
            width: value(), cap: .round, join: .miter, miterLimit: value(),
            dash: [abs(value()), abs(value())],
            dashPhase: value(), position: StrokeStyle.Position.allCases[seed % 3])
        let transform = Affine(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
        for map in [Affine.identity, transform] {
            for shape in [
                ResolvedShape.path(path, .evenOdd), .rectangle(rect), .ellipse(rect),
                .roundedRectangle(rect, CornerRadii(value()), .continuous),
            ] {
                let area = Area([
                    .init(.union, .fill(shape)), .init(.union, .stroke(shape, style)),
                    .init(.subtract, .stroke(shape, StrokeStyle(width: 2))),
                ])
                #expect(isWellFormed(Coverage(area, transform: map, clip: Self.frame)), "seed \(seed)")
            }
        }
    }

    @Test func hugeClips() {
        let area = Area.fill(.rectangle(Rect(x: 0, y: 0, width: 5, height: 5)))
        let clip = PixelRect(x0: .min / 4, y0: .min / 4, x1: .max / 4, y1: .max / 4)
        #expect(totalArea(Coverage(area, transform: .identity, clip: clip)) == 25)
        let none = PixelRect(x0: 5, y0: 5, x1: 2, y1: 2)
        #expect(Coverage(area, transform: .identity, clip: none).isEmpty)
    }

    @Test func hugeShapesStillCover() {
        let rect = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        for shape in [ResolvedShape.rectangle(rect), .ellipse(rect), .path(.rectangle(rect), .evenOdd)] {
            let coverage = Coverage(.fill(shape), transform: .identity, clip: Self.frame)
            #expect(coverage.mask(in: Self.frame).values.allSatisfy { $0 == 65535 }, "\(shape)")
        }
        // A half plane whose edge is the frame's diagonal.
        var path = Path()
        path.move(to: Point(-1e8, -1e8))
        path.line(to: Point(1e8, 1e8))
        path.line(to: Point(-1e8, 1e8))
        path.close()
        let half = Coverage(.fill(.path(path, .nonZero)), transform: .identity, clip: Self.frame)
        #expect(abs(totalArea(half) - 24 * 24 / 2) < 0.5)
    }

    /// Beyond the limits, a row is sampled on lines: close to the exact result, and in bounded time.
    @Test func crowdedRows() {
        var path = Path.rectangle(Rect(x: 0.5, y: 0.5, width: 23, height: 6))
        for i in 0..<1500 {
            let x = 2 + Double(i) * 20 / 1500
            path.append(Path.rectangle(Rect(x: x, y: 1, width: 10.0 / 1500, height: 1)))
        }
        let clip = PixelRect(width: 24, height: 8)
        let area = totalArea(Coverage(.fill(.path(path, .evenOdd)), transform: .identity, clip: clip))
        #expect(abs(area - (23 * 6 - 10)) < 0.5, "\(area)")
    }
}
