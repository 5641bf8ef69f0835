import VitrineDisplayList
import VitrineGeometry
import VitrineMotion

extension SceneMotion {
    /// What lies between the values of a property at a moment.
    package struct Mixture<Value> {
        package let value: Value
        /// `true` if nothing moves.
        package let isResting: Bool
    }

    /// Returns what lies between the readings of the value that is being read, and records how it moves.
    ///
    /// Equal values are one place: nothing changes between them. Where nothing lies between two, and where
    /// there is none in one arrangement, the value jumps.
    ///
    /// - Parameters:
    ///   - values: The readings; `nil` for none.
    ///   - indices: The index of the reading in each arrangement of the span.
    ///   - states: The states that the readings depend on.
    ///   - time: The moment, in seconds.
    ///   - isReduced: `true` for those who want less motion.
    /// - Returns: The mixture, `nil` if there is no value at the moment; and `true` if an animation moves it
    ///   at some time.
    package func mixture<Value: Interpolatable>(
        of values: [Value?], _ indices: [Int], in states: Set<Int>, at time: Double, isReduced: Bool
    ) -> (mixture: Mixture<Value>?, isAnimated: Bool) {
        var (places, placeOf): ([Value?], [Int]) = ([], [])
        for value in values {
            let place = places.firstIndex { $0 == value } ?? places.count
            if place == places.count { places.append(value) }
            placeOf.append(place)
        }
        let states = motion(
            through: indices.map { placeOf[$0] }, of: states, jumping: jumps(between: places),
            isReduced: isReduced)
        record(
            states, of: places.map { place in place.map { MotionTexts.text(of: $0) } ?? "none" },
            vectors: places.map { ($0 as? any MotionVector)?.motionVector ?? [] })
        let isAnimated = states.changes.contains { $0.animation != nil }
        let shares = states.shares(at: time)
        if let place = shares.values.firstIndex(of: 1), shares.values.allSatisfy({ $0 == 0 || $0 == 1 }) {
            return (places[place].map { Mixture(value: $0, isResting: true) }, isAnimated)
        }
        // What is not there has no share while others are mixed: it comes and goes with a jump.
        guard let present = places.lazy.compactMap({ $0 }).first else { return (nil, isAnimated) }
        let mixed = shares.mixture(of: places.map { $0 ?? present })
        return (mixed.map { Mixture(value: $0, isResting: false) }, isAnimated)
    }

    /// Returns the pairs of places with nothing in between.
    private func jumps<Value: Interpolatable>(between places: [Value?]) -> Set<[Int]> {
        var jumps: Set<[Int]> = []
        for (from, one) in places.enumerated() {
            for (to, other) in places.enumerated() where from != to {
                if let one, let other, one.isInterpolatable(to: other) { continue }
                jumps.insert([from, to])
            }
        }
        return jumps
    }
}
