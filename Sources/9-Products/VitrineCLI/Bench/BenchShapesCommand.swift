import ArgumentParser
import VitrineDisplayList
import VitrineGeometry
import VitrinePNG
import VitrinePixels
import VitrineRaster
import VitrineThreads

struct BenchShapesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shapes",
        abstract: "Measure filling and stroking shapes, as bl_bench does.",
        discussion: """
            Each row draws --count shapes of one kind, size and paint at random places: a display list is \
            checked, prepared and painted onto a transparent canvas; nothing is parsed. The places and \
            colours depend on --seed alone.
            """)

    @Option(help: ArgumentHelp("Shapes, with commas between.", valueName: "list"))
    var shape = CommaList(BenchShape.allCases)

    @Option(help: ArgumentHelp("Paints, with commas between.", valueName: "list"))
    var style = CommaList([BenchStyle.solid])

    @Option(help: ArgumentHelp("fill or stroke, with commas between.", valueName: "list"))
    var draw = CommaList([Drawing.fill])

    @Option(help: ArgumentHelp("The width of strokes.", valueName: "pixels"))
    var lineWidth = 2.0

    @Option(help: ArgumentHelp("Sides of shapes, in pixels, with commas between.", valueName: "list"))
    var side = CommaList([8, 16, 32, 64, 128, 256])

    @Option(help: ArgumentHelp("Numbers of shapes, with commas between.", valueName: "list"))
    var count = CommaList([400])

    @Option(help: "The size of the canvas.")
    var canvas = PictureSize(512, 600)

    @Option(help: "The seed of places and colours.")
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp("Write the picture of the last row to a PNG file.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var picture: String?

    @OptionGroup var options: BenchOptions

    func validate() throws {
        guard (0.01...1000).contains(lineWidth) else {
            throw ValidationError("--line-width is a number from 0.01 to 1000")
        }
        guard side.values.allSatisfy({ (1...65_536).contains($0) }) else {
            throw ValidationError("--side is a list of whole numbers from 1 to 65536")
        }
        guard count.values.allSatisfy({ (1...1_000_000).contains($0) }) else {
            throw ValidationError("--count is a list of whole numbers from 1 to 1000000")
        }
    }

    func run() throws { try options.report(measure) }

    private func measure() throws -> [BenchRow] {
        let lists = cases.map { ($0, list($0)) }
        let rows = try lists.flatMap { (item, list) in
            try options.threads.values.map { threads in try row(item, list, threads.count) }
        }
        if let picture, let (_, list) = lists.last {
            let pixels = try Rasterizer(limits: Self.limits).render(list)
            try OutputFile.write(try PNG.encode(DitheredRows(pixels)), to: picture)
        }
        return rows
    }

    private var cases: [Case] {
        draw.values.flatMap { drawing in
            style.values.flatMap { style in
                shape.values.flatMap { shape in
                    side.values.flatMap { side in
                        count.values.map { count in
                            Case(drawing: drawing, style: style, shape: shape, side: side, count: count)
                        }
                    }
                }
            }
        }
    }

    /// The budget of work is that of whole scenes, in which an item is a node that was read and laid out:
    /// here it has none.
    private static let limits = {
        var limits = RasterLimits.default
        limits.work = .infinity
        return limits
    }()

    private func row(_ item: Case, _ list: DisplayList, _ threads: Int) throws -> BenchRow {
        let rasterizer = Rasterizer(workers: Workers(count: threads), limits: Self.limits)
        let copy = MemoryCopy(bytes: 4 * canvas.pixels)
        let measured = try options.plan.measure({ _ = try rasterizer.render(list) }, unit: copy.run)
        return BenchRow(
            "\(item.drawing.rawValue) \(item.shape.rawValue) \(item.style.rawValue)",
            input: "\(item.count) x \(item.side)", threads: threads, pixels: canvas.pixels, measured)
    }

    private func list(_ item: Case) -> DisplayList {
        let size = Size(Double(canvas.width), Double(canvas.height))
        var random = BenchRandom(seed: seed)
        let width = item.drawing == .stroke ? lineWidth : nil
        let items = (0..<item.count).map { _ in
            let (area, transform, box) = item.shape.area(
                size: Double(item.side), strokedBy: width, on: size, &random)
            let fill = DisplayItem(source: "", .fill(area, item.style.paint(in: box, &random)))
            if transform == .identity { return fill }
            return DisplayItem(source: "", .group(Group(transform: transform, items: [fill])))
        }
        return DisplayList(size: size, scale: 1, items: items)
    }
}

extension BenchShapesCommand {
    enum Drawing: String, ExpressibleByArgument, CaseIterable, Sendable { case fill, stroke }

    private struct Case {
        let drawing: Drawing
        let style: BenchStyle
        let shape: BenchShape
        let side: Int
        let count: Int
    }
}
