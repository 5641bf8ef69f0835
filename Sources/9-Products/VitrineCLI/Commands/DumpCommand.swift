import ArgumentParser
import VitrineRendering

struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Print a stage between a scene and its pixels.",
        discussion: """
            \(DumpStage.allCases.map { "\($0.rawValue): \($0.summary)." }.joined(separator: " "))

            glass: pictures of the steps of a glass surface, in the folder of -o: the distance to its edge, \
            the normals and displacement of its lens, its backdrop, the backdrop blurred, its face, its rim, \
            its shadow and the result; glass.json has the numbers. --id names the node, or in a container \
            the surface or the container, and can be left out if there is only one.
            """)

    @Argument(
        help: "A scene file, YAML or JSON; - is standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String

    @Option(help: "The stage to print, such as layout or plan.")
    var stage: DumpTarget

    @Option(help: "The format of the output. Default: text.")
    var format: DumpFormat?

    @Option(help: ArgumentHelp("The node whose glass is shown, for the stage glass.", valueName: "id"))
    var id: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("The folder that pictures go to, for the stage glass.", valueName: "dir"),
        completion: .directory)
    var output: String?

    @OptionGroup var canvas: CanvasOptions

    func validate() throws {
        if stage == .glass {
            if output == nil { throw ValidationError("the stage glass needs a folder for its pictures: -o") }
            if format != nil { throw ValidationError("the stage glass is pictures, and has no --format") }
        } else if id != nil || output != nil {
            throw ValidationError("--id and -o are for the stage glass; other stages are printed")
        }
        if let stage = stage.printed, stage.isSource, format == .json {
            throw ValidationError("the stage \(stage.rawValue) is text, and has no --format json")
        }
    }

    func run() throws {
        let renderer = Renderer(options: try canvas.renderOptions)
        if let stage = stage.printed {
            let dump = try renderer.dump(scene, stage: stage, format: format ?? .text)
            if !dump.warnings.isEmpty { Terminal.error(dump.warnings) }
            return Terminal.out(dump.text)
        }
        try write(try renderer.glass(scene, id: id))
    }

    private func write(_ dump: GlassDump) throws(CommandFailure) {
        guard let output else { return }
        for file in dump.files {
            try OutputFile.write(
                file.bytes, to: output.hasSuffix("/") ? output + file.name : "\(output)/\(file.name)")
        }
        if !dump.warnings.isEmpty { Terminal.error(dump.warnings) }
    }
}
