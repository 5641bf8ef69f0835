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

    var plan: MeasurementPlan { MeasurementPlan(runs: runs, seconds: seconds, exactly: exactly) }

    func report(_ rows: [BenchRow]) throws {
        if exactly == nil { try BenchReport(rows: rows).print(as: format) }
    }

    func validate() throws {
        guard (1...MeasurementPlan.runLimit).contains(runs) else {
            throw ValidationError("--runs is a number from 1 to \(MeasurementPlan.runLimit)")
        }
        guard seconds >= 0, seconds <= 600 else {
            throw ValidationError("--seconds is a number from 0 to 600")
        }
        guard (0...MeasurementPlan.runLimit).contains(exactly ?? 0) else {
            throw ValidationError("--exactly is a number from 0 to \(MeasurementPlan.runLimit)")
        }
    }
}

extension BenchOptions {
    enum Format: String, ExpressibleByArgument, CaseIterable, Sendable { case text, json }
}
