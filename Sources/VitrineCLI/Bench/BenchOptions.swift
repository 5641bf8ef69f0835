import ArgumentParser
import VitrineGraphics

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

    @Option(help: "How to print the results.")
    var format: BenchFormat = .text

    var plan: MeasurementPlan { MeasurementPlan(runs: runs, seconds: seconds, exactly: exactly) }

    func report(_ rows: [BenchRow]) throws {
        if exactly == nil { try BenchReport(rows: rows).print(as: format) }
    }

    func validate() throws {
        guard (1...MeasurementPlan.most).contains(runs) else {
            throw ValidationError("--runs is a number from 1 to \(MeasurementPlan.most)")
        }
        guard seconds >= 0, seconds <= 600 else {
            throw ValidationError("--seconds is a number from 0 to 600")
        }
        guard (0...MeasurementPlan.most).contains(exactly ?? 0) else {
            throw ValidationError("--exactly is a number from 0 to \(MeasurementPlan.most)")
        }
    }
}

extension BenchFormat: ExpressibleByArgument {}

/// Values with commas between them.
struct CommaList<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
    let values: [Value]

    init(_ values: [Value]) { self.values = values }

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { Value(argument: String($0)) }
        guard !values.isEmpty, values.count == parts.count else { return nil }
        self.values = values
    }

    var defaultValueDescription: String {
        values.map(\.defaultValueDescription).joined(separator: ",")
    }
}

/// A picture's size, as `1170x2532`.
struct PictureSize: ExpressibleByArgument, Sendable {
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (1...65536).contains(width),
            (1...65536).contains(height), width * height <= 64 << 20
        else { return nil }
        self.init(width, height)
    }

    var pixels: Int { width * height }
    var defaultValueDescription: String { description }
    var description: String { "\(width)x\(height)" }
}

/// A standard deviation in pixels.
struct Sigma: ExpressibleByArgument, Sendable {
    let value: Double

    init(_ value: Double) { self.value = value }

    init?(argument: String) {
        guard let value = Double(argument), (0...500).contains(value) else { return nil }
        self.value = value
    }

    var defaultValueDescription: String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
