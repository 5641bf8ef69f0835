import VitrineGeometry

/// How much of each of several states shows at a time, and how fast that changes.
///
/// Shares sum to 1, and their rates to 0. A share may be negative or above 1, where a spring overshoots. As
/// all animations are linear in the values that they move, the same shares mix whatever the states differ in:
/// numbers by a sum, anything else by the one protocol of mixing.
package struct StateShares: Hashable, Sendable {
    /// The share of each state.
    package var values: [Double]
    /// How fast each share grows, per second.
    package var rates: [Double]

    package init(values: [Double], rates: [Double]) {
        self.values = values
        self.rates = rates
    }

    /// One state alone, at rest.
    package init(resting state: Int, of count: Int) {
        values = (0..<count).map { $0 == state ? 1 : 0 }
        rates = [Double](repeating: 0, count: count)
    }

    /// Returns the share of a state; 0 of one that is not among them.
    func share(of state: Int) -> SpringState {
        guard state < values.count else { return SpringState(displacement: 0, velocity: 0) }
        return SpringState(displacement: values[state], velocity: rates[state])
    }

    /// Returns the vector that lies between those of the states. That of a state alone is exact.
    ///
    /// - Parameter vectors: A vector for each state, all of one length.
    package func value(of vectors: [[Double]]) -> [Double] {
        // The sum starts at the state that shows most, so that it is exact where there is only one.
        var base = 0
        for state in values.indices where values[state].magnitude > values[base].magnitude { base = state }
        guard vectors.indices.contains(base) else { return [] }
        var result = vectors[base]
        for state in values.indices where state != base && values[state] != 0 {
            for index in result.indices {
                result[index] += values[state] * (vectors[state][index] - vectors[base][index])
            }
        }
        return result
    }

    /// Returns the velocity of the vector that lies between those of the states, per second.
    ///
    /// - Parameter vectors: A vector for each state, all of one length.
    package func velocity(of vectors: [[Double]]) -> [Double] {
        guard let base = vectors.last else { return [] }
        var result = [Double](repeating: 0, count: base.count)
        for state in rates.indices where rates[state] != 0 {
            for index in result.indices {
                result[index] += rates[state] * (vectors[state][index] - base[index])
            }
        }
        return result
    }

    /// Returns what lies between the states, of any kind that can be mixed.
    ///
    /// States with positive shares come first, in their order, and are mixed within them; then those with
    /// negative ones, away from which the mixture is extrapolated. So no step divides by less than the
    /// largest share.
    ///
    /// - Parameter states: A value for each state.
    package func mixture<Value: Interpolatable>(of states: [Value]) -> Value? {
        var (result, total): (Value?, Double) = (nil, 0)
        let order = values.indices.filter { values[$0] > 0 } + values.indices.filter { values[$0] < 0 }
        for state in order where states.indices.contains(state) {
            total += values[state]
            result = result?.interpolated(to: states[state], at: values[state] / total) ?? states[state]
        }
        return result
    }
}
