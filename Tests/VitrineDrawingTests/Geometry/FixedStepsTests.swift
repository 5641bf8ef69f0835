import Testing
import VitrineTestSupport

@testable import VitrineGeometry
@testable import VitrineReferences

@Suite("Values of a line at equal distances") struct FixedStepsTests {
    @Test(arguments: 0..<20) func equalTheInterpolationOfEach(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let size = [8, 300, 70_000, 1 << 29][random.int(0...3)]
            let (a, d) = (random.int(-size...size), random.int(1...size))
            let (b, c, step) = (random.int(0...size), random.int(-size...size), random.int(0...70_000))
            var steps = FixedSteps(a, from: b, by: step, slope: c, over: d)
            for k in 0..<5 {
                let expected = Fixed.interpolate(a, b + k * step, c, d)
                #expect(steps.value == expected, "seed \(seed): \(a) + (\(b) + \(k) * \(step)) * \(c) / \(d)")
                steps.advance()
            }
        }
    }
}
