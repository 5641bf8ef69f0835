import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences
@testable import VitrineShaders

@Suite struct PaintNoiseTests {
    static func field(
        _ kind: Noise.Kind, cell: Double = 8, octaves: Int = 1, gain: Double = 0.5, seed: UInt64 = 1,
        scale: Double = 1
    ) -> NoiseField {
        NoiseField(
            Noise(stops: [], kind: kind, cell: cell, octaves: octaves, gain: gain, seed: seed),
            transform: .scale(scale, scale))
    }

    static func values(_ field: NoiseField, side: Int = 96) -> [[Double]] {
        (0..<side).map { y in field.values(x: -side / 2, y: y - side / 2, count: side) }
    }

    @Test(arguments: Noise.Kind.allCases, [1, 4])
    func valuesAreFractionsAboutAHalf(kind: Noise.Kind, octaves: Int) {
        let values = Self.values(Self.field(kind, cell: 3.3, octaves: octaves)).flatMap { $0 }
        #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 })
        let mean = values.reduce(0, +) / Double(values.count)
        #expect(abs(mean - 0.5) < 0.03, "\(mean)")
        let spread = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
        #expect(spread > 0.08, "\(spread)")
    }

    /// Grain falls into each of sixteen equal parts of 0...1 equally often.
    @Test func grainIsEven() {
        let values = Self.values(Self.field(.grain, cell: 1)).flatMap { $0 }
        var counts = [Int](repeating: 0, count: 16)
        for value in values { counts[min(Int(value * 16), 15)] += 1 }
        let expected = Double(values.count) / 16
        let square = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
        // With fifteen degrees of freedom, the value exceeds 37.7 in one of a thousand fields.
        #expect(square < 37.7, "\(square)")
    }

    /// Neighbouring values of grain are independent.
    @Test func grainIsWithoutPattern() {
        let values = Self.values(Self.field(.grain, cell: 1))
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (7, 3), (8, 0), (0, 64)] {
            var sum = 0.0
            var count = 0.0
            for y in 0..<96 - dy {
                for x in 0..<96 - dx {
                    sum += (values[y][x] - 0.5) * (values[y + dy][x + dx] - 0.5)
                    count += 1
                }
            }
            // The variance of a uniform field is 1/12; the mean of many products varies little.
            #expect(abs(sum / count * 12) < 0.05, "\(dx) \(dy): \(sum / count * 12)")
        }
    }

    @Test(arguments: [Noise.Kind.value, .gradient])
    func smoothKindsHaveNoEdges(kind: Noise.Kind) {
        let values = Self.values(Self.field(kind, cell: 16))
        var steepest = 0.0
        for y in 1..<96 {
            for x in 1..<96 {
                steepest = max(
                    steepest, abs(values[y][x] - values[y][x - 1]), abs(values[y][x] - values[y - 1][x]))
            }
        }
        #expect(steepest < 0.13)
    }

    /// The mean square of the slopes of many gradient fields is similar in all directions.
    @Test func gradientsHaveNoGrain() {
        var slopes = [0.0, 0.0, 0.0, 0.0]
        for seed in UInt64(0)..<6 {
            let values = Self.values(Self.field(.gradient, cell: 7.3, seed: seed))
            for y in 2..<94 {
                for x in 2..<94 {
                    let across = values[y][x + 1] - values[y][x - 1]
                    let down = values[y + 1][x] - values[y - 1][x]
                    for (k, slope) in [
                        across, down, (across + down) * 0.5.squareRoot(), (across - down) * 0.5.squareRoot(),
                    ].enumerated() { slopes[k] += slope * slope }
                }
            }
        }
        let mean = slopes.reduce(0, +) / 4
        #expect(slopes.allSatisfy { abs($0 / mean - 1) < 0.08 }, "\(slopes.map { $0 / mean })")
    }

    /// The centre of the middle one of three pixels is that of one three times as wide.
    @Test(arguments: Noise.Kind.allCases)
    func fieldsScaleWithTheCanvas(kind: Noise.Kind) {
        let (one, three) = (
            Self.field(kind, cell: 5, octaves: 3), Self.field(kind, cell: 5, octaves: 3, scale: 3)
        )
        for i in -20..<20 {
            #expect(
                abs(
                    one.values(x: i, y: 2 * i, count: 1)[0]
                        - three.values(x: 3 * i + 1, y: 6 * i + 1, count: 1)[0]) < 1e-9)
        }
    }

    @Test func seedsAndOctavesDiffer() {
        let fields = (0..<40).map { Self.field(.gradient, seed: UInt64($0) << ($0 % 3 * 16)) }
        let values = Set(fields.map { $0.values(x: 3, y: 5, count: 1)[0] })
        #expect(values.count == 40)
        #expect(
            Self.field(.value, octaves: 1).values(x: 3, y: 5, count: 1)[0]
                != Self.field(.value, octaves: 2).values(x: 3, y: 5, count: 1)[0])
    }

    @Test(arguments: [0, -1, .leastNonzeroMagnitude, 1e-300, 1e-12, 1e300, .infinity, .nan])
    func hostileSizesAreSafe(cell: Double) {
        for kind in Noise.Kind.allCases {
            for scale in [1e-200, 1, 1e200] {
                let field = Self.field(kind, cell: cell, octaves: 12, gain: 1e200, scale: scale)
                let value = field.values(x: 1000, y: -999_999, count: 1)[0]
                #expect(value >= 0 && value <= 1, "\(kind) \(scale): \(value)")
            }
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func shadersEqualTheReference(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let paint = PaintMotionTests.paint(.noise, &random)
        let map = PaintMotionTests.transform(&random)
        let rect = PixelRect(x0: -5, y0: -5, x1: 20, y1: 5)
        let reference = PaintReference(paint, map, .sRGB)
        let expected = (rect.y0..<rect.y1).map { y in (rect.x0..<rect.x1).map { reference.pixel($0, y) } }
        #expect(PaintMotionTests.picture(paint, map, rect) == expected, "seed \(seed)")
    }
}
