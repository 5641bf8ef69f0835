import ArgumentParser
import VitrineBlur
import VitrineDisplayList
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineThreads

struct BlurCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blur",
        abstract: "Blur a picture with a Gaussian.",
        discussion: """
            Before it is rounded to the bits of the file, the result is within 0.41/255 of the Gaussian in \
            double precision for every standard deviation, so 16-bit files are as close. 8-bit files are \
            dithered, and so within 1.2/255. Colours are blurred as they are encoded, weighted by alpha; the \
            file keeps its depth, its colour space (sRGB or Display P3; others become sRGB) and its texts. A \
            picture that its Exif data rotate is written upright, without them.
            """)

    @Argument(help: "A picture; - is standard input.", completion: .file())
    var input: String

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"),
        completion: .file(extensions: PictureFormat.fileExtensions))
    var output: String

    @Option(
        help: ArgumentHelp(
            "The standard deviation in pixels, 0 to 500; two with a comma for across and down.",
            valueName: "sigma"))
    var sigma: BlurSigma

    @Option(help: "The pixels beyond the edges: the picture mirrored, its edge pixels repeated, or nothing.")
    var edge: BlurEdge = .mirror

    @Option(help: "Bits a channel: 8 (dithered) or 16. Default: the input's.")
    var depth: BitDepth?

    @Option(help: "The time spent on a small file. The pixels do not depend on it.")
    var compression: ImageCompression = .standard

    @Option(help: "Threads to use. The pixels do not depend on it.")
    var threads: ThreadCount = .all

    func validate() throws { _ = try PictureFormat.encoder(for: output) }

    func run() throws {
        var file = try PictureFile(reading: input)
        for warning in file.warnings { Terminal.error("\(input): warning: \(warning)\n") }
        let workers = Workers(count: threads.count)
        let blur = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y, edge: edge)
        file.picture.pixels = blur.apply(to: file.picture.pixels, workers: workers)
        if let depth { file.depth = depth }
        try OutputFile.write(try file.encoded(compression: compression, threads: threads.count), to: output)
    }
}

extension BlurEdge: ExpressibleByArgument {}
