import Testing
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

@Suite struct CoveragePaintTests {
    /// Returns the coverage of four ellipses, some of which overlap, and the pixels that they lie in.
    private static func ellipses(_ random: inout SeededGenerator) -> (Coverage, PixelRect) {
        let shapes = (0..<4).flatMap { _ in
            Area.fill(
                .ellipse(
                    Rect(
                        x: random.number(-4, 60), y: random.number(-4, 10), width: random.number(2, 40),
                        height: random.number(2, 20)))
            ).operands
        }
        let bounds = PixelRect(x0: -3, y0: 0, x1: 90, y1: 24)
        return (Coverage(Area(shapes), transform: .identity, clip: bounds), bounds)
    }

    @Test(arguments: UInt64(0)..<20) func stretchesAreTheCoveredPixelsBetweenGaps(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (coverage, bounds) = Self.ellipses(&random)
        let part = PixelRect(x0: 4, y0: bounds.y0, x1: 61, y1: bounds.y1)
        for y in bounds.rows {
            var stretches: [Range<Int>] = []
            coverage.forEachStretch(inRow: y, clippedTo: part) { stretches.append($0) }
            let covered = part.columns.filter { coverage.value($0, y) > 0 }
            #expect(stretches.flatMap { Array($0) } == covered, "seed \(seed), row \(y)")
            let gaps = zip(stretches, stretches.dropFirst()).map { $1.lowerBound - $0.upperBound }
            #expect((gaps.min() ?? 1) > 0, "seed \(seed), row \(y)")
        }
    }

    /// A row may be painted in parts, and values adjusted as they are painted: each pixel gets what is
    /// painted over it alone.
    @Test(arguments: UInt64(0)..<20, [0.1, 0.5, 0.9])
    func partsOfRowsGetWhatTheirPixelsGet(seed: UInt64, lightness: Double) {
        var random = SeededGenerator(seed: seed)
        let (coverage, bounds) = Self.ellipses(&random)
        let curve = TextContrastCurve.lightness(lightness)
        let pixel = PackedPixel(random.color())
        var (parts, alone) = (Layer(bounds), Layer(bounds))
        for y in bounds.rows {
            var start = bounds.x0
            while start < bounds.x1 {
                let end = min(start + Int(random.number(1, 40)), bounds.x1)
                let part = PixelRect(x0: start, y0: y, x1: end, y1: y + 1)
                parts.withRows { rows in
                    coverage.paint(pixel, overRow: y, of: rows, within: part, adjustedBy: curve)
                }
                start = end
            }
            alone.withRows { rows in
                for x in bounds.x0..<bounds.x1 {
                    let value = curve.adjusted(coverage.value(x, y))
                    unsafe SourceOver.paint(rows.at(x, y), 1, pixel.scaled(by: value))
                }
            }
        }
        #expect(parts.pixmap == alone.pixmap, "seed \(seed)")
    }
}
