import ArgumentParser
import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineSource

struct BenchPlotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plot",
        abstract: "Draw curves, measured by whatever, as PNG.",
        discussion: """
            The file is JSON: `title`, `subtitle`; `x` and `y`, each with a `title` and, where the axis is \
            not logarithmic, `"linear": true`; and `series`, each with a `name`, `points` as pairs of \
            numbers, and `"guide": true` for a dashed line. A point of four numbers has a bar from the \
            third to the fourth.
            """)

    @Argument(help: "The curves, JSON.", completion: .file(extensions: ["json"]))
    var curves: String

    @Option(
        name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    func run() throws {
        try Self.plot(curves).write(to: output)
    }

    private static func plot(_ path: String) throws(CommandFailure) -> Plot {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(path, limit: SceneLimits.standard.bytes)
        } catch {
            throw CommandFailure(.noInput, "error: \(error)")
        }
        let plot: Plot
        do {
            plot = try JSONDecoder().decode(Plot.self, from: Data(bytes))
        } catch {
            let reason = (error as? DecodingError)?.reason ?? "\(error)"
            throw CommandFailure(.badData, "\(path): error: these are no curves: \(reason)")
        }
        let counts = (curves: plot.series.count, points: plot.series.reduce(0) { $0 + $1.points.count })
        guard counts.points <= Plot.pointLimit, counts.curves <= Plot.curveLimit else {
            throw CommandFailure(
                .badData,
                "\(path): error: too many points: \(counts.points) in \(counts.curves) curves where "
                    + "\(Plot.pointLimit) in \(Plot.curveLimit) are allowed")
        }
        let points = plot.series.flatMap(\.points)
        if let odd = points.first(where: { $0.count != 2 && $0.count != 4 }) {
            throw CommandFailure(
                .badData, "\(path): error: a point has 2 numbers, or 4 with its bar, not \(odd.count)")
        }
        let values = points.flatMap { $0 }
        guard let odd = values.first(where: { $0 != 0 && !(1e-300...1e300).contains(abs($0)) }) else {
            return plot
        }
        throw CommandFailure(.badData, "\(path): error: \(odd) lies beyond 1e-300 to 1e300")
    }
}
