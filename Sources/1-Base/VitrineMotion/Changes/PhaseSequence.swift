/// Phases that follow each other by themselves, as SwiftUI's `PhaseAnimator` has them.
///
/// The next phase begins when the animation of the last one counts as complete
/// (``Animation/logicalDuration``), so springs are interrupted before they have settled, and keep their
/// velocity.
package struct PhaseSequence: Hashable, Sendable {
    /// How each phase is reached; `nil` for a jump, after which the next phase begins at once.
    package var animations: [Animation?]
    /// Whether it goes on for ever; else it ends in the first phase, after all others.
    package var repeats: Bool

    /// - Parameters:
    ///   - animations: How each phase is reached, in their order.
    ///   - repeats: Whether it goes on for ever.
    package init(_ animations: [Animation?], repeats: Bool) {
        self.animations = animations
        self.repeats = repeats
    }

    /// The maximum number of changes of phase.
    package static var limit: Int { 10_000 }

    /// The time from the first phase to the first phase again, in seconds.
    package var roundDuration: Double { animations.reduce(0) { $0 + ($1?.logicalDuration ?? 0) } }

    /// Returns the motion through the phases where they are set off several times, each of which begins again
    /// at the second phase, from wherever the value is.
    ///
    /// - Parameters:
    ///   - starts: The times at which the first phase is left, in seconds; they grow.
    ///   - end: The time up to which changes are needed, in seconds.
    package func motion(from starts: [Double], until end: Double) -> StateMotion {
        var motion = StateMotion(of: animations.count)
        for (index, start) in starts.enumerated() where start <= end {
            let next = index + 1 < starts.count ? starts[index + 1] : .infinity
            run(&motion, from: start, until: end, before: next)
        }
        return motion
    }

    /// Returns the motion through the phases, whose numbers are its states.
    ///
    /// - Parameters:
    ///   - start: The time at which the first phase is left, in seconds. Default: 0
    ///   - end: The time up to which changes are needed, in seconds.
    package func motion(from start: Double = 0, until end: Double) -> StateMotion {
        motion(from: [start], until: end)
    }

    private func run(_ motion: inout StateMotion, from start: Double, until end: Double, before next: Double)
    {
        guard animations.count > 1, roundDuration > 0 else { return }
        var (time, phase) = (start, 0)
        for _ in 0..<(repeats ? Self.limit : animations.count) where time <= end && time < next {
            phase = (phase + 1) % animations.count
            motion.change(to: phase, at: time, by: animations[phase])
            time += animations[phase]?.logicalDuration ?? 0
        }
    }
}
