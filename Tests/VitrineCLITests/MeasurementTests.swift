import Testing

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
