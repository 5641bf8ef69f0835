import Foundation
import Testing
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineMotion

@Suite struct StateMotionTests {
    /// Returns an animation of any kind; springs of the first kind blend as often as they do not.
    private static func animation(_ random: inout SeededGenerator, blends: Bool) -> Animation {
        let response = random.logarithmic(blends ? 0.05...2 : 0.001...10)
        let fraction = max(random.fraction(), blends ? 0.1 : 0)
        switch Int.random(in: 0..<7, using: &random) {
        case 0...2:
            return .spring(
                response: response, dampingFraction: fraction,
                blendDuration: blends ? .random(in: 0...0.5, using: &random) : 0)
        case 3:
            return .interpolatingSpring(
                mass: 1, stiffness: pow(2 * Double.pi / response, 2),
                damping: 4 * Double.pi / response * fraction,
                initialVelocity: .random(in: -3...9, using: &random))
        case 4: return .spring(response: response, dampingFraction: fraction).delay(0.1)
        case 5:
            return .timingCurve(
                .random(in: 0.1...0.9, using: &random), .random(in: -1...2, using: &random),
                .random(in: 0.1...0.9, using: &random), .random(in: -1...2, using: &random),
                duration: response)
        default: return .easeInOut(duration: response)
        }
    }

    /// Five changes at random times, a thousand times for each seed, at up to a minute.
    @Test(arguments: 0..<10)
    func interruptionsFollowTheOracle(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var (worst, worstVelocity, largest) = (0.0, 0.0, 0.0)
        for _ in 0..<1000 {
            let first = Double.random(in: -500...500, using: &random)
            var (value, oracle) = (AnimatedValue(first), MotionOracle(first))
            var (time, fastest) = (Double.random(in: 0...1, using: &random), 1.0)
            for _ in 0..<5 {
                let target = Double.random(in: -500...500, using: &random)
                let animation = Self.animation(&random, blends: false)
                value.change(to: target, at: time, by: animation)
                oracle.change(to: target, at: time, by: animation, settling: value.settlingTime)
                switch animation.base {
                case .spring(let spring, _), .interpolatingSpring(let spring, _):
                    fastest = max(fastest, spring.frequency)
                case .curve(_, let duration): fastest = max(fastest, 10 / duration)
                }
                time += random.logarithmic(0.001...2)
            }
            for _ in 0..<6 {
                let time = random.logarithmic(0.01...60)
                let wanted = oracle.state(at: time)
                worst = max(worst, abs(value.value(at: time)[0] - wanted.x) / oracle.scale)
                let error = abs(value.velocity(at: time)[0] - wanted.v) / (oracle.scale * fastest)
                worstVelocity = max(worstVelocity, error)
                largest = max(largest, abs(wanted.x))
            }
        }
        #expect(worst <= 1e-9, "seed \(seed)")
        #expect(worstVelocity <= 1e-9, "seed \(seed)")
        #expect(largest > 500, "seed \(seed)")
    }

    /// The same with springs that blend, whose oracle takes small steps.
    @Test(arguments: 0..<10)
    func blendedInterruptionsFollowTheOracle(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var worst = 0.0
        for _ in 0..<10 {
            var (value, oracle) = (AnimatedValue(0), MotionOracle(0))
            var time = 0.0
            for _ in 0..<5 {
                let target = Double.random(in: -500...500, using: &random)
                let animation = Self.animation(&random, blends: true)
                value.change(to: target, at: time, by: animation)
                oracle.change(to: target, at: time, by: animation, settling: value.settlingTime)
                time += random.logarithmic(0.05...0.5)
            }
            for _ in 0..<3 {
                let time = random.logarithmic(0.01...5)
                worst = max(worst, abs(value.value(at: time)[0] - oracle.state(at: time).x) / oracle.scale)
            }
        }
        #expect(worst <= 1e-9, "seed \(seed)")
    }

