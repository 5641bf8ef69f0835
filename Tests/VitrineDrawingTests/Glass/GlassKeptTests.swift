import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The state that one glass leaves for the next does not change its result.
@Suite struct GlassKeptTests {
    /// Sums of strips of a picture that is painted over in between, each compared with the current pixels.
    @Test(arguments: UInt64(0)..<12)
    func sumsOfColumns(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bounds = PixelRect(
            x0: random.index(9) - 4, y0: random.index(9) - 4, x1: 70 + random.index(200),
            y1: 30 + random.index(40))
        var layer = Layer(bounds)
        let sums = ColumnSumCache()
        for round in 0..<12 {
            let painted = PixelRect(
                x0: bounds.x0 + random.index(bounds.width), y0: bounds.y0 + random.index(bounds.height),
                x1: bounds.x1 - random.index(60), y1: bounds.y1 - random.index(20)
            ).intersection(bounds)
            for y in painted.y0..<max(painted.y1, painted.y0) {
                for x in painted.x0..<max(painted.x1, painted.x0) {
                    layer.pixmap[x - bounds.x0, y - bounds.y0] = random.pixel()
                }
            }
            sums.invalidate(painted)
            let first = bounds.x0 + random.index(bounds.width - 1)
            let columns = first..<first + 1 + random.index(bounds.x1 - first)
            let strips = Set(
                (0...random.index(6)).map { _ in bounds.y0 + random.index(bounds.height - ColumnSumCache.rows)
                })
            let pixels = layer.pixmap
            layer.withRows { rows in
                let found = sums.sums(of: strips, columns, of: rows, Workers(count: 1 + round % 3))
                for strip in strips {
                    let kept = found[strip]
                    #expect(kept != nil)
                    guard let kept else { continue }
                    for x in columns {
                        let wanted = (strip..<strip + ColumnSumCache.rows).reduce(SIMD4<UInt32>()) { sum, y in
                            sum &+ SIMD4<UInt32>(truncatingIfNeeded: pixels[x - bounds.x0, y - bounds.y0])
                        }
                        let value = unsafe kept.sums[x - bounds.x0]
                        #expect(value == wanted, "seed \(seed) round \(round) strip \(strip) column \(x)")
                    }
                }
            }
        }
    }

    /// Glasses with a large reach, painted one after the other, compared with each painted by a painter of
    /// its own.
    @Test(arguments: UInt64(0)..<8)
    func glassesInARow(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let canvas = PixelRect(width: 150 + random.index(90), height: 120 + random.index(90))
        let colors = (0..<12).map { _ in
            Color(
                red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1),
                alpha: random.pick([1, 1, 0.5]))
        }
        let contents = colors.map { color -> DisplayContent in
            let rect = Rect(
                x: random.number(-10, 120), y: random.number(-10, 100), width: random.number(20, 90),
                height: random.number(20, 90))
            if random.chance(0.3) {
                return .fill(Area.fill(.rectangle(rect)), .solid(color))
            }
            let optics = GlassOptics(
                lens: GlassLens(height: 8, amount: 10), frost: random.pick([1, 40]),
                bleed: GlassBleed(height: 12, amount: 14, sigma: random.pick([70, 140, 300]), opacity: 0.7))
            let shape = ResolvedShape.roundedRectangle(
                rect, CornerRadii(random.pick([8, 8, 13])), .continuous)
            return .glass(
                Glass([.init(shape, optics)], shadows: [Shadow(color: color, sigma: 3, offset: Point(0, 2))]))
        }
        func paint(_ contents: [DisplayContent], _ layer: inout Layer) {
            layer.withRows { rows in
                Painter(
                    target: rows, backdropLayers: [], canvas: canvas, colorSpace: .sRGB, workers: .serial,
                    minPixelsPerThread: 1
                ).paint(
                    contents.map { DisplayItem(source: "item", $0) },
                    PaintState(transform: .identity, clip: Clip(canvas)))
            }
        }
        var (one, each) = (Layer(canvas), Layer(canvas))
        paint(contents, &one)
        for content in contents { paint([content], &each) }
        #expect(one.pixmap == each.pixmap, "seed \(seed)")
    }

    /// A card with continuous corners is the same at any position on whole pixels, and is symmetrical.
    @Test(arguments: [(24.0, 60.0, 60.0), (24, 72, 50), (9, 80, 31), (15, 33, 33)])
    func cornersWhereverTheyLie(radius: Double, width: Double, height: Double) throws {
        func card(_ x: Double, _ y: Double) throws -> Pixmap {
            let optics = GlassOptics(
                lens: GlassLens(height: 9, amount: 6),
                innerShadow: GlassInnerShadow(opacity: 0.4, reach: 12, shift: 3, directionality: 0))
            let rect = Rect(x: x, y: y, width: width, height: height)
            let glass = Glass([.init(.roundedRectangle(rect, CornerRadii(radius), .continuous), optics)])
            let ground = DisplayContent.fill(
                Area.fill(.rectangle(Rect(x: 0, y: 0, width: 200, height: 200))), .solid(Color(white: 0.7)))
            let items = [ground, .glass(glass)].map { DisplayItem(source: "item", $0) }
            let list = DisplayList(size: Size(120, 120), scale: 2, items: items)
            return try Rasterizer().render(list)
        }
        let (near, far) = (try card(4, 6), try card(31, 27))
        let (columns, rows) = (Int(2 * width) + 4, Int(2 * height) + 4)
        for y in 0..<rows {
            for x in 0..<columns {
                let pixel = near[x + 6, y + 10]
                #expect(pixel == far[x + 60, y + 52], "(\(x), \(y)) of both")
                #expect(pixel == near[columns - 1 - x + 6, y + 10], "(\(x), \(y)) and the one on its right")
                #expect(pixel == near[x + 6, rows - 1 - y + 10], "(\(x), \(y)) and the one below")
            }
        }
    }

    /// Tiny corners, and corners that meet between pixels: distances are those to the whole outline.
    @Test(arguments: [(0.03, 40.0, 30.0), (0.4, 21, 13), (6, 12.5, 31.3), (9.7, 19.4, 19.4), (20, 31, 23)])
    func distancesOfSmallCorners(radius: Double, width: Double, height: Double) throws {
        for origin in [Point(5, 7), Point(5.3, 6.85)] {
            let rect = Rect(x: origin.x, y: origin.y, width: width, height: height)
            let shape = ResolvedShape.roundedRectangle(rect, CornerRadii(radius), .continuous)
            let pixels = PixelRect(width: 60, height: 60)
            let grid = try #require(GlassGrid(.scale(1, 1)))
            let own = BodyDistance.edge(
                shape, in: pixels, grid, reach: 60, CornerTileCache(), workers: .serial)
            let all = OutlineDistance(OutlineSegments(shape), in: pixels, grid, reach: 60, workers: .serial)
            for y in 0..<60 {
                let line = grid.line(x: 0, y: y)
                let row = DistanceRow.values(60) { own.evaluate(x: 0, y: y, line, 0..<64, into: $0) }
                let wanted = DistanceRow.values(60) { all.copy(60, row: y, from: 0, into: $0, at: 0) }
                for x in 0..<60 {
                    let difference = abs(row[x].distance - wanted[x].distance)
                    #expect(difference < 0.002, "(\(x), \(y)): \(row[x]), of the outline \(wanted[x])")
                }
            }
        }
    }
}
