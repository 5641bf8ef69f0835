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

    @Option(help: ArgumentHelp("fast, default or best, with commas between.", valueName: "list"))
    var compression = CommaList(PNG.Compression.allCases)

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
                for threads in options.threads.values {
                    for compression in compression.values {
                        rows.append(try row(image, name, compression, threads.count))
                    }
                }
            }
            try BenchReport(rows: rows).print(as: options.format)
        } catch let error as PictureError {
            throw CommandFailure(error).reported
        } catch let error as PNG.EncodingError {
            throw CommandFailure(.internalError, "error: \(error)").reported
        }
    }

    private func row(
        _ image: RGBA8Image, _ name: String, _ compression: PNG.Compression, _ threads: Int
    ) throws -> BenchRow {
        let pixels = image.width * image.height
        let copy = MemoryCopy(bytes: 4 * pixels)
        let workers = Workers(count: threads)
        let work = { () throws -> [UInt8] in
            try PNG.encode(image, compression: compression, workers: workers)
        }
        let bytes = try work().count
        let measured = try options.plan.measure({ _ = try work() }, unit: copy.run)
        return BenchRow(
            "encode", input: name, compression: compression.rawValue, threads: threads, pixels: pixels,
            measured, bytes: bytes)
    }
}
