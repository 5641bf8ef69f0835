import ArgumentParser
import Foundation
import Vitrine
import VitrinePNG

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render scenes to PNG.",
        discussion: """
            Without -o a scene's picture goes to the current folder under the scene's name. With several \
            scenes, or with a path that ends in / or is a folder, -o names the folder; pictures keep the \
            folders that tell their scenes apart.
            """)

    @Argument(
        help: ArgumentHelp("Scene files, YAML or JSON.", valueName: "scene"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String]

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Where to write: a file, or a folder.", valueName: "file|dir"))
    var output: String?

    @OptionGroup var canvas: CanvasOptions

    @Option(help: "Bits a channel of the PNG: 8 (dithered) or 16.")
    var depth: BitDepth = .eight

    @Option(help: "How much time is spent on a small file. The pixels do not depend on it.")
    var compression: PNG.Compression = .standard

    @Option(help: "Threads to use. The pixels do not depend on it.")
    var threads: ThreadCount = .all

    @Flag(help: "Print the milliseconds that each stage took to standard error.")
    var timings = false

    func run() throws {
        let outputs = try OutputPlan(scenes: scenes, output: output).paths
        var options = canvas.renderOptions
        options.threads = threads.count
        options.compression = compression
        let renderer = Renderer(options: options)
        let progress = ProgressLine(total: scenes.count)
        let outcomes = renderer.render(scenes, depth: depth) { path, result in
            let outcome = Self.write(result, of: path, to: outputs[path])
            progress.advance(past: path)
            return outcome
        }
        progress.finish()
        var worst: Exit?
        for (path, outcome) in zip(scenes, outcomes) {
            switch outcome {
            case .success(let output):
                if !output.warnings.isEmpty { Terminal.error(output.warnings) }
                if timings { Terminal.error(TimingsTable.text(output, scene: path)) }
            case .failure(let failure):
                Terminal.error(failure.message)
                worst = max(worst ?? failure.exit, failure.exit)
            }
        }
        if let worst { throw worst.code }
    }

    private static func write(
        _ result: Result<Renderer.Output, RenderError>, of scene: String, to path: String?
    ) -> Result<Renderer.Output, CommandFailure> {
        do {
            let output = try result.get()
            guard let path else {
                return .failure(CommandFailure(.internalError, "\(scene): error: no place to write to"))
            }
            try OutputFile.write(output.png, to: path)
            return .success(output)
        } catch let error as RenderError {
            return .failure(CommandFailure(error))
        } catch let failure as CommandFailure {
            return .failure(failure)
        } catch {
            return .failure(CommandFailure(.internalError, "\(scene): error: \(error)"))
        }
    }
}
