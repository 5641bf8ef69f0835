import VitrineMotion

/// How a property moves through its values, as numbers at any moment.
package struct MotionCurve: Hashable, Sendable {
    private let motion: StateMotion
    /// The numbers of each value; empty if the values are not numbers.
    private let vectors: [[Double]]

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - motion: The motion between the values.
    ///   - vectors: The numbers of each value, or an empty list where some are not as many numbers as the
    ///     others.
    init(_ motion: StateMotion, through vectors: [[Double]]) {
        self.motion = motion
        let count = vectors.first?.count
        self.vectors = vectors.allSatisfy { $0.count == count && !$0.isEmpty } ? vectors : []
    }

    /// `true` if the numbers are those of the values; `false` if they are how much of each value shows.
    package var hasNumbers: Bool { !vectors.isEmpty }

    /// Returns the numbers at a time, in seconds: the value, or the share of each value but the first.
    package func numbers(at time: Double) -> [Double] {
        let shares = motion.shares(at: time)
        return vectors.isEmpty ? Array(shares.values.dropFirst()) : shares.value(of: vectors)
    }
}
