/// A vector of numbers that changes over time, each change by an animation that interrupts those before as
/// ``StateMotion`` says.
package struct AnimatedValue: Hashable, Sendable {
    /// The values that changes lead to, with the initial one first; each once.
    package private(set) var states: [[Double]]
    /// The shares of these values over time.
    package private(set) var motion = StateMotion()

    /// - Parameter value: The value before the first change.
    package init(_ value: [Double]) { states = [value] }

    /// - Parameter value: The value before the first change.
    package init(_ value: Double) { self.init([value]) }

    /// The value that the last change leads to.
    package var target: [Double] { states[motion.target] }

    /// The time from which the value is exactly the last target, in seconds: then it stays within a
    /// thousandth of the way. 0 for one that never changes, infinity for one that never settles.
    package var settlingTime: Double { motion.settlingTime }

    /// Adds a change, with the rules of ``StateMotion/change(to:at:by:)``.
    ///
    /// - Parameters:
    ///   - value: The new value, of as many numbers.
    ///   - time: The time of the change, in seconds.
    ///   - animation: The animation; `nil` for a jump.
    package mutating func change(to value: [Double], at time: Double, by animation: Animation?) {
        let index = states.firstIndex(of: value) ?? states.count
        if index == states.count { states.append(value) }
        motion.change(to: index, at: time, by: animation)
    }

    /// Adds a change of a value of one number.
    package mutating func change(to value: Double, at time: Double, by animation: Animation?) {
        change(to: [value], at: time, by: animation)
    }

    /// Returns the value at a time.
    package func value(at time: Double) -> [Double] { motion.shares(at: time).value(of: states) }

    /// Returns the velocity at a time, per second; that after the change at the time of one.
    package func velocity(at time: Double) -> [Double] { motion.shares(at: time).velocity(of: states) }
}
