import VitrineGeometry

/// The motion of a damped spring, like SwiftUI's `Spring` and its animations.
///
/// It evaluates the closed-form solutions of `m x'' + c x' + k (x - 1) = 0`. SwiftUI's names for its
/// parameters, according to the documentation of `Spring`, the session 10158 of WWDC23 and the inlinable
/// functions of SwiftUICore's interface that `Animation.interpolatingSpring` calls
/// (`springStiffness(response:)`, `springDamping(fraction:stiffness:)`, `springDampingFraction(bounce:)`):
/// the response is the undamped period, so `k = (2 pi / response)^2` for a mass of 1; the damping fraction is
/// relative to critical damping, so `c = 2 sqrt(k) fraction`; the perceptual duration equals the response;
/// and a bounce b corresponds to the fraction 1 - b, or 1 / (1 + b) below 0.
///
/// The error of a value is below 1e-12 of the distance for the springs of screens, and below 1e-9 for
/// responses of a millisecond after a minute, when an undamped spring has swung 60,000 times.
package struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    package let frequency: Double
    /// The damping relative to critical damping: 0 for a spring that never comes to rest, below 1 for one
    /// that overshoots.
    package let dampingFraction: Double

    /// - Parameters:
    ///   - response: The undamped period, in seconds, above 0.
    ///   - dampingFraction: 0 for a spring that never comes to rest, 1 for a critically damped one.
    package init(response: Double, dampingFraction: Double) {
        frequency = 2 * ExactMath.pi / response
        self.dampingFraction = dampingFraction
    }

    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds, above 0. Default: 0.5
    ///   - bounce: 1 for a spring that never comes to rest, 0 for a critically damped one, below 0 for an
    ///     over-damped one; must be above -1. Default: 0
    package init(duration: Double = 0.5, bounce: Double = 0) {
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

    private init(frequency: Double, dampingFraction: Double) {
        self.frequency = frequency
        self.dampingFraction = dampingFraction
    }

    /// The undamped period, in seconds: the perceptual duration.
    package var response: Double { 2 * ExactMath.pi / frequency }

    /// The same as a bounce: positive if the spring overshoots, 0 if it is critically damped, negative if it
    /// is over-damped.
    package var bounce: Double { dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction }

    /// The stiffness of the spring of mass 1 that moves like this one.
    package var stiffness: Double { frequency * frequency }

    /// The damping coefficient of the spring of mass 1 that moves like this one.
    package var damping: Double { 2 * frequency * dampingFraction }

    /// Returns the same motion a number of times as fast.
    package func faster(by factor: Double) -> Spring {
        Spring(frequency: frequency * factor, dampingFraction: dampingFraction)
    }
}

extension Spring {
    /// Returns the position after `time` seconds on the way from 0 to a target; 0 before.
    ///
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - target: The position at rest. Default: 1
    ///   - velocity: The velocity at the start, per second. Default: 0
    package func value(at time: Double, target: Double = 1, initialVelocity velocity: Double = 0) -> Double {
        if time <= 0 { return 0 }
        let (first, second) = displacement(
            after: time, from: SpringState(displacement: -target, velocity: velocity))
        return target + first + second
    }

    /// Returns the velocity after `time` seconds on the way from 0 to a target; 0 before.
    ///
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - target: The position at rest. Default: 1
    ///   - velocity: The velocity at the start, per second. Default: 0
    package func velocity(at time: Double, target: Double = 1, initialVelocity velocity: Double = 0) -> Double
    {
        if time < 0 { return 0 }
        return self.velocity(after: time, from: SpringState(displacement: -target, velocity: velocity))
    }

    /// Returns what becomes of a state after `time` seconds; the state itself before.
    package func state(after time: Double, from state: SpringState) -> SpringState {
        if time <= 0 { return state }
        let (first, second) = displacement(after: time, from: state)
        return SpringState(displacement: first + second, velocity: velocity(after: time, from: state))
    }

    /// The rate at which oscillations fade, per second.
    private var decay: Double { dampingFraction * frequency }

    /// The angular frequency of oscillations; below critical damping only.
    var rate: Double { frequency * ((1 - dampingFraction) * (1 + dampingFraction)).squareRoot() }

    /// The square root of the damping fraction's square less one; above critical damping only.
    private var root: Double { ((dampingFraction - 1) * (dampingFraction + 1)).squareRoot() }

    /// Returns the displacement from the target as a sum of two, so that small differences from a target are
    /// rounded as late as possible.
    private func displacement(after time: Double, from start: SpringState) -> (Double, Double) {
        let (x, v) = (start.displacement, start.velocity)
        if dampingFraction <= 1, ExactMath.exp(-decay * time) == 0 {
            // It has come to rest. The other factors may overflow by then.
            return (0, 0)
        }
        if dampingFraction == 1 {
            return (ExactMath.exp(-decay * time) * ((v + decay * x) * time + x), 0)
        }
        if dampingFraction < 1 {
            let rate = self.rate
            let (sine, cosine) = ExactMath.sinCos(radians: rate * time)
            return (ExactMath.exp(-decay * time) * ((v + decay * x) / rate * sine + x * cosine), 0)
        }
        if isNearlyCritical {
            let fading = ExactMath.exp(-decay * time)
            guard fading > 0 else { return (0, 0) }
            let (sine, cosine) = Self.hyperbolic(frequency * root * time)
            return (fading * ((v + decay * x) * time * sine + x * cosine), 0)
        }
        let (fast, slow) = rates
        let share = (v - fast * x) / (slow - fast)
        return (share * ExactMath.exp(slow * time), (x - share) * ExactMath.exp(fast * time))
    }

