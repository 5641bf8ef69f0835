import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineMotion

@Suite struct SpringSettlingTests {
    /// The time is the last one at which the spring is away: just before it is, and from then on it never is.
    @Test(arguments: 0..<10)
    func springsStayNearFromTheirSettlingTimeOn(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for draw in 0..<200 {
            let spring = Spring(
                response: random.logarithmic(0.001...10), dampingFraction: max(random.fraction(), 0.02))
            let start = SpringState(
                displacement: [-1, 0, .random(in: -2...2, using: &random)].randomElement(using: &random)
                    ?? -1,
                velocity: [0, Double.random(in: -9...9, using: &random) * spring.frequency]
                    .randomElement(using: &random) ?? 0)
            let distance = random.logarithmic(1e-6...0.1)
            let time = spring.settlingDuration(from: start, within: distance)
            guard time > 0 else {
                #expect(abs(start.displacement) <= distance, "seed \(seed), draw \(draw)")
                continue
            }
            let before = spring.state(after: time * (1 - 1e-12) - 1e-15, from: start).displacement
            #expect(abs(before) > distance * (1 - 1e-6), "seed \(seed), draw \(draw): \(spring) \(start)")
            let span = 10 / spring.frequency * max(1, 2 * spring.dampingFraction, 1 / spring.dampingFraction)
            let worst =
                (0...400).map { step in
                    abs(spring.state(after: time + span * Double(step) / 400, from: start).displacement)
                }.max() ?? 0
            #expect(worst <= distance * (1 + 1e-9), "seed \(seed), draw \(draw): \(spring) \(start)")
        }
    }

    /// Distances that are those of a turn to the bit, or next to it.
    @Test(arguments: [0.05, 0.2, 0.5, 0.7])
    func turnsAtTheDistanceItself(fraction: Double) {
        let spring = Spring(response: 0.37, dampingFraction: fraction)
        let start = SpringState(displacement: -1, velocity: 0)
        let half = Double.pi / (spring.frequency * sqrt(1 - fraction * fraction))
        for turn in 1...8 {
            let reached = abs(spring.state(after: Double(turn) * half, from: start).displacement)
            for distance in [reached.nextDown, reached, reached.nextUp, reached * (1 + 1e-9)] {
                let time = spring.settlingDuration(from: start, within: distance)
                #expect(time <= Double(turn) * half * (1 + 1e-6), "\(turn)")
                // Within the last half turn before, or just after this one.
                #expect(time > Double(turn - 1) * half, "\(turn)")
                let worst = (0...200).map { step in
                    abs(spring.state(after: time + half * Double(step) / 50, from: start).displacement)
                }.max()
                #expect(worst ?? 0 <= distance * (1 + 1e-12), "\(turn)")
            }
        }
    }

    @Test func knownSettlingTimes() {
        // (1 + w t) e^(-w t) = 0.001 at w t = 9.233413476...
        let critical = Spring(response: 2 * Double.pi, dampingFraction: 1)
        #expect(abs(critical.settlingDuration - 9.233_413_476) < 1e-8)
        #expect(Spring(response: 1, dampingFraction: 0).settlingDuration == .infinity)
        let still = SpringState(displacement: 0, velocity: 0)
        #expect(critical.settlingDuration(from: still, within: 0.001) == 0)
        #expect(
            Spring(response: 1, dampingFraction: 0).settlingDuration(from: still, within: 0.001) == 0)
    }

    /// The bound that SwiftUI's `settlingDuration` is, `ln((1 + z w) / 0.001) / (z w)` below critical damping
    /// for a duration in which one second is the unit, is never sooner than the last time away by much.
    @Test(arguments: [0.1, 0.3, 0.6, 0.825, 0.95])
    func theEnvelopeIsLater(fraction: Double) {
        let spring = Spring(response: 0.5, dampingFraction: fraction)
        let decay = fraction * spring.frequency
        #expect(spring.settlingDuration <= log((1 + decay) / 0.001) / decay)
    }
}
