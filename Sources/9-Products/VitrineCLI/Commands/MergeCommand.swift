import ArgumentParser
import VitrineFiles
import VitrineGoldens

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge the reports of a run's shards.",
        discussion: """
            Reads what `vitrine test --shard I/N --json FILE` wrote. A missing or duplicate shard is \
            refused. Obsolete goldens are found here. Pictures are read from the folder of each file or \
            below. Exit codes are those of `vitrine test`.
            """)

    @Argument(
        help: ArgumentHelp("The JSON of each shard.", valueName: "blob"),
        completion: .file(extensions: ["json"]))
    var blobs: [String]

    @OptionGroup var reports: ReportArguments

    private static func warn(of withheld: [String], in file: String) {
        guard let first = withheld.first else { return }
        let others = withheld.count > 1 ? " and \(withheld.count - 1) more are" : " is"
        Terminal.error(
            """
            \(file): warning: `\(first)`\(others) left out: pictures must lie below the folder of their \
            report\n
            """
        )
    }

    func run() throws {
        let merged: SuiteReport
        do {
            merged = try SuiteReport.merged(
                try blobs.map { file in
                    var withheld: [String] = []
                    let report = try SuiteReport(
                        json: try FileBytes.read(file, limit: SuiteReport.byteLimit), at: file,
                        withheld: &withheld)
                    Self.warn(of: withheld, in: file)
                    return (file, report)
                })
        } catch {
            Terminal.error("error: \(error)\n")
            throw ExitCode(2)
        }
        let isWritten = reports.write(merged)
        if !isWritten || merged.exitCode != 0 { throw ExitCode(isWritten ? Int32(merged.exitCode) : 2) }
    }
}
