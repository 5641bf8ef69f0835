import ArgumentParser
import VitrineBlur
import VitrineDisplayList
import VitrinePNG
import VitrinePixels
import VitrineThreads

struct BenchBlurCommand: ParsableCommand {
    /// The format of the pictures' pixels.
    enum Pixels: String, CaseIterable, ExpressibleByArgument { case rgba8, rgba16, mask8, mask16 }

    static let configuration = CommandConfiguration(
        commandName: "blur", abstract: "Measure the Gaussian blur over sizes, sigmas and threads.")

    @Argument(help: "PNG files; without, pictures of --size.", completion: .file(extensions: ["png"]))
    var pictures: [String] = []

    @Option(help: ArgumentHelp("Sizes of pictures, with commas between.", valueName: "list"))
    var size = CommaList([PictureSize(1170, 2532)])

    @Option(help: ArgumentHelp("Standard deviations in pixels, with commas between.", valueName: "list"))
    var sigma = CommaList([2, 5, 10, 20, 40, 90].map { Sigma($0) })

    @Option(help: "The pixels beyond the edges.")
    var edge: BlurEdge = .mirror

    @Option(help: "Premultiplied RGBA of 8 or 16 bits, or masks of one channel.")
    var pixels: Pixels = .rgba8

    @Option(
        help: ArgumentHelp(
            "Draw time against sigma as PNG; of several pictures and one sigma, against megapixels.",
            valueName: "file"), completion: .file(extensions: ["png"]))
    var plot: String?

    @Option(
        help: ArgumentHelp(
            "Write the result of the last rgba8 blur as PNG, to measure its error.",
            valueName: "file"), completion: .file(extensions: ["png"]))
    var output: String?

    @OptionGroup var options: BenchOptions

    func validate() throws {
        if plot != nil && options.exactly != nil {
            throw ValidationError("--exactly measures no times, so that there is nothing to --plot")
        }
    }

    func run() throws { try options.report(measure) }

    private func measure() throws -> [BenchRow] {
        var rows: [BenchRow] = []
        var last: RGBA8Image?
        for source in try BenchPicture.sources(pictures, size.values) {
            let image = try source.image()
            for threads in options.threads.values {
                for sigma in sigma.values {
                    rows.append(row(image, name: source.name, sigma: sigma.value, threads: threads.count))
                }
            }
            last = image
        }
        if let output, let last { try write(last, to: output) }
        if let plot { try Plot(blurs: rows).write(to: plot) }
        return rows
    }

    private func write(_ image: RGBA8Image, to path: String) throws {
        guard let sigma = sigma.values.last?.value else { return }
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        let workers = Workers(count: options.threads.values.last?.count ?? 1)
        try OutputFile.write(try PNG.encode(blur.apply(to: image, workers: workers)), to: path)
    }

    private func row(_ image: RGBA8Image, name: String, sigma: Double, threads: Int) -> BenchRow {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        let pixels = image.width * image.height
        let workers = Workers(count: threads)
        let bytes: Int
        let work: () -> Void
        switch self.pixels {
        case .rgba8:
            bytes = 4 * pixels
            work = { _ = blur.apply(to: image, workers: workers) }
        case .rgba16:
            let pixmap = Pixmap(image)
            bytes = 8 * pixels
            work = { _ = blur.apply(to: pixmap, workers: workers) }
        case .mask8:
            var mask = Mask8(width: image.width, height: image.height)
            for i in mask.values.indices { mask.values[i] = image.components[4 * i] }
            bytes = pixels
            work = { [mask] in _ = blur.apply(to: mask, workers: workers) }
        case .mask16:
            var mask = Mask(width: image.width, height: image.height)
            for i in mask.values.indices { mask.values[i] = UInt16(image.components[4 * i]) * 257 }
            bytes = 2 * pixels
            work = { [mask] in _ = blur.apply(to: mask, workers: workers) }
        }
        let copy = MemoryCopy(bytes: bytes)
        return BenchRow(
            "blur \(self.pixels.rawValue)", input: name, sigma: sigma, threads: threads,
            pixels: pixels,
            options.plan.measure(work, unit: copy.run))
    }
}
