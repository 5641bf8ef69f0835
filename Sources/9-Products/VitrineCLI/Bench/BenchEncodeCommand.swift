import ArgumentParser
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineThreads

struct BenchEncodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "encode", abstract: "Measure writing PNG, of files or of pictures of some sizes.")

    @Argument(help: "PNG files; without, pictures of --size.", completion: .file(extensions: ["png"]))
    var pictures: [String] = []

    @Option(help: ArgumentHelp("Sizes of pictures, with commas between.", valueName: "list"))
    var size = CommaList([PictureSize(1170, 2532)])

    @Option(help: ArgumentHelp("fast, default or best, with commas between.", valueName: "list"))
    var compression = CommaList(ImageCompression.allCases)

    @OptionGroup var options: BenchOptions

    func run() throws { try options.report(measure) }

    private func measure() throws -> [BenchRow] {
        var rows: [BenchRow] = []
        for source in try BenchPicture.sources(pictures, size.values) {
            let image = try source.image()
            for threads in options.threads.values {
                for compression in compression.values {
                    rows.append(
                        try row(image, name: source.name, compression: compression, threads: threads.count))
                }
            }
        }
        return rows
    }

    private func row(
        _ image: RGBA8Image, name: String, compression: ImageCompression, threads: Int
    ) throws -> BenchRow {
        let pixels = image.width * image.height
        let copy = MemoryCopy(bytes: 4 * pixels)
        let workers = Workers(count: threads)
        var bytes = 0
        let measured = try options.plan.measure(
            { bytes = try PNG.encode(image, compression: compression.png, workers: workers).count },
            unit: copy.run)
        return BenchRow(
            "encode", input: name, compression: compression.rawValue, threads: threads, pixels: pixels,
            measured, bytes: bytes)
    }
}
