import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Items that are prepared before they are painted, in pictures that are smaller than the canvas, on threads.
@Suite struct RasterOrderTests {
    private func items(_ contents: [DisplayContent]) -> [DisplayItem] {
        contents.map { DisplayItem(source: "", $0) }
    }

    /// An inverted transparent pixel is white with an alpha of zero, from which a matrix makes alpha, unless
    /// a blur lies between them; a blur with a sigma of zero does not count. (Found by the 27,796th random
    /// list.)
    @Test func emptyBlursDoNotPartFilters() throws {
        let invert = LayerFilter.matrix(.invert(1))
        let alphaOfRed = LayerFilter.matrix(
            try #require(ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 0, 0.5, 0])))
        for (sigma, isPainted) in [(0.0, true), (2.0, false)] {
            let filters = [invert, .blur(sigma: sigma), alphaOfRed]
            let list = DisplayList(12, 12, [.group(Group(filters: filters, items: []))])
            let picture = try Rasterizer().render(list)
            #expect(picture == PainterReference.render(list))
            #expect((picture[6, 6].w > 0) == isPainted)
        }
    }

    /// A layer that casts a shadow is larger than the canvas, and its backdrop is not: in the rows beyond, a
    /// surface keeps the existing pixels. (Found by the 935th random list.)
    @Test(arguments: [1, 3])
    func surfacesBeyondTheCanvasHaveNothingBehindThem(workers: Int) throws {
        let shape = Area.box(8, -12, 14, 50)
        let tint = Paint.solid(Color(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.5))
        let surface = Surface(
            area: shape, backdrop: BackdropFilter([.matrix(.saturation(0.2))]), layers: [.init(.fill(tint))])
        let shadow = Shadow(color: Color(white: 0, alpha: 0.8), sigma: 6, offset: Point(2, 1))
        let list = DisplayList(
            30, 26,
            [
                .fill(.box(0, 0, 12, 26), .solid(Color(red: 0.2, green: 0.6, blue: 0.9))),
                .group(Group(shadows: [shadow], items: items([.surface(surface)]))),
            ])
        var rasterizer = Rasterizer(workers: Workers(count: workers))
        rasterizer.minPixelsPerThread = 1
        #expect(try rasterizer.render(list) == PainterReference.render(list))
    }

    /// The picture of a mask has nothing beneath it and is smaller than the canvas, over which its blur
    /// reaches.
    @Test(arguments: [1, 3])
    func backdropsWithinMasksSeeTheMask(workers: Int) throws {
        let red = Paint.solid(Color(red: 1, green: 0, blue: 0))
        let glass = DisplayContent.backdrop(.box(24, 20, 20, 24), BackdropFilter([.blur(sigma: 10)]))
        let mask = GroupMask(
            items: items([.fill(.box(26, 16, 8, 40), red), glass]))
        let list = DisplayList(
            80, 80,
            [
                .fill(.box(0, 0, 80, 80), .solid(Color(white: 0.8))),
                .group(Group(mask: mask, items: items([.fill(.box(20, 20, 40, 40), red)]))),
            ])
        let picture = try Rasterizer(workers: Workers(count: workers)).render(list)
        #expect(picture == PainterReference.render(list))
    }

    /// More items than are prepared at a time, of all kinds, each over the previous one.
    @Test func batchesKeepTheOrder() throws {
        var random = SeededGenerator(seed: 29)
        var all: [DisplayContent] = []
        for index in 0..<150 {
            let box = Area.box(random.number(0, 30), random.number(0, 30), 12, 9)
            switch index % 5 {
            case 0: all.append(.backdrop(box, BackdropFilter([.blur(sigma: 2)])))
            case 1:
                all.append(
                    .shadow(box, Shadow(color: random.color(), sigma: 2, offset: Point(1, 2))))
            case 2:
                all.append(.group(Group(opacity: 0.5, items: items([.fill(box, .solid(random.color()))]))))
            default: all.append(.fill(box, .solid(random.color())))
            }
        }
        let list = DisplayList(48, 48, all)
        let reference = PainterReference.render(list)
        for workers in [1, 2, 5] {
            var rasterizer = Rasterizer(workers: Workers(count: workers))
            rasterizer.minPixelsPerThread = 1
            #expect(try rasterizer.render(list) == reference, "\(workers) workers")
        }
    }

    @Test(arguments: [1, 2, 3, 7], [0, 1, 2, 100])
    func mappingKeepsTheOrder(workers: Int, count: Int) {
        let values = (0..<count).map { "value \($0)" }
        #expect(Workers(count: workers).map(values) { $0 + "." } == values.map { $0 + "." })
    }
}
