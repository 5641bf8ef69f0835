import Foundation

/// How often a piece of work is run: at least `runs` times and for `seconds`, after a run that does not count.
struct MeasurementPlan: Sendable {
    var runs = 5
    var seconds = 0.5
    /// Run so often, with no run before, no clock and no unit: all that is left is the work, which an
    /// instrument outside of the process can then count.
    var exactly: Int?
    /// No work is run more often than this.
    static let runLimit = 1000

    /// Times work, and beside each run the unit that it is measured in, so that both see the same weather.
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
