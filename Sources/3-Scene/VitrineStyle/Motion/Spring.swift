import VitrineGeometry

/// A damped spring that moves from 0 to 1, like SwiftUI's `Spring` and its animations.
///
/// It evaluates the closed-form solutions of `m x'' + c x' + k (x - 1) = 0`. SwiftUI's names for its
/// parameters, according to the documentation of `Spring` and the inlinable functions of SwiftUICore's
/// interface that `Animation.interpolatingSpring` calls (`springStiffness(response:)`,
/// `springDamping(fraction:stiffness:)`, `springDampingFraction(bounce:)`): the response is the undamped
/// period, so `k = (2 pi / response)^2` for a mass of 1; the damping fraction is relative to critical
/// damping, so `c = 2 sqrt(k) fraction`; the perceptual duration equals the response; and a bounce b
/// corresponds to the fraction 1 - b, or 1 / (1 + b) below 0.
package struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    let frequency: Double
    /// The damping relative to critical damping.
    let dampingFraction: Double

    /// - Parameters:
    ///   - response: The undamped period, in seconds, above 0.
    ///   - dampingFraction: 0 for a spring that never comes to rest, 1 for a critically damped one.
    package init(response: Double, dampingFraction: Double) {
        frequency = 2 * ExactMath.pi / response
        self.dampingFraction = dampingFraction
    }

    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds, above 0.
    ///   - bounce: 1 for a spring that never comes to rest, 0 for a critically damped one, below 0 for an
    ///     over-damped one; must be above -1.
    package init(duration: Double, bounce: Double) {
        self.init(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring from its physical parameters. Over-damped springs are supported.
    ///
    /// - Parameters:
    ///   - mass: The mass, above 0.
    ///   - stiffness: The stiffness, above 0.
    ///   - damping: The damping coefficient.
    package init(mass: Double, stiffness: Double, damping: Double) {
        frequency = (stiffness / mass).squareRoot()
        dampingFraction = damping / (2 * (stiffness * mass).squareRoot())
    }

    /// Returns the position after `time` seconds; 0 before.
    ///
    /// - Parameter velocity: The velocity at the start, in distances from 0 to 1 per second.
    package func value(at time: Double, initialVelocity velocity: Double = 0) -> Double {
        if time <= 0 { return 0 }
        let decay = dampingFraction * frequency
        if dampingFraction <= 1, ExactMath.exp(-decay * time) == 0 {
            // It has come to rest. The other factors may overflow by then.
            return 1
        }
        if dampingFraction == 1 {
            return 1 + ExactMath.exp(-decay * time) * ((velocity - decay) * time - 1)
        }
        if dampingFraction < 1 {
            let rate = frequency * ((1 - dampingFraction) * (1 + dampingFraction)).squareRoot()
            let (sine, cosine) = ExactMath.sinCos(radians: rate * time)
            return 1 + ExactMath.exp(-decay * time) * ((velocity - decay) / rate * sine - cosine)
        }
        // The two real roots. The slow one is computed as a quotient, because the difference would lose its
        // digits.
        let root = ((dampingFraction - 1) * (dampingFraction + 1)).squareRoot()
        let fast = -frequency * (dampingFraction + root)
        let slow = -frequency / (dampingFraction + root)
        let share = (velocity + fast) / (slow - fast)
        return 1 + share * ExactMath.exp(slow * time) - (1 + share) * ExactMath.exp(fast * time)
    }
}
