import ArgumentParser
import Vitrine
import VitrineBlur
import VitrineDisplayList
import VitrinePNG
import VitrinePixels

struct BlurCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blur",
        abstract: "Blur a PNG file by a Gaussian.",
        discussion: """
            Within 1/255 of the Gaussian in double precision for every standard deviation. Colours are blurred as they \
            are encoded, weighted by alpha; the file keeps its depth, its colour space (sRGB or Display P3; \
            others become sRGB) and its texts.
            """)

    @Argument(help: "A PNG file.", completion: .file(extensions: ["png"]))
    var input: String

    @Option(name: [.short, .long], help: ArgumentHelp("Where to write.", valueName: "file"))
    var output: String

    @Option(
        help: ArgumentHelp(
            "The standard deviation in pixels, 0 to 500; two with a comma for across and down.",
            valueName: "sigma"))
    var sigma: BlurSigma

    @Option(help: "What lies beyond the edges: the picture mirrored, its edge pixels for ever, or nothing.")
    var edge: BlurEdge = .mirror

    @Option(help: "Bits a channel: 8 (dithered) or 16; the input's unless given.")
    var depth: BitDepth?

    @Option(help: "How much time is spent on a small file. The pixels do not depend on it.")
    var compression: PNG.Compression = .standard

    @Option(help: "Threads to use. The pixels do not depend on it.")
    var threads: ThreadCount = .all

    func run() throws {
        var file = try PictureFile(reading: input)
        for warning in file.warnings { Terminal.error("\(input): warning: \(warning)\n") }
        let workers = Workers(count: threads.count)
        let blur = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y, edge: edge)
        file.picture.pixels = blur.apply(to: file.picture.pixels, workers: workers)
        if let depth { file.depth = depth }
        try OutputFile.write(try file.encoded(compression: compression, workers: workers), to: output)
    }
}

extension BlurEdge: ExpressibleByArgument {}
