/// The durations of the stages of a pipeline.
package struct StageTimings: Sendable {
    package private(set) var stages: [(name: String, duration: Duration)] = []

    /// Creates timings without stages.
    package init() {}

    /// Runs a stage and records its wall-clock time, even if it throws.
    ///
    /// - Parameters:
    ///   - name: The name of the stage.
    ///   - body: The work of the stage.
    /// - Returns: The value that `body` returns.
    package mutating func measure<Value, Failure: Error>(
        _ name: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        defer { stages.append((name, clock.now - start)) }
        return try body()
    }

    /// Adds the stages of other timings.
    package mutating func add(_ other: StageTimings) { stages += other.stages }

    /// Returns a duration in milliseconds.
    ///
    /// - Parameter duration: The duration to convert.
    package static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }
}
