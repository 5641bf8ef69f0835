import VitrineGeometry

/// A spring that takes over from another: over a time its response goes from the other's to its own, along
/// `3 t^2 - 2 t^3`, while its damping fraction is its own from the start. This is the `blendDuration` of
/// SwiftUI's springs.
package struct BlendedSpring: Hashable, Sendable {
    /// The spring after the blend.
    package var spring: Spring
    /// The response at the start, in seconds.
    package var initialResponse: Double
    /// The duration of the blend, in seconds; 0 for none.
    package var blendDuration: Double

    /// - Parameters:
    ///   - spring: The spring after the blend.
    ///   - initialResponse: The response at the start, in seconds; `nil` for the spring's own.
    ///   - blendDuration: The duration of the blend, in seconds.
    package init(_ spring: Spring, from initialResponse: Double? = nil, over blendDuration: Double = 0) {
        self.spring = spring
        self.initialResponse = initialResponse ?? spring.response
        let changes = initialResponse != nil && initialResponse != spring.response
        self.blendDuration = changes ? max(blendDuration, 0) : 0
    }

    /// Returns the response after a number of seconds.
    package func response(after time: Double) -> Double {
        guard time < blendDuration else { return spring.response }
        let part = max(time, 0) / blendDuration
        return initialResponse + (spring.response - initialResponse) * (part * part * (3 - 2 * part))
    }

    /// Returns what a number of seconds make of every state.
    package func flow(over time: Double) -> SpringFlow {
        guard blendDuration > 0, time > 0 else { return SpringFlow(spring, over: time) }
        let blended = blend(over: min(time, blendDuration))
        guard time > blendDuration else { return blended }
        return blended.followed(by: SpringFlow(spring, over: time - blendDuration))
    }

    /// Returns the flow within the blend, where there is no closed form.
    ///
    /// It is divided into 4, 8, 16, ... steps, each of which is the exact flow of the spring in its middle:
    /// so no step is unstable, however stiff the spring. The error is a series in the square of the step,
    /// whose terms Richardson's extrapolation removes one by one until two results agree to 1e-12, or there
    /// are 8192 steps. It stays below 1e-11 of the way for responses of 0.02 s and more, and below 1e-6 where
    /// one of a millisecond swings without damping.
    private func blend(over time: Double) -> SpringFlow {
        var row: [[Double]] = []
        var best = [Double]()
        for level in 2...13 {
            var next = [numbers(steps(1 << level, over: time))]
            var factor = 1.0
            for coarse in row {
                factor *= 4
                let fine = next[next.count - 1]
                next.append(zip(fine, coarse).map { $0 + ($0 - $1) / (factor - 1) })
            }
            row = next
            let result = next[next.count - 1]
            let isDone = best.count == 4 && zip(best, result).allSatisfy { abs($0 - $1) <= 1e-12 }
            best = result
            if isDone { break }
        }
        return SpringFlow(
            ofDisplacement: SpringState(displacement: best[0], velocity: best[1] * spring.frequency),
            ofVelocity: SpringState(displacement: best[2] / spring.frequency, velocity: best[3]))
    }

    private func steps(_ count: Int, over time: Double) -> SpringFlow {
        let step = time / Double(count)
        return (0..<count).reduce(.identity) { flow, index in
            let middle = Spring(
                response: response(after: (Double(index) + 0.5) * step),
                dampingFraction: spring.dampingFraction)
            return flow.followed(by: SpringFlow(middle, over: step))
        }
    }

    /// The numbers of a flow, with velocities as multiples of the frequency, so that all are of one size.
    private func numbers(_ flow: SpringFlow) -> [Double] {
        [
            flow.ofDisplacement.displacement, flow.ofDisplacement.velocity / spring.frequency,
            flow.ofVelocity.displacement * spring.frequency, flow.ofVelocity.velocity,
        ]
    }
}
