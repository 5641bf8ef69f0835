import Foundation
import Testing
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineMotion

@Suite struct SpringTests {
    @Test(arguments: [0, 0.2, 0.5, 0.825, 0.999, 1, 1.001, 1.3, 2, 4], [0.15, 0.5, 1.2])
    func springsFollowTheirEquation(fraction: Double, response: Double) {
        let spring = Spring(response: response, dampingFraction: fraction)
        let oracle = SpringOracle(response: response, fraction: fraction)
        for step in 1...200 {
            let t = Double(step) * 0.01
            for velocity in [0, 3, -8.0] {
                let wanted = oracle.solution(-1, velocity, after: t)
                #expect(abs(spring.value(at: t, initialVelocity: velocity) - 1 - wanted.x) <= 1e-12, "\(t)")
                let speed = spring.velocity(at: t, initialVelocity: velocity)
                #expect(abs(speed - wanted.v) <= 1e-12 * spring.frequency, "\(t)")
            }
        }
    }

    /// A thousand springs for each seed, of a millisecond to ten seconds, without damping to five times the
    /// critical one, at up to a minute.
    @Test(arguments: 0..<10)
    func randomSpringsFollowTheClosedForm(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var (worst, worstVelocity) = (0.0, 0.0)
        for _ in 0..<1000 {
            let spring = Spring(
                response: random.logarithmic(0.001...10), dampingFraction: random.fraction())
            let oracle = SpringOracle(frequency: spring.frequency, fraction: spring.dampingFraction)
            let target = Double.random(in: -1000...1000, using: &random)
            let velocity = Double.random(in: -10...10, using: &random) * target * spring.frequency
            let scale = abs(target) + abs(velocity) / spring.frequency
            for time in [random.logarithmic(1e-4...60), spring.response * .random(in: 0...4, using: &random)]
            {
                let wanted = oracle.solution(-target, velocity, after: time)
                let value = spring.value(at: time, target: target, initialVelocity: velocity)
                worst = max(worst, abs(value - target - wanted.x) / scale)
                let found = spring.velocity(at: time, target: target, initialVelocity: velocity)
                worstVelocity = max(worstVelocity, abs(found - wanted.v) / (scale * spring.frequency))
                let state = spring.state(
                    after: time, from: SpringState(displacement: -target, velocity: velocity))
                worst = max(worst, abs(state.displacement - wanted.x) / scale)
            }
        }
        #expect(worst <= 1e-9, "seed \(seed)")
        #expect(worstVelocity <= 1e-9, "seed \(seed)")
    }

    /// Compared with small steps through the equation of motion itself (fourth-order Runge-Kutta).
    @Test(arguments: [(1.0, 170.0, 26.0), (1, 100, 10), (2, 300, 5), (0.5, 80, 40), (1, 100, 20)])
    func springsMoveAsSimulated(mass: Double, stiffness: Double, damping: Double) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        for time in [0.1, 0.35, 1] {
            let wanted = SpringOracle.steps(
                -1, 2, after: time, count: 8192, fraction: damping / 2 / sqrt(stiffness * mass)
            ) { _ in sqrt(stiffness / mass) }
            #expect(abs(spring.value(at: time, initialVelocity: 2) - 1 - wanted.x) <= 1e-9)
            #expect(abs(spring.velocity(at: time, initialVelocity: 2) - wanted.v) <= 1e-8)
        }
    }

    /// The examples in Apple's documentation of `Spring`.
    @Test func springsByTheirNames() {
        let one = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(one.stiffness - 157.9) < 0.05 && abs(one.damping - 17.6) < 0.05)
        #expect(abs(one.response - 0.5) < 1e-15 && abs(one.bounce - 0.3) < 1e-15)
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(other.response - 0.63) < 0.005 && other.bounce == 0.5)
        #expect(Spring(duration: 0.5, bounce: -0.2).dampingFraction == 1.25)
        #expect(Spring(duration: 0.4, bounce: 0.25) == Spring(response: 0.4, dampingFraction: 0.75))
    }

    /// Session 10158 of WWDC23: `mass = 1`, `stiffness = (2 pi / duration)^2`, and `damping` of
    /// `(1 - bounce) 4 pi / duration` for bounces from 0 on, `4 pi / (duration (1 + bounce))` below.
    @Test(arguments: [0.1, 0.5, 2], [-0.9, -0.5, -0.1, 0, 0.15, 0.3, 0.8, 1])
    func durationAndBounceFollowTheSession(duration: Double, bounce: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        let stiffness = pow(2 * Double.pi / duration, 2)
        let damping =
            bounce >= 0 ? (1 - bounce) * 4 * Double.pi / duration : 4 * Double.pi / (duration * (1 + bounce))
        #expect(abs(spring.stiffness - stiffness) <= 1e-14 * stiffness)
        #expect(abs(spring.damping - damping) <= 1e-14 * (damping + 1))
        #expect(abs(spring.bounce - bounce) <= 1e-14)
        let physical = Spring(mass: 1, stiffness: stiffness, damping: damping)
        for time in stride(from: 0, through: 2, by: 0.05) {
            #expect(abs(physical.value(at: time) - spring.value(at: time)) <= 1e-12)
        }
    }

    @Test func startsAreExact() {
        for fraction in [0, 0.3, 1, 1.0000001, 3] {
            let spring = Spring(response: 0.37, dampingFraction: fraction)
            #expect(spring.value(at: 0) == 0 && spring.value(at: -1) == 0)
            #expect(spring.velocity(at: 0, initialVelocity: 2) == 2 || fraction > 1)
            let state = SpringState(displacement: 0.1, velocity: 0.7)
            #expect(spring.state(after: 0, from: state) == state)
        }
        #expect(Spring(response: 0.5, dampingFraction: 0.8).value(at: 60) == 1)
    }

    @Test func fasterSpringsAreTheSameSooner() {
        let spring = Spring(response: 0.5, dampingFraction: 0.7)
        #expect(abs(spring.faster(by: 2).value(at: 0.1) - spring.value(at: 0.2)) <= 1e-14)
    }

    /// What expressions drew with before springs could have other targets, to the bit.
    @Test func bitsStayAsTheyAre() {
        var random = SeededGenerator(seed: 1)
        var bits: [UInt8] = []
        func add(_ value: Double) {
            for shift in stride(from: 0, to: 64, by: 8) {
                bits.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)))
            }
        }
        for _ in 0..<4000 {
            let response = Double.random(in: 0.05...3, using: &random)
            let fraction =
                [0, 0.5, 1, 2, Double.random(in: 0...3, using: &random)]
                .randomElement(using: &random) ?? 1
            let velocity = [0, Double.random(in: -9...9, using: &random)].randomElement(using: &random) ?? 0
            let spring = Spring(response: response, dampingFraction: fraction)
            add(spring.value(at: .random(in: -0.1...5, using: &random), initialVelocity: velocity))
            let curve = TimingCurve(
                .random(in: 0...1, using: &random), .random(in: -1...2, using: &random),
                .random(in: 0...1, using: &random), .random(in: -1...2, using: &random))
            add(curve.value(at: .random(in: -0.1...1.1, using: &random)))
        }
        #expect(FNV1a64.digits(bits) == "b8dd584bdf6c1f57")
    }
}
