import ArgumentParser
import Vitrine
import VitrineGraphics
import VitrinePNG

struct BenchEncodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "encode", abstract: "Measure writing PNG, of files or of pictures of some sizes.")

    @Argument(help: "PNG files; without, pictures of --size.", completion: .file(extensions: ["png"]))
    var pictures: [String] = []

    @Option(help: ArgumentHelp("Sizes of pictures, with commas between.", valueName: "list"))
    var size = CommaList([PictureSize(1170, 2532)])

    @OptionGroup var options: BenchOptions

    func run() throws {
        do {
            var inputs: [(String, RGBA8Image)] = []
            for path in pictures {
                let file = try PictureFile(reading: path)
                inputs.append((path, file.picture.pixels.rgba8()))
            }
            if inputs.isEmpty { inputs = size.values.map { ($0.description, BenchPicture.rgba8($0)) } }
            var rows: [BenchRow] = []
            for (name, image) in inputs {
                let pixels = image.width * image.height
                let copy = MemoryCopy(bytes: 4 * pixels)
                let bytes = try PNG.encode(image).count
                let measured = try options.plan.measure({ _ = try PNG.encode(image) }, unit: copy.run)
                rows.append(
                    BenchRow("encode", input: name, threads: 1, pixels: pixels, measured, bytes: bytes))
            }
            try BenchReport(rows: rows).print(as: options.format)
        } catch let error as PictureError {
            throw CommandFailure(error).reported
        } catch let error as PNG.EncodingError {
            throw CommandFailure(.internalError, "error: \(error)").reported
        }
    }
}
