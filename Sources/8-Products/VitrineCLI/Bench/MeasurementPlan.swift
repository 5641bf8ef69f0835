import Foundation

/// The number of runs of a piece of work: at least `runs`, for at least `seconds`, after one run that does
/// not count.
struct MeasurementPlan: Sendable {
    var runs = 5
    var seconds = 0.5
    /// The exact number of runs, without a warm-up, a clock or a unit: only the work is left, which an
    /// instrument outside the process can then count.
    var exactly: Int?
    /// The maximum number of runs.
    static let runLimit = 1000

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
        while times.count < runs
            || (Self.milliseconds(clock.now - start) < seconds * 1000 && times.count < Self.runLimit)
        {
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

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }
}
