import ArgumentParser
import Vitrine
import VitrineGoldens
import VitrineGraphics

struct BenchDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Measure the comparators on pictures that are the same and that are not.")

    @Option(help: ArgumentHelp("Sizes of pictures, with commas between.", valueName: "list"))
    var size = CommaList([PictureSize(1170, 2532)])

    @OptionGroup var options: BenchOptions

    func run() throws {
        var rows: [BenchRow] = []
        for size in size.values {
            let image = BenchPicture.rgba8(size)
            let same = RGBA8Image(
                width: image.width, height: image.height, components: image.components.map { $0 })
            let other = Pixmap(image).rgba8().shifted
            let copy = MemoryCopy(bytes: 4 * size.pixels)
            for comparator in Comparators.names.compactMap(Comparators.named) {
                for (kind, actual) in [("same", same), ("all different", other)] {
                    let measured = options.plan.measure(
                        { _ = comparator.compare(image, actual) }, unit: copy.run)
                    rows.append(
                        BenchRow(
                            "\(comparator.name), \(kind)", input: size.description, threads: 1,
                            pixels: size.pixels,
                            measured))
                }
            }
        }
        try options.report(rows)
    }
}

extension RGBA8Image {
    /// Each component off by one.
    fileprivate var shifted: RGBA8Image {
        RGBA8Image(width: width, height: height, components: components.map { $0 == 255 ? 254 : $0 + 1 })
    }
}
