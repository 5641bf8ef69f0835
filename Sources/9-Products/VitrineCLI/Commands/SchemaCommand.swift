import ArgumentParser
import VitrineGoldens
import VitrineRendering
import VitrineScene
import VitrineSuites

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of scene files, or of reports.",
        discussion: """
            Save the schema of scenes beside yours and start each with `# yaml-language-server: \
            $schema=PATH`: editors then complete and check as you type.

            Given scenes or libraries, the schema also has their components, and those of everything that \
            they import: one schema serves a whole folder.
            """)

    @Argument(
        help: "Scenes and libraries whose components the schema is to know; - is standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String] = []

    @Option(
        name: .customLong("of"),
        help: "scene; diff for what `vitrine diff --format json` prints; report for `vitrine test --json`.")
    var form: Form = .scene

    @Flag(help: "Let scenes read files outside their own folder.")
    var allowOutside = false

    func validate() throws {
        if form != .scene, !scenes.isEmpty {
            throw ValidationError("Only the schema of scenes takes scenes.")
        }
    }

    func run() throws {
        switch form {
        case .scene:
            Terminal.out(try SceneSchema.text(for: scenes, allowsOutside: allowOutside))
        case .diff: Terminal.out(try DiffReport.schema())
        case .report: Terminal.out(try ReportSchema.text())
        }
    }
}

extension SchemaCommand {
    /// The kinds of files that there are schemas for.
    enum Form: String, ExpressibleByArgument, CaseIterable, Sendable {
        case scene
        case diff
        case report
    }
}
