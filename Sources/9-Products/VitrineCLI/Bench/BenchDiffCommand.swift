import ArgumentParser
import VitrineGoldens
import VitrinePixels
import VitrineRendering
import VitrineThreads

struct BenchDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Measure the comparators on pictures that are the same and that are not.",
        discussion: """
            Without files, on drawn pictures: one and its copy, one of which a twentieth is a little darker, \
            and one all of whose components are one off. With two files, on their pixels, and from file to \
            result: then decoding is included.
            """)

    @Argument(
        help: "Two PNG files to compare instead of drawn pictures.", completion: .file(extensions: ["png"]))
    var files: [String] = []

    @Option(help: ArgumentHelp("Sizes of pictures, with commas between.", valueName: "list"))
    var size = CommaList([PictureSize(1170, 2532)])

    @OptionGroup var options: BenchOptions

    func validate() throws {
        guard files.isEmpty || files.count == 2 else { throw ValidationError("give two files, or none") }
    }

    func run() throws {
        try options.report { try files.isEmpty ? drawn() : read() }
    }

    private func drawn() throws -> [BenchRow] {
        var rows: [BenchRow] = []
        for size in size.values {
            let image = BenchPicture.rgba8(size)
            let pairs = [
                ("same", image.copy), ("a card darker", image.darker), ("all different", image.shifted),
            ]
            for (kind, actual) in pairs {
                rows += measure(image, actual, kind: kind, input: size.description)
            }
        }
        return rows
    }

    private func read() throws -> [BenchRow] {
        let images = try files.map { try PictureFile(reading: $0).picture.pixels.rgba8() }
        let pair = files.joined(separator: " ")
        return measure(images[0], images[1], kind: "pixels", input: pair)
            + (try comparators.flatMap { comparator in
                try options.threads.values.map { threads in
                    let scope = ComparisonScope(workers: Workers(count: threads.count))
                    let copy = MemoryCopy(bytes: images[0].components.count)
                    let measured = try options.plan.measure(
                        {
                            _ = try FileComparison(
                                expected: files[0], actual: files[1], comparator: comparator, within: scope)
                        }, unit: copy.run)
                    return BenchRow(
                        "\(comparator.name), files", input: pair, threads: threads.count,
                        pixels: images[0].width * images[0].height, measured)
                }
            })
    }

    private var comparators: [any ImageComparator] { Comparators.names.compactMap(Comparators.named) }

    private func measure(
        _ expected: RGBA8Image, _ actual: RGBA8Image, kind: String, input: String
    ) -> [BenchRow] {
        let copy = MemoryCopy(bytes: expected.components.count)
        return comparators.flatMap { comparator in
            options.threads.values.map { threads in
                let scope = ComparisonScope(workers: Workers(count: threads.count))
                let measured = options.plan.measure(
                    { _ = comparator.compare(expected, actual, within: scope) }, unit: copy.run)
                return BenchRow(
                    "\(comparator.name), \(kind)", input: input, threads: threads.count,
                    pixels: expected.width * expected.height, measured)
            }
        }
    }
}

extension RGBA8Image {
    /// The same picture in memory of its own.
    fileprivate var copy: RGBA8Image {
        RGBA8Image(width: width, height: height, components: components.map { $0 })
    }

    /// The picture with each component off by one.
    fileprivate var shifted: RGBA8Image {
        RGBA8Image(width: width, height: height, components: components.map { $0 == 255 ? 254 : $0 + 1 })
    }

    /// The picture with colours reduced to nine tenths in a rectangle of a fifth of its width and a quarter
    /// of its height.
    fileprivate var darker: RGBA8Image {
        var result = self
        for y in height / 2..<height * 3 / 4 {
            for x in width / 5..<width * 2 / 5 {
                for channel in 0..<3 {
                    let index = (y * width + x) * 4 + channel
                    result.components[index] = UInt8(Int(components[index]) * 9 / 10)
                }
            }
        }
        return result
    }
}
