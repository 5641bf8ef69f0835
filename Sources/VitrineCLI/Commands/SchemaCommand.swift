import ArgumentParser
import Vitrine

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of scene files.",
        discussion: """
            Save it beside your scenes and start each with `# yaml-language-server: $schema=PATH`: editors \
            then complete and check as you type.
            """)

    func run() throws {
        Terminal.out(try Vitrine.sceneSchema())
    }
}
