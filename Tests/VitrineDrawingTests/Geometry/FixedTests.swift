import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineReferences

@Suite("Grid coordinates") struct FixedTests {
    /// Places anywhere on the grid, and those halfway between two of its points.
    @Test(arguments: 0..<20) func snapOfTwoEqualsThatOfEach(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let limit = [1.0, 4000, Double(Fixed.maxPixelCoordinate)][random.int(0...2)]
            var place = SIMD2(random.double(-limit...limit), random.double(-limit...limit))
            if random.int(0...1) == 1 {
                place = (place * 65536).rounded(.down) / 65536 + SIMD2(repeating: 0.5 / 65536)
            }
            let snapped = Fixed.snap(place)
            let expected = [Fixed.snap(place.x), Fixed.snap(place.y)]
            #expect([Int(snapped.x), Int(snapped.y)] == expected, "seed \(seed): \(place)")
        }
    }

    @Test(arguments: [0, -0.0, 0.5 / 65536, -0.5 / 65536, 1.5 / 65536, -1.5 / 65536, 0x1.fffffffffffffp-18])
    func snapKeepsMirrorsNearZero(value: Double) {
        let snapped = Fixed.snap(SIMD2(value, -value))
        #expect(snapped.x == -snapped.y && Int(snapped.x) == Fixed.snap(value))
    }

    @Test(arguments: 0..<20) func interpolationEqualsThatInWideIntegers(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let size = [4, 300, 70_000, 1 << 30][random.int(0...3)]
            let (a, b) = (random.int(-size...size), random.int(-size...size))
            let (c, d) = (random.int(-size...size), random.int(1...size))
            let value = Fixed.interpolate(a, b, c, d)
            #expect(value == Fixed.interpolateWide(a, b, c, d), "seed \(seed): \(a) + \(b) * \(c) / \(d)")
        }
    }
}
