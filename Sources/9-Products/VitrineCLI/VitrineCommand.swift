import ArgumentParser
import CProcessMemory
import Foundation
import VitrineFiles
import VitrineIconPack
import VitrinePNG
import VitrinePixels
import VitrineRendering

/// The `vitrine` tool. Adding a command takes a file and a line here.
@main
struct VitrineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Renders glass interfaces from scene files on the CPU, the same bit for bit everywhere.",
        discussion: """
            Exit codes: 0 success; 64 usage; 65 bad input data; 66 no such input; 70 an internal error; 73 \
            cannot write. `diff` has three of its own: 1, 21 and 22, and `audit` two: 1 and 2. Of `test` and \
            `merge`: 0 all pictures match; 1 some changed, are missing or are obsolete; 2 something could \
            not be rendered, compared or written. `--version --verbose` adds the libraries and the \
            processor; VITRINE_SIMD=baseline or v3 draws with narrower vectors, to the same pixels.
            """,
        version: VitrineRendering.version,
        subcommands: [
            RenderCommand.self, FilmCommand.self, DiffCommand.self, TestCommand.self, MergeCommand.self,
            ApproveCommand.self, AuditCommand.self, BlurCommand.self, BenchCommand.self, DumpCommand.self,
            FontsCommand.self, IconsCommand.self, TokensCommand.self, SchemaCommand.self,
            PreviewCommand.self, DoctorCommand.self, GoldenServerCommand.self,
        ])

    static func main() {
        StandardStream.prepare()
        vitrine_prepare_process_memory(Int32(ProcessInfo.processInfo.activeProcessorCount))
        if let unknown = UnknownCommand(Array(CommandLine.arguments.dropFirst())) {
            Terminal.error(unknown.message)
            Terminal.end(ExitStatus.usage.rawValue)
        }
        let environment = ProcessInfo.processInfo.environment
        if let problem = VectorLevel.problem(in: environment) {
            Terminal.error(problem)
            Terminal.end(ExitStatus.usage.rawValue)
        }
        if Set(CommandLine.arguments.dropFirst()) == ["--version", "--verbose"] {
            Terminal.out(Doctor(environment: environment, goldens: "goldens", fontFolders: []).build.lines())
            Terminal.end(0)
        }
        do {
            var command = try parseAsRoot()
            defer { noteIconsOfPack() }
            try command.run()
        } catch {
            if let failure = CommandFailure(error) {
                Terminal.error(failure.message)
                Terminal.end(failure.exit.rawValue)
            }
            // Help and versions are no failures.
            let (code, text) = (exitCode(for: error).rawValue, OptionName.explained(fullMessage(for: error)))
            if !text.isEmpty {
                if code == 0 { Terminal.out(text + "\n") } else { Terminal.error(text + "\n") }
            }
            Terminal.end(code)
        }
        Terminal.end(0)
    }

    /// Says once which symbols are a pack's: they are only like those of iOS.
    private static func noteIconsOfPack() {
        let names = IconPack.symbolsDrawn
        guard !names.isEmpty else { return }
        let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", ..." : "")
        Terminal.error(
            "note: \(IconPack.name) draws \(shown), of which Vitrine has no drawings; "
                + "`icons: own` forbids it\n"
        )
    }
}