    /// Values go on through every interruption; velocities do where a spring of the first kind takes over,
    /// and where something is added that starts at rest. Shares sum to 1, and their rates to 0.
    @Test(arguments: 0..<20)
    func interruptionsAreContinuous(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for draw in 0..<50 {
            var motion = StateMotion(of: 4)
            var time = 0.0
            for _ in 0..<6 {
                time += random.logarithmic(0.01...1)
                let before = motion
                let animation = Self.animation(&random, blends: draw % 2 == 0)
                let state = (motion.target + Int.random(in: 1..<4, using: &random)) % 4
                motion.change(to: state, at: time, by: animation)
                let (old, new) = (before.shares(at: time), motion.shares(at: time))
                // A way of less than a thousandth has settled before it starts.
                guard motion.settlingTime > time else { continue }
                let speed = 1 + (old.rates.map(abs).max() ?? 0)
                for state in 0..<4 {
                    #expect(abs(old.values[state] - new.values[state]) <= 1e-12, "seed \(seed), draw \(draw)")
                    guard animation.progress(at: 0).velocity == 0 else { continue }
                    let jump = abs(old.rates[state] - new.rates[state])
                    #expect(jump <= 1e-12 * speed, "seed \(seed), draw \(draw)")
                }
                // Just after the change it has hardly moved.
                let after = motion.shares(at: time + 1e-10)
                let fastest = 1e-10 * (speed + 1e4)
                for state in 0..<4 {
                    let moved = abs(after.values[state] - new.values[state])
                    #expect(moved <= fastest, "seed \(seed), draw \(draw): \(animation)")
                }
                for step in 0..<5 {
                    let shares = motion.shares(at: time + 0.07 * Double(step))
                    let size = shares.values.map(abs).max() ?? 1
                    #expect(abs(shares.values.reduce(-1, +)) <= 1e-12 * size, "seed \(seed), draw \(draw)")
                    let rate = 1 + (shares.rates.map(abs).max() ?? 0)
                    #expect(abs(shares.rates.reduce(0, +)) <= 1e-9 * rate, "seed \(seed), draw \(draw)")
                }
            }
        }
    }

    @Test func bothEndsAreExact() {
        var value = AnimatedValue([0.1, 0.7])
        value.change(to: [0.3, -1e9], at: 1, by: .bouncy())
        value.change(to: [1 / 3, 5], at: 1.1, by: .easeInOut())
        #expect(value.value(at: -1) == [0.1, 0.7] && value.value(at: 1) == [0.1, 0.7])
        #expect(value.settlingTime == 1.1 + 0.35)
        #expect(value.value(at: value.settlingTime) == [1 / 3, 5])
        #expect(value.velocity(at: value.settlingTime) == [0, 0] && value.velocity(at: 0) == [0, 0])
        #expect(value.target == [1 / 3, 5])
    }

    /// The value is within a thousandth of the way from the settling time on, and is exactly the target.
    @Test func settledValuesAreTargets() {
        for animation in [Animation.spring(), .bouncy(), .interpolatingSpring(stiffness: 170, damping: 5)] {
            var value = AnimatedValue(0)
            value.change(to: 100, at: 0, by: animation)
            let time = value.settlingTime
            #expect(abs(value.value(at: time.nextDown)[0] - 100) <= 0.100_000_1)
            #expect(abs(value.value(at: time * 0.9999)[0] - 100) > 0.09)
            #expect(value.value(at: time) == [100] && value.velocity(at: time) == [0])
        }
    }

    @Test func changesWithoutAnimationJump() {
        var value = AnimatedValue(1)
        value.change(to: 2, at: 1, by: nil)
        #expect(value.value(at: 1.0.nextDown) == [1] && value.value(at: 1) == [2] && value.settlingTime == 1)
        value.change(to: 3, at: 2, by: .spring())
        value.change(to: 4, at: 2.1, by: nil)
        #expect(value.value(at: 2.1) == [4] && value.velocity(at: 2.1) == [0])
    }

