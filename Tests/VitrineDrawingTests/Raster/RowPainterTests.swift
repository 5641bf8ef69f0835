import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

@Suite struct RowPainterTests {
    /// Returns rectangles that make up a picture, in any order.
    private static func tiles(_ bounds: PixelRect, _ random: inout SeededGenerator) -> [PixelRect] {
        let (width, height) = (Int.random(in: 1...14, using: &random), Int.random(in: 1...11, using: &random))
        let tiles = stride(from: bounds.y0, to: bounds.y1, by: height).flatMap { y in
            stride(from: bounds.x0, to: bounds.x1, by: width).map { x in
                PixelRect(x0: x, y0: y, x1: x + width, y1: y + height).intersection(bounds)
            }
        }
        return tiles.shuffled(using: &random)
    }

    /// Returns what paints a step over the pixels of a painter; `nil` for one that paints items of its own.
    private static func rowPainters(_ step: RasterPlan.Step, _ painter: Painter) -> [RowPainter]? {
        switch Retention.nothing.work(of: painter.prepare(step), in: step) {
        case .nothing: []
        case .rows(let rows): [rows]
        case .pictures(let make): make(painter)
        case .surface(let surface): [surface.rowPainter(painter)]
        case .adaptive, .layer: nil
        }
    }

    /// Rows could be painted in tiles: a part of a step does not depend on what else of it is painted.
    @Test(arguments: UInt64(0)..<40)
    func partsOfStepsPaintWhatTheWholePaints(seed: UInt64) throws {
        var draws = RandomDraws(seed: seed, width: 46, height: 41)
        draws.allowsExtremes = false
        let list = draws.list(items: 26, scale: seed % 3 == 0 ? 1.5 : 1)
        let (bounds, state) = try Rasterizer(limits: RasterLimits(sigma: 60)).validated(list)
        var random = SeededGenerator(seed: seed)
        var (whole, parts) = (Layer(bounds), Layer(bounds))
        whole.withRows { wholeRows in
            parts.withRows { partRows in
                func painter(_ rows: PixelRows) -> Painter {
                    Painter(
                        target: rows, backdropLayers: [], canvas: bounds, colorSpace: list.colorSpace,
                        workers: .serial, minPixelsPerThread: 1)
                }
                let (one, other) = (painter(wholeRows), painter(partRows))
                for step in RasterPlan(list.items, state, target: bounds).steps {
                    one.execute([step])
                    guard let rows = Self.rowPainters(step, other) else {
                        other.execute([step])
                        continue
                    }
                    for tile in Self.tiles(bounds, &random) {
                        for painter in rows {
                            let part = painter.bounds.intersection(tile)
                            if !part.isEmpty { painter.paint(other, part) }
                        }
                    }
                    rows.forEach { other.columnSums.invalidate($0.bounds) }
                }
            }
        }
        #expect(whole.pixmap == parts.pixmap, "seed \(seed)")
    }
}
