import Foundation

/// The number of runs of a piece of work: at least `runs`, for at least `seconds`, after one run that does
/// not count; where the median is uncertain then, up to four times as long.
struct MeasurementPlan: Sendable {
    var runs = 5
    var seconds = 0.5
    /// The exact number of runs, without a warm-up, a clock or a unit: only the work is left, which an
    /// instrument outside the process can then count.
    var exactly: Int?
    /// The maximum number of runs.
    static let runLimit = 1000
    /// The uncertainty that a median may have, as a fraction of it.
    static let precision = 0.05
    /// How many times `seconds` work is measured for that.
    static let patience = 4

    /// Measures work and, beside each run, the unit of time, so that both are affected alike by other load.
    func measure(_ work: () throws -> Void, unit: () -> Void) rethrows -> (
        work: BenchSamples, unit: BenchSamples
    ) {
        if let exactly {
            for _ in 0..<exactly { try work() }
            return (BenchSamples([]), BenchSamples([]))
        }
        try work()
        unit()
        var times: [Double] = []
        var units: [Double] = []
        let clock = ContinuousClock()
        let start = clock.now
        while needsRun(after: times, taken: Self.milliseconds(clock.now - start) / 1000) {
            let before = clock.now
            unit()
            let between = clock.now
            try work()
            let after = clock.now
            units.append(Self.milliseconds(between - before))
            times.append(Self.milliseconds(after - between))
        }
        return (BenchSamples(times), BenchSamples(units))
    }

    /// Returns `true` if work is to be run once more after these times.
    ///
    /// - Parameter taken: The seconds since the first run that counts.
    func needsRun(after times: [Double], taken: Double) -> Bool {
        if times.count < runs { return true }
        guard taken < seconds * Double(Self.patience), times.count < Self.runLimit else { return false }
        return taken < seconds || BenchSamples(times).uncertainty > Self.precision
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }
}
