import ArgumentParser
import Vitrine

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of scene files.",
        discussion: """
            Save it beside your scenes and start each with `# yaml-language-server: $schema=PATH`: editors \
            then complete and check as you type.

            With scenes or libraries it knows their components too, and those of all that they import: one schema \
            serves a whole folder.
            """)

    @Argument(
        help: "Scenes and libraries whose components the schema is to know.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String] = []

    @Flag(help: "Let scenes read files outside of their own folder.")
    var allowOutside = false

    func run() throws {
        do {
            Terminal.out(try Vitrine.sceneSchema(for: scenes, allowsOutside: allowOutside))
        } catch let error as RenderError {
            throw CommandFailure(error).reported
        }
    }
}
