import VitrineGeometry

/// A damped spring that moves from 0 to 1, as SwiftUI's `Spring` and its animations do.
///
/// The closed solutions of `m x'' + c x' + k (x - 1) = 0`. SwiftUI's names for its numbers, by the documentation of
/// `Spring` and the inlinable functions of SwiftUICore's interface that `Animation.interpolatingSpring` calls
/// (`springStiffness(response:)`, `springDamping(fraction:stiffness:)`, `springDampingFraction(bounce:)`): the response
/// is the period without damping, so `k = (2 pi / response)^2` for a mass of 1; the damping fraction is that of the
/// critical damping, so `c = 2 sqrt(k) fraction`; the duration that one sees is the response; and a bounce b is the
/// fraction 1 - b, or 1 / (1 + b) below 0.
package struct Spring: Hashable, Sendable {
    /// Radians a second without damping.
    let frequency: Double
    /// Of the critical damping.
    let dampingFraction: Double

    /// - Parameters:
    ///   - response: the period without damping, in seconds, above 0.
    ///   - dampingFraction: 0 for a spring that never rests, 1 for one that is critically damped.
    package init(response: Double, dampingFraction: Double) {
        frequency = 2 * ExactMath.pi / response
        self.dampingFraction = dampingFraction
    }

    /// - Parameters:
    ///   - duration: the pace, in seconds, above 0.
    ///   - bounce: 1 for a spring that never rests, 0 for one that is critically damped, below 0 for a flatter one;
    ///     above -1.
    package init(duration: Double, bounce: Double) {
        self.init(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// By what it is made of; mass and stiffness above 0. Over-damped springs stay so.
    package init(mass: Double, stiffness: Double, damping: Double) {
        frequency = (stiffness / mass).squareRoot()
        dampingFraction = damping / (2 * (stiffness * mass).squareRoot())
    }

    /// Where it is after `time` seconds; 0 before. The velocity is in ways (from 0 to 1) a second.
    package func value(at time: Double, initialVelocity velocity: Double = 0) -> Double {
        if time <= 0 { return 0 }
        let decay = dampingFraction * frequency
        if dampingFraction == 1 {
            return 1 + ExactMath.exp(-decay * time) * ((velocity - decay) * time - 1)
        }
        if dampingFraction < 1 {
            let rate = frequency * ((1 - dampingFraction) * (1 + dampingFraction)).squareRoot()
            let (sine, cosine) = ExactMath.sinCos(radians: rate * time)
            return 1 + ExactMath.exp(-decay * time) * ((velocity - decay) / rate * sine - cosine)
        }
        // The two real roots; the slow one as a quotient, for the difference would lose its digits.
        let root = ((dampingFraction - 1) * (dampingFraction + 1)).squareRoot()
        let fast = -frequency * (dampingFraction + root)
        let slow = -frequency / (dampingFraction + root)
        let share = (velocity + fast) / (slow - fast)
        return 1 + share * ExactMath.exp(slow * time) - (1 + share) * ExactMath.exp(fast * time)
    }
}