    /// Each interrupts the one before; one to where it goes already changes nothing.
    @Test func changesAtOneMoment() {
        var value = AnimatedValue(0)
        value.change(to: 1, at: 1, by: .linear(duration: 1))
        let before = value
        value.change(to: 1, at: 1.5, by: .spring())
        #expect(value == before)
        // A spring takes the place of what has not moved yet.
        value.change(to: 2, at: 1, by: .spring())
        var alone = AnimatedValue(0)
        alone.change(to: 2, at: 1, by: .spring())
        for time in [1, 1.1, 1.5, 2, 9] { #expect(value.value(at: time) == alone.value(at: time)) }
        // What follows a jump starts there.
        value.change(to: 8, at: 10, by: nil)
        value.change(to: 4, at: 10, by: .linear(duration: 1))
        #expect(value.value(at: 9.9) == [2] && value.value(at: 10) == [8] && value.value(at: 10.5) == [6])
    }

    /// A glow that goes back by the same spring 0.2 s later, both set off at once: from the start of the way
    /// back on, the light goes on from where it is and as fast as it moves.
    @Test func delayedSpringsTakeOverWhenTheyStart() {
        let spring = Spring(response: 0.3, dampingFraction: 0.8)
        let quick = Animation.spring(response: 0.3, dampingFraction: 0.8)
        var glow = AnimatedValue(0)
        glow.change(to: 0.6, at: 0, by: quick)
        glow.change(to: 0, at: 0, by: quick.delay(0.2))
        let turn = SpringState(displacement: glow.value(at: 0.2)[0], velocity: glow.velocity(at: 0.2)[0])
        for time in [0.05, 0.1, 0.2, 0.25, 0.3, 0.4] {
            let back = time > 0.2
            let wanted =
                back
                ? spring.state(after: time - 0.2, from: turn).displacement
                : 0.6 * quick.progress(at: time).value
            #expect(abs(glow.value(at: time)[0] - wanted) < 1e-12, "at \(time)")
        }
        #expect(abs(glow.value(at: 0.3)[0] - 0.183_420_275_477_590_18) < 1e-12)
        #expect(glow.value(at: 2) == [0])
    }

    /// What is replaced before it has started never starts, and what is added meanwhile mixes it as it will
    /// move.
    @Test func delayedSpringsAreCalledOffByWhatReplacesThem() {
        var value = AnimatedValue(0)
        value.change(to: 8, at: 0, by: .smooth().delay(1))
        #expect(value.value(at: 0.9) == [0])
        var alone = AnimatedValue(0)
        value.change(to: 2, at: 0.5, by: .smooth())
        alone.change(to: 2, at: 0.5, by: .smooth())
        for time in [0.6, 0.9, 1.1, 3] { #expect(value.value(at: time) == alone.value(at: time)) }
        var mixed = AnimatedValue(0)
        mixed.change(to: 8, at: 0, by: .smooth().delay(1))
        mixed.change(to: 4, at: 0.5, by: .linear(duration: 2))
        let there = 8 * Animation.smooth().progress(at: 0.5).value
        #expect(abs(mixed.value(at: 1.5)[0] - (there * 0.5 + 4 * 0.5)) < 1e-12)
        #expect(mixed.value(at: 0.75) == [0.5])
    }

    /// However many endless changes lie below, none is called by another.
    @Test func manyChangesDoNotNest() {
        var motion = StateMotion(of: 2)
        for index in 0..<20_000 {
            motion.change(to: (index + 1) % 2, at: Double(index) * 1e-3, by: .linear().repeatForever())
        }
        #expect(abs(motion.shares(at: 25).values.reduce(-1, +)) < 1e-9)
    }

    /// Press and release: a spring goes back from where it is, as fast as it was going.
    @Test func releasesKeepTheirVelocity() {
        var value = AnimatedValue(1)
        value.change(to: 0.96, at: 0, by: .spring(response: 0.3, dampingFraction: 0.8))
        let (x, v) = (value.value(at: 0.08)[0], value.velocity(at: 0.08)[0])
        value.change(to: 1, at: 0.08, by: .spring(response: 0.3, dampingFraction: 0.8))
        #expect(v < -0.1 && abs(value.velocity(at: 0.08)[0] - v) < 1e-12)
        #expect(value.value(at: 0.09)[0] < x)
        #expect(value.states == [[1], [0.96]])
    }

    /// A drag ends at its last point, at the speed of its last line, and a spring goes on from there.
    @Test func dragsHandOnTheirVelocity() {
        var value = AnimatedValue([0, 5])
        value.drag(
            along: [(1, [0, 5]), (1.1, [30, 5]), (1.3, [70, 25])], releasedTo: [100, 0],
            by: .spring(response: 0.4, dampingFraction: 0.8))
        func isNear(_ a: [Double], _ b: [Double]) -> Bool {
            zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
        }
        #expect(value.value(at: 1) == [0, 5] && isNear(value.value(at: 1.05), [15, 5]))
        #expect(isNear(value.value(at: 1.1), [30, 5]) && isNear(value.value(at: 1.2), [50, 15]))
        #expect(isNear(value.velocity(at: 1.2), [200, 100]) && isNear(value.value(at: 1.3), [70, 25]))
        #expect(isNear(value.velocity(at: 1.3), [200, 100]) && value.value(at: 9) == [100, 0])
        let spring = Spring(response: 0.4, dampingFraction: 0.8)
        let wanted = spring.state(after: 0.1, from: SpringState(displacement: -30, velocity: 200))
        #expect(abs(value.value(at: 1.4)[0] - 100 - wanted.displacement) < 1e-9)
        value.drag(along: [], releasedTo: [3, 3], by: nil)
        #expect(value.target == [100, 0])
    }

    /// The same bits on every machine, in every build.
    @Test func bitsStayAsTheyAre() {
        var random = SeededGenerator(seed: 3)
        var bits: [UInt8] = []
        for draw in 0..<200 {
            var value = AnimatedValue(1)
            var time = 0.0
            for index in 0..<5 {
                let response = Double.random(in: 0.1...1, using: &random)
                let fraction = Double.random(in: 0...2, using: &random)
                let animations: [Animation] = [
                    .spring(response: response, dampingFraction: fraction, blendDuration: 0.2),
                    .interpolatingSpring(duration: response, bounce: 1 - fraction),
                    .easeOut(duration: response),
                    .bouncy(duration: response).delay(0.05), .easeInOut(duration: response).repeatForever(),
                ]
                value.change(
                    to: .random(in: -9...9, using: &random), at: time, by: animations[(draw + index) % 5])
                time += Double.random(in: 0...0.4, using: &random)
            }
            for _ in 0..<8 {
                let time = Double.random(in: 0...3, using: &random)
                for number in value.value(at: time) + value.velocity(at: time) {
                    for shift in stride(from: 0, to: 64, by: 8) {
                        bits.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
                    }
                }
            }
        }
        #expect(FNV1a64.digits(bits) == "7331fc9a29cbb103")
    }

    /// Anything added to what repeats for ever ends it, when it has mixed it away.
    @Test func addedAnimationsEndRepetitions() {
        var motion = StateMotion()
        motion.change(to: 1, at: 0, by: .easeInOut(duration: 2).repeatForever())
        #expect(motion.settlingTime == .infinity)
        #expect(abs(motion.shares(at: 1003).values[1] - 0.5) < 1e-12)
        motion.change(to: 0, at: 1003, by: .linear(duration: 1))
        #expect(motion.settlingTime == 1004 && motion.shares(at: 1004).values == [1, 0])
    }

    @Test func blendsGoOnFromTheResponseOfTheMoment() {
        var value = AnimatedValue(0)
        value.change(to: 1, at: 0, by: .spring(response: 0.2, dampingFraction: 1))
        var (plain, blended) = (value, value)
        plain.change(to: 0, at: 0.1, by: .spring(response: 1, dampingFraction: 1))
        blended.change(to: 0, at: 0.1, by: .spring(response: 1, dampingFraction: 1, blendDuration: 0.5))
        // The stiffer spring is back sooner.
        #expect(blended.value(at: 0.3)[0] < plain.value(at: 0.3)[0] - 0.05)
        // At rest there is nothing to blend with.
        var rested = AnimatedValue(0)
        rested.change(to: 1, at: 0, by: .spring(response: 0.2, dampingFraction: 1))
        rested.change(to: 0, at: 30, by: .spring(response: 1, dampingFraction: 1, blendDuration: 0.5))
        var alone = AnimatedValue(1)
        alone.change(to: 0, at: 30, by: .spring(response: 1, dampingFraction: 1))
        #expect(abs(rested.value(at: 30.2)[0] - alone.value(at: 30.2)[0]) < 1e-12)
    }

    /// Whatever can be mixed is mixed by the same shares as numbers.
    @Test(arguments: 0..<10)
    func mixturesFollowSums(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var motion = StateMotion(of: 4)
        var time = 0.0
        let points = (0..<4).map { _ in
            Point(.random(in: -9...9, using: &random), .random(in: -9...9, using: &random))
        }
        for _ in 0..<8 {
            motion.change(
                to: Int.random(in: 0..<4, using: &random), at: time,
                by: Self.animation(&random, blends: false))
            time += random.logarithmic(0.01...0.5)
        }
        for step in 0..<100 {
            let shares = motion.shares(at: Double(step) * 0.03)
            let size = shares.values.map(abs).max() ?? 1
            let sum = shares.value(of: points.map { [$0.x, $0.y] })
            let mixture = try #require(shares.mixture(of: points))
            #expect(abs(mixture.x - sum[0]) <= 1e-10 * size, "seed \(seed)")
            #expect(abs(mixture.y - sum[1]) <= 1e-10 * size, "seed \(seed)")
        }
        #expect(motion.shares(at: -1).mixture(of: points) == points[0])
    }

    /// Shares whose first two cancel out are no reason to divide by zero.
    @Test func mixturesOfSharesThatCancelOut() throws {
        let shares = StateShares(values: [0.05, -0.05, 1], rates: [0, 0, 0])
        let mixture = try #require(shares.mixture(of: [4.0, 2, 7]))
        #expect(abs(mixture - 7.1) < 1e-12)
        #expect(StateShares(values: [], rates: []).mixture(of: [4.0]) == nil)
    }

    @Test func phasesFollowEachOther() {
        let pulse = PhaseSequence([.easeOut(duration: 0.5), .easeIn(duration: 0.25), nil], repeats: true)
        #expect(pulse.roundDuration == 0.75)
        let motion = pulse.motion(until: 1.6)
        #expect(motion.changes.map(\.target) == [1, 2, 0, 1, 2, 0, 1])
        #expect(motion.changes.map(\.time) == [0, 0.25, 0.25, 0.75, 1, 1, 1.5])
        let once = PhaseSequence([.spring(), .spring(), .spring()], repeats: false).motion(from: 1, until: 60)
        #expect(once.changes.map(\.target) == [1, 2, 0] && once.changes.map(\.time) == [1, 1.5, 2])
        #expect(PhaseSequence([nil, nil], repeats: true).motion(until: 60).changes.isEmpty)
        #expect(PhaseSequence([.spring()], repeats: true).motion(until: 60).changes.isEmpty)
        #expect(PhaseSequence([], repeats: true).motion(until: 60).changes.isEmpty)
    }
}
