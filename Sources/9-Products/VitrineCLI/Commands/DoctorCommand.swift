import ArgumentParser
import Foundation
import VitrineRendering

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check that nothing that scenes need is missing, and say how to get it.",
        discussion: """
            Checks versions, the processor, fonts, the cache, the goldens of this folder, the terminal, and \
            whether a known scene has its known pixels. Exit codes: 0 all is well; 1 a check fails; 66 a \
            folder of --font-dir does not exist. Missing fonts that only some scenes need are not a failure.
            """)

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"), completion: .directory)
    var goldens = "goldens"

    @Option(
        name: .customLong("font-dir"),
        help: ArgumentHelp(
            "A folder of fonts to search first; may be given several times.", valueName: "dir"),
        completion: .directory)
    var fontFolders: [String] = []

    @Option(help: "How to print it.")
    var format: DumpFormat = .text

    func run() throws {
        try Folders.check(fonts: fontFolders)
        let report = Doctor(
            environment: ProcessInfo.processInfo.environment, goldens: goldens, fontFolders: fontFolders
        ).examine()
        Terminal.out(format == .text ? report.text() : try report.json())
        if !report.isHealthy { throw ExitCode(1) }
    }
}
