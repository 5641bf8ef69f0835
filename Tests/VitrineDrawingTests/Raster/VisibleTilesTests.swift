import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

@Suite struct VisibleTilesTests {
    /// Returns the parts of a strip of 600 by 8 pixels in which each of some steps shows.
    private static func parts(_ painters: [RowPainter], width: Int = 128) -> [[Range<Int>]] {
        let strip = PixelRect(width: 600, height: 8)
        let tiles = VisibleTiles(strip, width: width, of: painters, bounds: painters.map(\.bounds))
        return painters.indices.map { index in
            var parts: [Range<Int>] = []
            if tiles.steps.contains(index) {
                tiles.forEachPart(of: painters[index].bounds.intersection(strip), of: index) { part in
                    parts.append(part.x0..<part.x1)
                }
            }
            return parts
        }
    }

    private static func painter(_ columns: Range<Int>, rows: Range<Int> = 0..<8, hides: Bool) -> RowPainter {
        let box = PixelRect(
            x0: columns.lowerBound, y0: rows.lowerBound, x1: columns.upperBound, y1: rows.upperBound)
        let columns = Coverage(box).filledColumns(inRows:atLeast:)
        return RowPainter(bounds: box, hiding: hides ? columns : nil) { _, _ in }
    }

    @Test func opaqueStepHidesWholeTilesOfThoseBeneath() {
        let parts = Self.parts([
            Self.painter(0..<600, hides: true), Self.painter(200..<300, hides: false),
            Self.painter(100..<400, hides: true), Self.painter(120..<140, hides: false),
        ])
        // The tiles from 128 to 384.
        #expect(parts[0] == [0..<128, 384..<600])
        #expect(parts[1] == [])
        #expect(parts[2] == [100..<400])
        #expect(parts[3] == [120..<140])
    }

    @Test func lastNarrowTileIsHiddenAsAWhole() {
        let parts = Self.parts([Self.painter(0..<600, hides: false), Self.painter(380..<600, hides: true)])
        #expect(parts[0] == [0..<384])
    }

    @Test(arguments: [0..<7, 1..<8])
    func stepThatLeavesRowsOutHidesNothing(rows: Range<Int>) {
        let parts = Self.parts([
            Self.painter(0..<600, hides: false), Self.painter(0..<600, rows: rows, hides: true),
        ])
        #expect(parts[0] == [0..<600])
    }

    @Test func stepsBeneathAPageAreLeftOut() {
        let page = Self.painter(0..<600, hides: true)
        let painters = [page, page, Self.painter(5..<9, hides: false), page]
        let tiles = VisibleTiles(
            PixelRect(width: 600, height: 8), width: 128, of: painters, bounds: painters.map(\.bounds))
        #expect(tiles.steps == [3])
    }

    @Test(arguments: UInt64(0)..<20)
    func filledColumnsAreFullInAllRows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let boxes = (0..<3).map { _ in
            Area.box(random.number(0, 20), random.number(0, 10), random.number(20, 60), random.number(5, 30))
        }
        let area = Area(boxes.flatMap(\.operands))
        let coverage = Coverage(area, transform: .identity, clip: PixelRect(width: 80, height: 40))
        for _ in 0..<40 {
            let first = Int(random.number(0, 36))
            let rows = first..<first + Int(random.number(1, 6))
            let least = Int(random.number(1, 30))
            let columns = coverage.filledColumns(inRows: rows, atLeast: least)
            let isFull = columns.allSatisfy { x in rows.allSatisfy { coverage.value(x, $0) == Unit16.one } }
            #expect(isFull, "seed \(seed)")
            #expect(columns.isEmpty || columns.count >= least, "seed \(seed)")
            // In one row the longest run is known.
            if rows.count == 1 {
                let full = coverage.runs(inRow: first).filter { $0.value == Unit16.one }
                let longest = full.map { Int($0.count) }.max() ?? 0
                #expect(columns.count == (longest >= least ? longest : 0), "seed \(seed)")
            }
        }
    }

    /// All kinds of items, between opaque fills that hide many of them.
    @Test(arguments: UInt64(0)..<60)
    func hiddenItemsMakeNoDifference(seed: UInt64) throws {
        var draws = RandomDraws(seed: seed, width: 61, height: 47)
        draws.allowsExtremes = false
        var list = draws.list(items: 24)
        for index in stride(from: list.items.count, through: 1, by: -4) {
            let box = Area.fill(
                .roundedRectangle(
                    Rect(
                        x: draws.random.number(-5, 30), y: draws.random.number(-5, 20),
                        width: draws.random.number(10, 60), height: draws.random.number(10, 40)),
                    CornerRadii(draws.random.number(0, 8)), .circular))
            var color = draws.random.color()
            color.alpha = 1
            list.items.insert(DisplayItem(source: "", .fill(box, .solid(color))), at: index)
        }
        for workers in [1, 3] {
            var rasterizer = Rasterizer(workers: Workers(count: workers), limits: RasterLimits(sigma: 60))
            rasterizer.minPixelsPerThread = 1
            rasterizer.tileWidth = nil
            let whole = try rasterizer.render(list)
            for width in [1, 4, 16, 128] {
                rasterizer.tileWidth = width
                let picture = try rasterizer.render(list)
                #expect(picture == whole, "seed \(seed), \(workers) workers, \(width) wide")
            }
        }
    }
}
