import ArgumentParser
import Vitrine
import VitrineGraphics
import VitrineText

struct BenchSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Measure each stage of scenes on their way to PNG.")

    @Argument(help: "Scene files, YAML or JSON.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String]

    @OptionGroup var canvas: CanvasOptions
    @OptionGroup var options: BenchOptions

    func run() throws {
        do {
            var rows: [BenchRow] = []
            for scene in scenes {
                for threads in options.threads.values { rows += try stages(of: scene, threads.count) }
            }
            try BenchReport(rows: rows).print(as: options.format)
        } catch let error as RenderError {
            throw CommandFailure(error).reported
        }
    }

    private func stages(of scene: String, _ threads: Int) throws -> [BenchRow] {
        var settings = canvas.renderOptions
        settings.threads = threads
        let library = FontLibrary(extraFolders: settings.fontFolders)
        func pipeline() throws -> ScenePipeline {
            try ScenePipeline(path: scene, options: settings, library: library)
        }
        let shared = try pipeline()
        let file = try shared.read()
        let value = try shared.parsed(file)
        let resolved = try shared.resolved(value, of: file)
        let placed = shared.laidOut(resolved)
        let list = shared.displayList(placed)
        let picture = try shared.rasterised(list)
        let png = try shared.encoded(picture, depth: .eight)
        let pixels = picture.pixels.width * picture.pixels.height
        let copy = MemoryCopy(bytes: 4 * pixels)
        let name = scene.split(separator: "/").last.map(String.init) ?? scene
        let input = "\(name) \(picture.pixels.width)x\(picture.pixels.height)"
        func row(_ stage: String, bytes: Int? = nil, _ work: () throws -> Void) rethrows -> BenchRow {
            let measured = try options.plan.measure(work, unit: copy.run)
            return BenchRow(stage, input: input, threads: threads, pixels: pixels, measured, bytes: bytes)
        }
        return [
            try row("parse") { _ = try shared.parsed(file) },
            try row("resolve") { _ = try shared.resolved(value, of: file) },
            row("layout") { _ = shared.laidOut(resolved) },
            row("display list") { _ = shared.displayList(placed) },
            try row("raster") { _ = try shared.rasterised(list) },
            try row("encode", bytes: png.count) { _ = try shared.encoded(picture, depth: .eight) },
            try row("all") {
                // As a process does it, but for its start and the search for fonts.
                let fresh = try pipeline()
                _ = try fresh.encoded(try fresh.picture(), depth: .eight)
            },
        ]
    }
}
