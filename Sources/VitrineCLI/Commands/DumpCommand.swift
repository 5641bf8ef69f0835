import ArgumentParser
import Vitrine

struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Print a stage of a scene's way to pixels.",
        discussion: """
            parsed: keys and values with their marks. resolved: elements with all defaults. layout: elements \
            with frames in points. display-list: what is painted, in order.
            """)

    @Argument(help: "A scene file, YAML or JSON.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String

    @Option(help: "The stage to print.")
    var stage: DumpStage

    @Option(help: "How to print it.")
    var format: DumpFormat = .text

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        do {
            Terminal.out(
                try Renderer(options: canvas.renderOptions).dump(scene, stage: stage, format: format))
        } catch {
            throw CommandFailure(error).reported
        }
    }
}
