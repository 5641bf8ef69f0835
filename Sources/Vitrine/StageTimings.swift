/// How long stages took.
public struct StageTimings: Sendable {
    public private(set) var stages: [(name: String, duration: Duration)] = []

    public init() {}

    /// Runs a stage and notes its wall time, also where it throws.
    mutating func measure<Value, Failure: Error>(
        _ name: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        defer { stages.append((name, clock.now - start)) }
        return try body()
    }

    /// Milliseconds of a duration.
    public static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }
}