    private func velocity(after time: Double, from start: SpringState) -> Double {
        let (x, v) = (start.displacement, start.velocity)
        if dampingFraction <= 1 || isNearlyCritical {
            let fading = ExactMath.exp(-decay * time)
            guard fading > 0 else { return 0 }
            let pull = decay * v + frequency * frequency * x
            if dampingFraction == 1 { return fading * (v - pull * time) }
            if dampingFraction < 1 {
                let rate = self.rate
                let (sine, cosine) = ExactMath.sinCos(radians: rate * time)
                return fading * (v * cosine - pull / rate * sine)
            }
            let (sine, cosine) = Self.hyperbolic(frequency * root * time)
            return fading * (v * cosine - pull * time * sine)
        }
        let (fast, slow) = rates
        let share = (v - fast * x) / (slow - fast)
        return share * slow * ExactMath.exp(slow * time) + (x - share) * fast * ExactMath.exp(fast * time)
    }

    /// Whether the two exponentials of an over-damped spring are so alike that their difference would lose
    /// digits. By the time at which they differ by a factor of e they are below e^-1000.
    private var isNearlyCritical: Bool { dampingFraction > 1 && root < 0x1p-10 }

    /// The two real roots of an over-damped spring. The slow one is computed as a quotient, because the
    /// difference would lose its digits.
    private var rates: (fast: Double, slow: Double) {
        let root = self.root
        return (-frequency * (dampingFraction + root), -frequency / (dampingFraction + root))
    }

    /// Returns sinh x / x and cosh x by their series for `|x| <= 1`, within 2e-16; the first omitted terms
    /// are below 1e-17. Beyond they are not needed, and stay those of 1.
    private static func hyperbolic(_ x: Double) -> (sine: Double, cosine: Double) {
        let z = min(x * x, 1)
        var (sine, cosine) = (1.0, 1.0)
        for k in stride(from: 18.0, through: 2, by: -2) {
            sine = 1 + sine * (z / (k * (k + 1)))
            cosine = 1 + cosine * (z / (k * (k - 1)))
        }
        return (sine, cosine)
    }
}

extension Spring {
    /// The part of the way that counts as settled, as in SwiftUI's `Spring.settlingDuration`.
    package static var threshold: Double { 0.001 }

    /// The time from which a spring that starts at rest stays within a thousandth of the way of its target,
    /// in seconds; infinite without damping.
    package var settlingDuration: Double {
        settlingDuration(from: SpringState(displacement: -1, velocity: 0), within: Self.threshold)
    }

    /// Returns the time from which a spring stays within a distance of its target, in seconds: the last one
    /// at which it is that far away, to the last bit, and not a bound of it as `Spring.settlingDuration` of
    /// SwiftUI.
    ///
    /// - Parameters:
    ///   - start: The state at the time 0.
    ///   - distance: The distance, above 0.
    /// - Returns: 0 if it never leaves that distance; infinity if it always comes back to it.
    package func settlingDuration(from start: SpringState, within distance: Double) -> Double {
        func isNear(_ time: Double) -> Bool {
            abs(state(after: time, from: start).displacement) <= distance
        }
        guard frequency > 0, frequency < .infinity, dampingFraction < .infinity else { return 0 }
        var (near, far) = (0.0, 0.0)
        if dampingFraction < 1 {
            guard let turns = turns(from: start) else { return 0 }
            guard dampingFraction > 0 else { return isNear(turns.first) ? 0 : .infinity }
            // Every half turn the displacement at the turn shrinks by the same factor.
            let first = abs(state(after: turns.first, from: start).displacement)
            if first > distance {
                let count = ExactMath.log(first / distance) / (decay * turns.spacing)
                var last = turns.first + count.rounded(.down) * turns.spacing
                // The rounding of the logarithm may have taken it for its neighbour.
                if isNear(last) { last = max(last - turns.spacing, turns.first) }
                if !isNear(last + turns.spacing) { last += turns.spacing }
                (far, near) = (last, last + turns.spacing)
            } else {
                near = turns.first
            }
        } else {
            if let turn = turn(from: start), !isNear(turn) { far = turn }
            near = max(2 * far, 1 / frequency)
            while near < .infinity, !isNear(near) { near *= 2 }
        }
        if isNear(far) { return far }
        // Between the two it moves in one direction, so it comes near once.
        while true {
            let middle = near + (far - near) / 2
            guard middle > far, middle < near else { return near }
            if isNear(middle) { near = middle } else { far = middle }
        }
    }

    /// Returns the first time at which an under-damped spring turns, and the time between two turns; `nil` at
    /// rest.
    private func turns(from start: SpringState) -> (first: Double, spacing: Double)? {
        let pull = (decay * start.velocity + frequency * frequency * start.displacement) / rate
        guard start.velocity != 0 || pull != 0 else { return nil }
        var angle = ExactMath.atan2(start.velocity, pull)
        if angle < 0 { angle += ExactMath.pi }
        return (angle / rate, ExactMath.pi / rate)
    }

    /// Returns the one time at which a spring turns that is critically or over-damped, if it does.
    private func turn(from start: SpringState) -> Double? {
        // Where tanh(q t) / q, which grows from 0 to 1 / q, has this value.
        let value = start.velocity / (decay * start.velocity + frequency * frequency * start.displacement)
        let part = frequency * root * value
        guard value > 0, value < .infinity, part < 1 else { return nil }
        if part < 1e-4 { return value * (1 + part * part / 3) }
        return ExactMath.log((1 + part) / (1 - part)) / (2 * frequency * root)
    }
}
