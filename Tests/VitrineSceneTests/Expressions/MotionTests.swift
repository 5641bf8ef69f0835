import Testing

@testable import VitrineStyle

@Suite struct MotionTests {
    @Test func randomNumbersAreEvenAndTheSameForever() {
        #expect(MotionMath.random(seed: 1, 0) == MotionMath.random(seed: 1, -0.0))
        #expect(MotionMath.random(seed: 1, 2) != MotionMath.random(seed: 2, 1))
        for seed in 0..<20 {
            var sums = [Int](repeating: 0, count: 10)
            for n in 0..<2000 {
                let value = MotionMath.random(seed: Double(seed), Double(n))
                #expect(value >= 0 && value < 1)
                sums[Int(value * 10)] += 1
            }
            // With nine degrees of freedom, the value exceeds 33.7 once in ten thousand times.
            let chi = sums.reduce(0.0) { $0 + Double(($1 - 200) * ($1 - 200)) / 200 }
            #expect(chi < 33.7, "seed \(seed)")
        }
    }

    @Test(arguments: [(5.5, 2.0, 1.5), (-0.5, 2, 1.5), (-4, 2, 0), (0.5, -2, -1.5), (7, 7, 0)])
    func remaindersHaveTheSignOfTheDivisor(x: Double, divisor: Double, rest: Double) {
        #expect(MotionMath.floored(x, divisor) == rest)
    }
}
