import VitrineMotion

/// How a property moves through its values, as numbers at any moment.
package struct MotionCurve: Hashable, Sendable {
    private enum Way: Hashable {
        /// Between values, each of as many numbers, or of none if they are not numbers.
        case values(StateMotion, [[Double]])
        /// From key to key of one track of several, anew at each time.
        case keys(Keyframes, track: Int, starts: [Double])
        /// The scale, degrees and opacity of a symbol, those of them that its effect changes.
        case effect(SymbolEffectPlay)
        /// Values that were seen, each from a time on.
        case moments([[Double]], times: [Double], hasNumbers: Bool)
    }

    private let way: Way

    /// The maximum number of lines that are drawn of a value that is known by its text.
    package static let lineLimit = 4

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - motion: The motion between the values.
    ///   - vectors: The numbers of each value, or an empty list where some are not as many numbers as the
    ///     others.
    init(_ motion: StateMotion, through vectors: [[Double]]) {
        let count = vectors.first?.count
        way = .values(motion, vectors.allSatisfy { $0.count == count && !$0.isEmpty } ? vectors : [])
    }

    /// Creates the curve of keys.
    ///
    /// - Parameters:
    ///   - keyframes: Tracks that run side by side.
    ///   - track: The index of one of them.
    ///   - starts: The times at which they begin, in seconds, in order.
    package init(_ keyframes: Keyframes, track: Int, from starts: [Double]) {
        way = .keys(keyframes, track: track, starts: starts)
    }

    /// Creates the curve of a symbol's effect.
    package init(_ play: SymbolEffectPlay) { way = .effect(play) }

    /// Creates the curve of values that were seen.
    ///
    /// - Parameters:
    ///   - values: The numbers, or how much of each value but the first shows.
    ///   - times: The time from which each is there, in seconds, in order.
    ///   - hasNumbers: `true` if they are the numbers of the value.
    package init(values: [[Double]], from times: [Double], hasNumbers: Bool) {
        way = .moments(values, times: times, hasNumbers: hasNumbers)
    }

    /// `true` if the numbers are those of the values; `false` if they are how much of each value shows.
    package var hasNumbers: Bool {
        switch way {
        case .values(_, let vectors): !vectors.isEmpty
        case .keys, .effect: true
        case .moments(_, _, let hasNumbers): hasNumbers
        }
    }

    /// Returns the numbers at a time, in seconds: the value, or the share of each value but the first.
    package func numbers(at time: Double) -> [Double] {
        switch way {
        case .values(let motion, let vectors):
            let shares = motion.shares(at: time)
            return vectors.isEmpty ? Array(shares.values.dropFirst()) : shares.value(of: vectors)
        case .keys(let keyframes, let track, let starts):
            let start = starts.last { $0 <= time }
            let values = keyframes.values(at: start.map { time - $0 } ?? -1)
            return values.indices.contains(track) ? values[track] : []
        case .effect(let play): return play.numbers(at: time)
        case .moments(let values, let times, _):
            let index = times.lastIndex { $0 <= time } ?? 0
            return values.indices.contains(index) ? values[index] : []
        }
    }
}
