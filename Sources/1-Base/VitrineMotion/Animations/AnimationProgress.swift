/// How far an animation has come on its way from 0 to 1, and how fast it moves.
package struct AnimationProgress: Hashable, Sendable {
    /// The part of the way; beyond 0...1 where a spring or a curve overshoots.
    package var value: Double
    /// The parts of the way per second.
    package var velocity: Double

    /// At the start, and at rest.
    package static let none = AnimationProgress(value: 0, velocity: 0)
    /// At the end, and at rest.
    package static let done = AnimationProgress(value: 1, velocity: 0)

    package init(value: Double, velocity: Double) {
        self.value = value
        self.velocity = velocity
    }

    /// The same on the way back.
    package var reversed: AnimationProgress { AnimationProgress(value: 1 - value, velocity: -velocity) }
}
