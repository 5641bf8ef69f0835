import ArgumentParser
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineRaster
import VitrineRendering
import VitrineText
import VitrineThreads

struct BenchSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Measure each stage of scenes on their way to PNG.")

    @Argument(help: "Scene files, YAML or JSON.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var scenes: [String]

    @Option(help: ArgumentHelp("Stages to measure, with commas between.", valueName: "list"))
    var stage = CommaList(BenchStage.allCases)

    @OptionGroup var canvas: CanvasOptions
    @OptionGroup var options: BenchOptions

    func run() throws {
        try options.report {
            try scenes.flatMap { scene in
                try options.threads.values.flatMap { try stages(of: scene, $0.count) }
            }
        }
    }

    private func stages(of scene: String, _ threads: Int) throws -> [BenchRow] {
        var settings = try canvas.renderOptions
        settings.threads = threads
        let workers = Workers(count: threads)
        let library = FontLibrary(extraFolders: settings.fontFolders)
        func pipeline() throws -> ScenePipeline {
            try ScenePipeline(path: scene, options: settings, library: library)
        }
        let shared = try pipeline()
        let file = try shared.read()
        let content = try shared.parse(file)
        let resolved = try shared.resolve(content)
        let placed = shared.layOut(resolved)
        let list = shared.displayList(placed)
        // Prepare only the input of the chosen stages: under valgrind, the others would take a minute.
        let wanted = Set(stage.values)
        let picture = wanted.contains(.encode) ? try shared.rasterize(list) : nil
        let width = Int((list.size.width * list.scale).rounded())
        let height = Int((list.size.height * list.scale).rounded())
        let copy = MemoryCopy(bytes: options.exactly == nil ? 4 * width * height : 0)
        let name = scene.split(separator: "/").last.map(String.init) ?? scene
        let input = "\(name) \(width)x\(height)"
        var bytes: Int?
        func work(_ stage: BenchStage) throws {
            switch stage {
            case .parse: _ = try shared.parse(file)
            case .resolve: _ = try shared.resolve(content)
            case .layout: _ = shared.layOut(resolved)
            case .displayList: _ = shared.displayList(placed)
            case .lowering: _ = try Rasterizer().stepCount(of: list)
            case .raster: _ = try shared.rasterize(list)
            case .encode:
                bytes = try picture?.encoded(
                    ImageEncodingOptions(compression: settings.compression), threads: workers.count
                ).count
            case .all:
                // The same work as a process does, except for its start and the search for fonts.
                let fresh = try pipeline()
                _ = try fresh.encode(try fresh.picture(), depth: .eight)
            }
        }
        return try stage.values.map { stage in
            let measured = try options.plan.measure({ try work(stage) }, unit: copy.run)
            return BenchRow(
                stage.title, input: input, threads: threads, pixels: width * height, measured,
                bytes: stage == .encode ? bytes : nil)
        }
    }
}
