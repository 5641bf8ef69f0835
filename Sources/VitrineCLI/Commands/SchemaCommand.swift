import ArgumentParser
import Vitrine
import VitrineGoldens

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of scene files, or of a report.",
        discussion: """
            Save it beside your scenes and start each with `# yaml-language-server: $schema=PATH`: editors \
            then complete and check as you type.
            """)

    @Argument(help: "scene, or diff for what `vitrine diff --format json` prints.")
    var form: SchemaForm = .scene

    func run() throws {
        switch form {
        case .scene: Terminal.out(try Vitrine.sceneSchema())
        case .diff: Terminal.out(DiffReport.schema)
        }
    }
}

/// What there are schemas of.
enum SchemaForm: String, ExpressibleByArgument, CaseIterable, Sendable {
    case scene
    case diff
}
