import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineMotion

@Suite struct AnimationTests {
    private static let all: [Animation] = [
        .spring(), .spring(duration: 0.4, bounce: 0.3), .spring(duration: 0.4, bounce: -0.4),
        .interactiveSpring(),
        .interpolatingSpring(stiffness: 170, damping: 15), .interpolatingSpring(initialVelocity: 4),
        .smooth(),
        .snappy(), .bouncy(), .default, .linear(), .easeIn(duration: 1), .easeOut(), .easeInOut(duration: 2),
        .timingCurve(0.68, -0.55, 0.265, 1.55, duration: 0.7),
    ]

    /// The defaults of SwiftUI's documentation.
    @Test func animationsHaveTheDefaultsOfSwiftUI() {
        func spring(_ response: Double, _ fraction: Double, _ blend: Double = 0) -> Animation.Base {
            .spring(Spring(response: response, dampingFraction: fraction), blendDuration: blend)
        }
        #expect(Animation.spring().base == spring(0.5, 0.825))
        #expect(Animation.interactiveSpring().base == spring(0.15, 0.86, 0.25))
        #expect(Animation.smooth().base == spring(0.5, 1))
        #expect(Animation.snappy().base == spring(0.5, 0.85))
        #expect(Animation.bouncy().base == spring(0.5, 0.7))
        #expect(Animation.bouncy(duration: 0.3, extraBounce: 0.1).base == spring(0.3, 0.6))
        #expect(Animation.default.base == spring(0.55, 1))
        #expect(Animation.spring(duration: 0.5) == .smooth())
        #expect(
            Animation.interpolatingSpring().base
                == .interpolatingSpring(Spring(duration: 0.5, bounce: 0), initialVelocity: 0))
        #expect(Animation.linear().base == .curve(.linear, duration: 0.35))
        #expect(Animation.easeInOut().base == .curve(.easeInOut, duration: 0.35))
    }

    /// Numbers that make no motion count as the nearest that do.
    @Test func impossibleNumbersMove() {
        for animation in [
            Animation.spring(response: 0, dampingFraction: -1), .spring(duration: -1, bounce: 7),
            .spring(duration: 0, bounce: -9), .interpolatingSpring(mass: 0, stiffness: -1, damping: -1),
            .linear(duration: -1), .bouncy(extraBounce: 0.9), Animation.linear().speed(-1),
            Animation.linear(duration: 0).repeatForever(), Animation.linear().repeatCount(0),
            Animation.linear().delay(-1),
        ] {
            for time in [0, 1e-9, 0.1, 1, 60] {
                let progress = animation.progress(at: time)
                #expect(progress.value.isFinite && progress.velocity.isFinite, "\(animation)")
            }
        }
        #expect(Animation.linear().repeatCount(0).duration == 0.35)
    }

    @Test(arguments: all.indices)
    func bothEndsAreExact(index: Int) {
        for animation in [
            Self.all[index], Self.all[index].delay(0.1), Self.all[index].speed(2),
            Self.all[index].repeatCount(3),
        ] {
            #expect(animation.progress(at: 0).value == 0 && animation.progress(at: -1) == .none)
            let duration = animation.duration
            #expect(
                animation.progress(at: duration) == .done && animation.progress(at: duration + 9) == .done)
            #expect(abs(animation.progress(at: duration.nextDown).value - 1) <= 0.001_000_001)
            #expect(animation.logicalDuration <= duration && animation.logicalDuration > 0)
        }
    }

    /// Each velocity is the slope of the values around it.
    @Test(arguments: all.indices)
    func velocitiesAreSlopes(index: Int) {
        let h = 1e-6
        for animation in [
            Self.all[index], Self.all[index].delay(0.05).speed(1.5),
            Self.all[index].repeatCount(2).delay(0.1),
        ] {
            for step in 1..<40 {
                let time = Double(step) * 0.0173
                let slope =
                    (animation.progress(at: time + h).value - animation.progress(at: time - h).value) / 2 / h
                guard abs(slope) < 100 else { continue }
                #expect(abs(animation.progress(at: time).velocity - slope) <= 1e-4, "\(animation) \(time)")
            }
        }
    }

    @Test(arguments: all.indices)
    func modifiersMoveTime(index: Int) {
        let animation = Self.all[index]
        let once = animation.duration
        for step in 0..<60 {
            let time = Double(step) * 0.0231
            func isNear(_ a: AnimationProgress, _ b: AnimationProgress, _ factor: Double = 1) -> Bool {
                abs(a.value - b.value) <= 1e-9 && abs(a.velocity - b.velocity * factor) <= 1e-6
            }
            let plain = animation.progress(at: time)
            #expect(isNear(animation.delay(0.3).progress(at: time + 0.3), plain))
            #expect(isNear(animation.speed(2).progress(at: time / 2), plain, 2))
            #expect(isNear(animation.delay(0.3).speed(2).progress(at: time / 2 + 0.15), plain, 2))
            guard time > 0, time < once - 1e-6 else { continue }
            let thrice = animation.repeatCount(3)
            #expect(isNear(thrice.progress(at: time), plain))
            #expect(isNear(thrice.progress(at: time + once), plain.reversed))
            #expect(isNear(thrice.progress(at: time + 2 * once), plain))
            let forever = animation.repeatForever(autoreverses: false)
            #expect(isNear(forever.progress(at: time + 100 * once), plain))
        }
    }

    @Test func durationsOfModifiedAnimations() {
        let once = Animation.easeInOut(duration: 2)
        #expect(once.delay(1).duration == 3 && once.delay(1).speed(2).duration == 1.5)
        #expect(once.repeatCount(3).duration == 6 && once.delay(1).repeatCount(2).duration == 6)
        #expect(once.repeatForever().isEndless && once.repeatForever().period == 4)
        #expect(once.repeatForever(autoreverses: false).delay(3).period == 2)
        #expect(once.delay(1).repeatForever().speed(2).period == 3 && once.period == nil)
        #expect(Animation.spring(response: 0.3, dampingFraction: 0.8).logicalDuration == 0.3)
        #expect(Animation.spring(dampingFraction: 0).isEndless)
        #expect(Animation.spring(dampingFraction: 0).logicalDuration == 0.5)
    }

    /// After an even number of plays that autoreverse, SwiftUI jumps to the target.
    @Test func evenCountsEndAtTheTarget() {
        let twice = Animation.linear(duration: 1).repeatCount(2)
        #expect(abs(twice.progress(at: 1.9).value - 0.1) < 1e-12 && twice.progress(at: 2) == .done)
    }

    @Test func animationsOfTheFirstKindReplace() {
        for animation in [
            Animation.spring(), .smooth(), .snappy(), .bouncy(), .default, .interactiveSpring(),
            .spring().speed(2), .spring().delay(0.1).delay(0.2),
        ] {
            #expect(animation.replacingSpring != nil)
        }
        #expect(Animation.spring().delay(0.125).delay(0.25).replacingSpring?.delay == 0.375)
        for animation in [
            Animation.linear(), .interpolatingSpring(), .linear().delay(0.1), .spring().repeatCount(2),
        ] {
            #expect(animation.replacingSpring == nil)
        }
    }

    @Test func staggersDelayFromTheirOrigin() {
        func delays(_ origin: Stagger.Origin, _ count: Int) -> [Double] {
            (0..<count).map { Stagger(interval: 2, from: origin).delay(of: $0, in: count) }
        }
        #expect(delays(.first, 4) == [0, 2, 4, 6] && delays(.last, 4) == [6, 4, 2, 0])
        #expect(delays(.center, 4) == [2, 0, 0, 2] && delays(.center, 5) == [4, 2, 0, 2, 4])
        #expect(delays(.ends, 4) == [0, 2, 2, 0] && delays(.ends, 5) == [0, 2, 4, 2, 0])
        #expect(delays(.center, 1) == [0] && delays(.last, 0) == [])
    }
}
