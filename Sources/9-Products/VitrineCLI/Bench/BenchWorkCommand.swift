import ArgumentParser
import VitrineRendering
import VitrineText

struct BenchWorkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work", abstract: "Print the estimate of a scene's work.",
        discussion: """
            Prints the units of work that a scene is estimated to take, each about a nanosecond, and the \
            amounts of each kind, as JSON. With --draw the scene is drawn once, whatever the limit of work, \
            so that the estimate can be compared with the time that the process takes.
            """)

    @Argument(
        help: "A scene file, YAML or JSON.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String

    @Flag(help: "Draw the scene as well.")
    var draw = false

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        var options = try canvas.renderOptions
        options.threads = 1
        let pipeline = try ScenePipeline(
            path: scene, options: options, library: FontLibrary(extraFolders: options.fontFolders))
        Terminal.out(try pipeline.estimatedWork(draws: draw) + "\n")
    }
}
