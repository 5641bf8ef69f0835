/// What of each state shows over time, while one change of state after the other sets off an animation.
///
/// A change interrupts what is in progress as SwiftUI has it.
///
/// - A spring of the first kind *replaces* it when it starts, which is after its delay: the shares go on from
///   where they are then, at the velocity that they have, whatever set them in motion, so that value and
///   velocity are continuous. If it replaces another spring of the first kind, its response goes from what
///   that one's is at the moment to its own, over its `blendDuration`. What replaces it before it has
///   started calls it off.
/// - Anything else is *added*: what is in progress runs on, and the new animation mixes it, moving as it is,
///   with the new state. Values are continuous. Velocities are too where the new animation starts at rest, as
///   interpolating springs without an initial velocity do; those of curves may jump.
/// - A change without an animation jumps.
///
/// A change has settled when every share of other states stays within a thousandth (``Spring/threshold``), or
/// when an added animation has ended. From then on the new state alone shows, exactly.
///
/// Sources: the documentation of `Animation.spring(response:dampingFraction:blendDuration:)`,
/// `Animation.interpolatingSpring` and `CustomAnimation.shouldMerge`; the sessions 10156 and 10158 of WWDC23.
/// That a spring keeps the velocity of curves as well, and a response that is just being blended, is our
/// choice: the documentation speaks of springs only.
package struct StateMotion: Hashable, Sendable {
    /// A change of state.
    package struct Change: Hashable, Sendable {
        /// The time of the change, in seconds.
        package let time: Double
        /// The state that it leads to.
        package let target: Int
        /// The animation; `nil` for a jump.
        package let animation: Animation?
        /// The time from which the new state alone shows, in seconds, if nothing interrupts; infinity for
        /// never.
        package let settlingTime: Double
        /// The spring that replaces what was in progress, and the shares at its start.
        let replacement: Replacement?
    }

    /// How a spring takes over.
    struct Replacement: Hashable, Sendable {
        /// The time from which it moves, in seconds.
        var time: Double
        var spring: BlendedSpring
        var start: StateShares
    }

    /// The state before the first change.
    package let initialState: Int
    /// The changes, in the order of their times.
    package private(set) var changes: [Change] = []
    /// The number of states, from 0 on.
    package private(set) var stateCount: Int

    /// - Parameters:
    ///   - state: The state before the first change, 0 or more. Default: 0
    ///   - count: The number of states; more are added as changes lead to them. Default: 1
    package init(at state: Int = 0, of count: Int = 1) {
        initialState = state
        stateCount = max(count, state + 1)
    }

    /// The state that the last change leads to.
    package var target: Int { changes.last?.target ?? initialState }

    /// The time from which the last state alone shows, in seconds: 0 without changes, infinity if it never
    /// does.
    package var settlingTime: Double { changes.last?.settlingTime ?? 0 }

    /// Adds a change of state. One that leads to where the last one leads changes nothing. Of several at one
    /// time each interrupts the one before: a spring of the first kind takes its place, one with a delay
    /// when that has passed, and what follows a jump starts where that leads.
    ///
    /// - Parameters:
    ///   - state: The new state, 0 or more.
    ///   - time: The time of the change, in seconds. A time before that of the last change counts as that.
    ///   - animation: The animation; `nil` for a jump.
    package mutating func change(to state: Int, at time: Double, by animation: Animation?) {
        let time = max(time, changes.last?.time ?? time)
        guard state != target else { return }
        stateCount = max(stateCount, state + 1)
        guard let animation else {
            return append(state, at: time, by: nil, settlingAfter: 0)
        }
        guard let (spring, blendDuration, delay) = animation.replacingSpring else {
            return append(state, at: time, by: animation, settlingAfter: animation.duration)
        }
        let start = time + delay
        // An animation that is set off at that time has not moved anything yet.
        let last = changes.lastIndex { $0.time < start || $0.animation == nil }
        let replacement = Replacement(
            time: start,
            spring: BlendedSpring(spring, from: response(at: start, after: last), over: blendDuration),
            start: shares(at: start, after: last))
        let duration = settlingDuration(replacement, at: state)
        append(state, at: time, by: animation, settlingAfter: delay + duration, replacement)
    }

    /// Returns the share of each state at a time. Rates at the time of a change are those after it.
    package func shares(at time: Double) -> StateShares {
        shares(at: time, after: changes.lastIndex { $0.time <= time })
    }

    private mutating func append(
        _ state: Int, at time: Double, by animation: Animation?, settlingAfter duration: Double,
        _ replacement: Replacement? = nil
    ) {
        changes.append(
            Change(
                time: time, target: state, animation: animation, settlingTime: time + duration,
                replacement: replacement))
    }

    /// The response of the spring of the first kind that is in progress at a time.
    private func response(at time: Double, after last: Int?) -> Double? {
        guard let last else { return nil }
        let change = changes[...last].last { $0.replacement.map { $0.time <= time } ?? true }
        guard let change, time < change.settlingTime, let replacement = change.replacement else { return nil }
        return replacement.spring.response(after: time - replacement.time)
    }

    private func settlingDuration(_ replacement: Replacement, at target: Int) -> Double {
        let spring = replacement.spring
        let flow = spring.blendDuration > 0 ? spring.flow(over: spring.blendDuration) : .identity
        let durations = (0..<stateCount).map { state in
            spring.spring.settlingDuration(
                from: flow(displacement(of: state, from: target, in: replacement.start)),
                within: Spring.threshold)
        }
        return spring.blendDuration + (durations.max() ?? 0)
    }

    /// The share of a state less the one that it has when the target alone shows.
    private func displacement(of state: Int, from target: Int, in shares: StateShares) -> SpringState {
        var share = shares.share(of: state)
        if state == target { share.displacement -= 1 }
        return share
    }

    /// Returns the shares after a change and those before it.
    private func shares(at time: Double, after last: Int?) -> StateShares {
        var result = StateShares(resting: initialState, of: stateCount)
        guard let last else { return result }
        // What was replaced or has settled does not count, nor does anything before it.
        var first = 0
        for index in stride(from: last, through: 0, by: -1) {
            let change = changes[index]
            if time >= change.settlingTime || change.animation == nil {
                result = StateShares(resting: change.target, of: stateCount)
            } else if let replacement = change.replacement, time >= replacement.time {
                result = shares(of: replacement, to: change.target, after: time - replacement.time)
            } else {
                continue
            }
            first = index + 1
            break
        }
        for change in changes[first..<(last + 1)] {
            // A spring that is still to replace all this does nothing to it.
            guard let animation = change.animation, change.replacement == nil else { continue }
            let progress = animation.progress(at: time - change.time)
            for state in 0..<stateCount {
                let (from, to) = (result.values[state], state == change.target ? 1.0 : 0)
                result.values[state] = from * (1 - progress.value) + to * progress.value
                result.rates[state] =
                    result.rates[state] * (1 - progress.value) + progress.velocity * (to - from)
            }
        }
        return result
    }

    private func shares(of replacement: Replacement, to target: Int, after time: Double) -> StateShares {
        var result = StateShares(resting: target, of: stateCount)
        let flow = replacement.spring.flow(over: time)
        for state in 0..<stateCount {
            let start = replacement.start.share(of: state)
            guard time > 0 else {
                (result.values[state], result.rates[state]) = (start.displacement, start.velocity)
                continue
            }
            let moved = flow(displacement(of: state, from: target, in: replacement.start))
            result.values[state] += moved.displacement
            result.rates[state] = moved.velocity
        }
        return result
    }
}
