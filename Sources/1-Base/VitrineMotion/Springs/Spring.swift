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
/// Values and velocities are within 1e-12 of the way, and of the way by the frequency, for responses of 0.05
/// s and more; within 1e-10 for those of a millisecond after a minute, when a spring has swung 60,000 times.
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
        let (first, second) = SpringMoment(self, after: time).displacement(
            from: SpringState(displacement: -target, velocity: velocity))
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
        return state(after: time, from: SpringState(displacement: -target, velocity: velocity)).velocity
    }

    /// Returns what becomes of a state after `time` seconds; the state itself before.
    package func state(after time: Double, from state: SpringState) -> SpringState {
        time <= 0 ? state : SpringMoment(self, after: time).state(from: state)
    }

    /// The rate at which oscillations fade, per second.
    var decay: Double { dampingFraction * frequency }

    /// The angular frequency of oscillations; below critical damping only.
    var rate: Double { frequency * ((1 - dampingFraction) * (1 + dampingFraction)).squareRoot() }

    /// Returns how much faster than it fades a state is pulled towards the target, per second squared.
    func pull(on state: SpringState) -> Double {
        decay * state.velocity + frequency * frequency * state.displacement
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
        let pull = pull(on: start) / rate
        guard start.velocity != 0 || pull != 0 else { return nil }
        var angle = ExactMath.atan2(start.velocity, pull)
        if angle < 0 { angle += ExactMath.pi }
        return (angle / rate, ExactMath.pi / rate)
    }

    /// Returns the one time at which a spring turns that is critically or over-damped, if it does.
    private func turn(from start: SpringState) -> Double? {
        // Where tanh(q t) / q, which grows from 0 to 1 / q, has this value.
        let value = start.velocity / pull(on: start)
        let root = ((dampingFraction - 1) * (dampingFraction + 1)).squareRoot()
        let part = frequency * root * value
        guard value > 0, value < .infinity, part < 1 else { return nil }
        if part < 1e-4 { return value * (1 + part * part / 3) }
        return ExactMath.log((1 + part) / (1 - part)) / (2 * frequency * root)
    }
}
