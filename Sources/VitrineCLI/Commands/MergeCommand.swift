import ArgumentParser
import VitrineFiles
import VitrineGoldens

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Make one report of the shards of a run.",
        discussion: """
            Takes what `vitrine test --shard I/N --json FILE` wrote. A shard that is missing or there twice is \
            refused. Which goldens are obsolete is judged here. Pictures are looked for where they lay beside each file. \
            Exit codes are those of `vitrine test`.
            """)

    @Argument(
        help: ArgumentHelp("The JSON of each shard.", valueName: "blob"),
        completion: .file(extensions: ["json"]))
    var blobs: [String]

    @OptionGroup var reports: ReportArguments

    func run() throws {
        let merged: SuiteReport
        do {
            merged = try SuiteReport.merged(
                try blobs.map { file in
                    (file, try SuiteReport(json: try FileBytes.read(file, limit: 1 << 30), at: file))
                })
        } catch {
            Terminal.error("error: \(error)\n")
            throw ExitCode(2)
        }
        let isWritten = reports.write(merged)
        if !isWritten || merged.exitCode != 0 { throw ExitCode(isWritten ? Int32(merged.exitCode) : 2) }
    }
}
