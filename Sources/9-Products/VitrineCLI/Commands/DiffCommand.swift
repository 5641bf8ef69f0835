import ArgumentParser
import Foundation
import VitrineComparisonSettings
import VitrineGoldens
import VitrinePNG
import VitrinePixels
import VitrineThreads

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two pictures.",
        discussion: """
            Exit codes: 0 the pictures match; 21 their sizes differ; 22 their pixels do; 1 they could not be \
            compared; 64 usage; 73 the picture of the difference could not be written.

            Metrics: \(Comparators.all.map { "`\($0.name)` (\($0.summary))" }.joined(separator: "; ")). \
            With every tolerant metric, drift is limited, too: the mean colour of any window of 16 by 16 \
            pixels may change by no more than 0.5/255.
            """)

    @Argument(
        help: "The expected picture; - is standard input.", completion: .file()
    )
    var expected: String

    @Argument(help: "The actual picture.", completion: .file())
    var actual: String

    @Option(
        name: [.short, .long], help: ArgumentHelp("Write a picture of the difference.", valueName: "file"),
        completion: .file(extensions: PictureFormat.fileExtensions))
    var output: String?

    @Option(help: "The picture: a heat map, or the heat map between the two pictures.")
    var picture: Picture = .heat

    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

    @Flag(help: "Compare samples as they are stored, whatever the files say of their colours.")
    var asStored = false

    @Option(help: "The format of the result; JSON has a schema (`vitrine schema --of diff`).")
    var format: Format = .text

    @Option(
        help: ArgumentHelp(
            "Show the picture in the terminal: auto, kitty, iterm2 or never.", valueName: "protocol"))
    var show: TerminalImageProtocol?

    @Option(help: "Threads to use. The result does not depend on it.")
    var threads: ThreadCount = .all

    func validate() throws {
        do throws(ComparatorError) {
            _ = try tolerance.comparator()
        } catch {
            throw ValidationError("\(error)")
        }
        if let output { _ = try PictureFormat.encoder(for: output) }
        if format == .json, show != nil { throw ValidationError("--show is for --format text") }
    }

    func run() throws {
        do {
            let code = try compare()
            if code != 0 { throw ExitCode(code) }
        } catch let error as FileComparisonError {
            Terminal.error("\(error)\n")
            throw ExitCode(Exit.notCompared)
        }
    }

    /// Compares the files and returns the exit code.
    private func compare() throws -> Int32 {
        let comparator = try tolerance.comparator()
        guard ComparatorSelfTest.run(comparator) else {
            Terminal.error(
                """
                error: with the tolerance \(comparator.tolerance) the metric `\(comparator.name)` does not \
                see a black block turned white: the comparison would say nothing

                """)
            return Exit.notCompared
        }
        let workers = Workers(count: threads.count)
        let files = try FileComparison(
            expected: expected, actual: actual, comparator: comparator,
            within: ComparisonScope(masks: tolerance.masks.map(\.rect), workers: workers),
            asStored: asStored, keepsPictures: output != nil || show != nil)
        var report = DiffReport(files)
        if let pictures = files.pictures, output != nil || show != nil {
            let png = try png(of: pictures, files.comparison, workers)
            if let output {
                try OutputFile.write(png, to: output)
                report.picture = output
            }
            try present(report)
            show(png)
        } else {
            try present(report)
        }
        switch report.result {
        case .match: return 0
        case .sizes: return Exit.sizes
        case .pixels: return Exit.pixels
        }
    }

    private func png(
        of pictures: ComparedPictures, _ comparison: Comparison, _ workers: Workers
    ) throws -> [UInt8] {
        let image =
            switch picture {
            case .heat: DiffImage.heatMap(pictures, regions: comparison.regions)
            case .sideBySide: DiffImage.sideBySide(pictures, regions: comparison.regions)
            }
        do throws(PNG.EncodingError) {
            return try PNG.encode(rows: image, compression: .fast, workers: workers)
        } catch {
            throw CommandFailure(.internalError, "error: the picture cannot be written as PNG: \(error)")
        }
    }

    private func present(_ report: DiffReport) throws {
        switch format {
        case .text: Terminal.out(report.text)
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            Terminal.out(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
        }
    }

    private func show(_ png: [UInt8]) {
        guard let show else { return }
        let environment = ProcessInfo.processInfo.environment
        let columns = environment["COLUMNS"].flatMap { Int($0) }
        if let sequence = show.sequence(png: png, columns: columns, environment: environment) {
            Terminal.out(sequence)
        } else {
            Terminal.error(
                "warning: this terminal is not known to show pictures: try --show kitty or --show iterm2\n")
        }
    }
}

extension DiffCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable, Sendable { case text, json }

    enum Picture: String, ExpressibleByArgument, CaseIterable, Sendable {
        case heat
        case sideBySide = "side-by-side"
    }

    /// The exit codes that only `diff` has.
    enum Exit {
        static let notCompared: Int32 = 1
        static let sizes: Int32 = 21
        static let pixels: Int32 = 22
    }
}
