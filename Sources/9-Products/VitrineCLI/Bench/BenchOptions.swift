import ArgumentParser

/// The options that all benchmarks share.
struct BenchOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Numbers of threads, with commas between.", valueName: "list"))
    var threads: CommaList<ThreadCount> = CommaList([ThreadCount.all])

    @Option(help: "The least number of runs of each piece of work.")
    var runs = 5

    @Option(help: "The least time for each piece of work.")
    var seconds = 0.5

    @Option(
        help: ArgumentHelp(
            "Run each piece of work exactly so often, and print nothing.",
            discussion: """
                For instruments that count instructions: what two numbers of repetitions differ by is the \
                work itself.
                """, valueName: "repetitions"))
    var exactly: Int?

    @Option(help: "The format of the results.")
    var format: Format = .text

    @Option(
        help: ArgumentHelp(
            "Compare with an earlier report, JSON; the exit code is 1 where anything is slower.",
            discussion: """
                Slower and faster are medians that differ by more than 5 % and by more than they may be off. \
                Times of another machine are compared in copies of memory.
                """, valueName: "file"), completion: .file(extensions: ["json"]))
    var compare: String?

    var plan: MeasurementPlan { MeasurementPlan(runs: runs, seconds: seconds, exactly: exactly) }

    /// Prints what `measure` returns. An earlier report to compare it with is read before.
    func report(_ measure: () throws -> [BenchRow]) throws {
        let earlier = try compare.map { path throws(CommandFailure) in try BenchReport(reading: path) }
        let rows = try measure()
        guard exactly == nil else { return }
        if try BenchReport(rows: rows).print(as: format, comparedWith: earlier) { throw ExitCode(1) }
    }

    func validate() throws {
        guard (1...MeasurementPlan.runLimit).contains(runs) else {
            throw ValidationError("--runs is a number from 1 to \(MeasurementPlan.runLimit)")
        }
        guard seconds >= 0, seconds <= 600 else {
            throw ValidationError("--seconds is a number from 0 to 600")
        }
        if compare != nil, exactly != nil {
            throw ValidationError("--exactly measures no times, so that there is nothing to --compare")
        }
        guard (0...MeasurementPlan.runLimit).contains(exactly ?? 0) else {
            throw ValidationError("--exactly is a number from 0 to \(MeasurementPlan.runLimit)")
        }
    }
}

extension BenchOptions {
    enum Format: String, ExpressibleByArgument, CaseIterable, Sendable { case text, json }
}
