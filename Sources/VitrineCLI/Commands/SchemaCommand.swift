import ArgumentParser
import Vitrine

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of scene files, or of reports.",
        discussion: """
            Save that of scenes beside yours and start each with `# yaml-language-server: $schema=PATH`: editors \
            then complete and check as you type.
            """)

    @Option(help: "scene files, or the report that `vitrine test --json` writes: scene or report.")
    var of: SchemaSubject = .scene

    func run() throws {
        Terminal.out(of == .scene ? try Vitrine.sceneSchema() : try ReportSchema.text())
    }
}

enum SchemaSubject: String, ExpressibleByArgument, CaseIterable { case scene, report }
