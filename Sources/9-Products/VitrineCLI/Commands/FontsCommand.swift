import ArgumentParser
import VitrineRendering

struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "List the fonts that would be used, and where they are.",
        discussion: """
            Without a scene: the font of each design and each script, and the families that are missing. \
            With a scene: the fonts of its texts, and the weights that they lack. Folders are searched in \
            this order: each --font-dir, the scene's own `fonts`, the fonts that are installed with the \
            tool, then the system's.
            """)

    @Argument(help: "A scene file.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scene: String?

    @Option(help: "The format of the output.")
    var format: DumpFormat = .text

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        let options = try canvas.renderOptions
        let report: FontReport
        if let scene {
            report = try FontReport(scene: scene, options: options)
        } else {
            report = try FontReport(fontFolders: options.fontFolders)
        }
        Terminal.out(try format == .text ? report.text() : report.json())
    }
}
