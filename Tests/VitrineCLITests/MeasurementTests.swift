import Testing
import VitrineTestSupport

@testable import VitrineCLI

@Suite("Measurements") struct MeasurementTests {
    @Test func quantilesLieBetweenSamples() {
        let measurement = BenchSamples([4, 1, 3, 2, 10])
        #expect(measurement.runs == 5 && measurement.minimum == 1 && measurement.median == 3)
        #expect([0, 0.25, 0.5, 0.75, 1].map(measurement.quantile) == [1, 2, 3, 4, 10])
        #expect(measurement.quantile(0.125) == 1.5)
        #expect(measurement.spread == 2.0 / 3)
        #expect(BenchSamples([1, 2]).median == 1.5)
        #expect(BenchSamples([7]).quantile(0.9) == 7 && BenchSamples([7]).spread == 0)
    }

    @Test func nothingMeasuredIsZero() {
        let none = BenchSamples([])
        #expect(none.runs == 0 && none.minimum == 0 && none.median == 0 && none.spread == 0)
    }

    /// The ranks of a table of intervals of medians: 5 of 19 times of 20 and more from the middle.
    @Test(arguments: [(1, 1.0, 1.0), (5, 1, 5), (20, 6, 16), (100, 41, 61)])
    func aMedianLiesBetweenSamplesNearTheMiddle(runs: Int, low: Double, high: Double) {
        let samples = BenchSamples((1...runs).map(Double.init).shuffled())
        #expect(samples.medianRange == low...high)
        #expect(samples.uncertainty == (high - low) / 2 / samples.median)
    }

    /// Medians of draws from a skewed distribution lie within the intervals of most draws.
    @Test(arguments: [7, 30, 200]) func intervalsHoldTheTrueMedian(runs: Int) {
        var random = SeededGenerator(seed: 48)
        let hits = (0..<1000).count { _ in
            // The median of these is 1.25.
            let draws = (0..<runs).map { _ in Double.random(in: 0...1, using: &random) }
            return BenchSamples(draws.map { 1 + $0 * $0 }).medianRange.contains(1.25)
        }
        #expect(hits >= 940 && (runs < 100 || hits < 990))
    }

    @Test(arguments: [
        ([1.0, 1, 1, 1], 9.0, true), ([1, 1, 1, 1, 1], 0.4, true), ([1, 1, 1, 1, 1], 0.5, false),
        ([1, 9, 1, 9, 1], 0.5, true), ([1, 9, 1, 9, 1], 1.9, true), ([1, 9, 1, 9, 1], 2, false),
    ])
    func uncertainWorkIsMeasuredFourTimesAsLong(times: [Double], taken: Double, goesOn: Bool) {
        #expect(MeasurementPlan(runs: 5, seconds: 0.5).needsRun(after: times, taken: taken) == goesOn)
    }

    private func row(_ samples: [Double], copy: Double = 1) -> BenchRow {
        BenchRow(
            "fill", input: "x", threads: 1, pixels: 1, (BenchSamples(samples), BenchSamples([copy])))
    }

    @Test(arguments: [
        ([10.0, 10.1, 10.2], [10.0, 10.1, 10.2], "same"), ([12, 12.1, 12.2], [10, 10.1, 10.2], "slower"),
        ([8, 8.1, 8.2], [10, 10.1, 10.2], "faster"), ([9, 12, 15], [8, 10, 14], "unclear"),
        ([10.4, 10.4, 10.4], [10, 10, 10], "same"), ([0, 0, 0], [1, 1, 1], "unclear"),
    ])
    func verdictsFollowTheIntervals(new: [Double], old: [Double], verdict: String) {
        let comparison = BenchComparison(row(new), earlier: row(old), inCopies: false)
        #expect(comparison.verdict.rawValue == verdict)
    }

    @Test func anotherMachineIsComparedInCopies() {
        // Twice as fast a memory, and twice as fast a machine.
        let comparison = BenchComparison(
            row([5, 5, 5], copy: 0.5), earlier: row([10, 10, 10], copy: 1), inCopies: true)
        #expect(comparison.ratio == 1 && comparison.verdict == .same)
        #expect(BenchComparison(row([5]), earlier: nil, inCopies: true).verdict == .new)
    }

    @Test func runsAndTheUnitAlternateAfterOneThatDoesNotCount() {
        var calls = ""
        let measured = MeasurementPlan(runs: 3, seconds: 0).measure({ calls += "w" }, unit: { calls += "u" })
        #expect(calls == "wuuwuwuw" && measured.work.runs == 3 && measured.unit.runs == 3)
    }

    @Test func secondsAddRuns() {
        var count = 0
        let measured = MeasurementPlan(runs: 1, seconds: 600).measure({ count += 1 }, unit: {})
        #expect(measured.work.runs == MeasurementPlan.runLimit && count == MeasurementPlan.runLimit + 1)
    }

    @Test(arguments: [0, 1, 4]) func exactlyIsAllThatIsRun(repetitions: Int) {
        var calls = ""
        let plan = MeasurementPlan(runs: 9, seconds: 9, exactly: repetitions)
        let measured = plan.measure({ calls += "w" }, unit: { calls += "u" })
        #expect(calls == String(repeating: "w", count: repetitions) && measured.work.runs == 0)
    }

    @Test func rowsOfNothing() {
        let row = BenchRow("x", input: "y", threads: 1, pixels: 5, (BenchSamples([]), BenchSamples([])))
        #expect(row.memcpys == 0 && row.megapixelsPerSecond == 0)
        let some = BenchRow(
            "x", input: "y", threads: 2, pixels: 3_000_000, (BenchSamples([6]), BenchSamples([2, 4])))
        #expect(some.memcpys == 2 && some.megapixelsPerSecond == 500)
    }
}
