/// What time makes of every state of a spring: as the equation is linear, each displacement and each velocity
/// is a sum of shares of those at the start.
package struct SpringFlow: Hashable, Sendable {
    /// What becomes of a displacement of 1 at rest.
    package var ofDisplacement: SpringState
    /// What becomes of a velocity of 1 at the target.
    package var ofVelocity: SpringState

    /// No time.
    package static let identity = SpringFlow(
        ofDisplacement: SpringState(displacement: 1, velocity: 0),
        ofVelocity: SpringState(displacement: 0, velocity: 1))

    package init(ofDisplacement: SpringState, ofVelocity: SpringState) {
        self.ofDisplacement = ofDisplacement
        self.ofVelocity = ofVelocity
    }

    /// Creates the flow of a spring over a number of seconds.
    package init(_ spring: Spring, over time: Double) {
        guard time > 0 else {
            self = .identity
            return
        }
        let moment = SpringMoment(spring, after: time)
        ofDisplacement = moment.state(from: Self.identity.ofDisplacement)
        ofVelocity = moment.state(from: Self.identity.ofVelocity)
    }

    /// Returns what becomes of a state.
    package func callAsFunction(_ state: SpringState) -> SpringState {
        SpringState(
            displacement: state.displacement * ofDisplacement.displacement
                + state.velocity * ofVelocity.displacement,
            velocity: state.displacement * ofDisplacement.velocity + state.velocity * ofVelocity.velocity)
    }

    /// Returns this flow, and then another.
    package func followed(by next: SpringFlow) -> SpringFlow {
        SpringFlow(ofDisplacement: next(ofDisplacement), ofVelocity: next(ofVelocity))
    }
}
