/// Where a spring is, seen from its target, and how fast it moves.
package struct SpringState: Hashable, Sendable {
    /// The position less the target.
    package var displacement: Double
    /// The velocity, per second.
    package var velocity: Double

    package init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.velocity = velocity
    }
}
