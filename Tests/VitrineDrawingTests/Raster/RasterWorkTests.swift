import Testing
import VitrineIcons
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster

/// The estimate of the work that a display list takes.
@Suite struct RasterWorkTests {
    private static let screen = DisplayList(size: Size(402, 874), scale: 3, items: [])

    private static func units(_ items: [DisplayItem]) throws -> Double {
        var list = screen
        list.items = items
        var validator = DisplayListValidator(
            limits: .default, canvas: PixelRect(width: 1206, height: 2622))
        try validator.validate(list)
        return validator.work.units
    }

    private static func fill(_ area: Area) -> DisplayItem {
        DisplayItem(source: "area", .fill(area, .solid(.black)))
    }

    /// A screen may show sixty of any symbol in the size of text, and forty in that of an icon.
    @Test(arguments: [(17.0, 1.75, 60.0), (32.0, 3, 40)])
    func symbolsAreWithinTheLimit(size: Double, lineWidth: Double, count: Double) throws {
        let canvas = try Self.units([])
        for icon in IconSet.all {
            let area = try icon.area(
                in: Rect(x: 100, y: 100, width: size, height: size), lineWidth: lineWidth)
            let units = try Self.units([Self.fill(area)]) - canvas
            #expect(canvas + units * count < RasterLimits.default.work, "\(icon.name)")
        }
    }

    /// A path whose lines all cross one another is dear. A price of crossings that would say all of the 1.4 s
    /// that this one takes refuses sixty symbols, and is four times that which fits random scenes.
    @Test func scribblesAreExpensive() throws {
        var random = SeededGenerator(seed: 20_261_124)
        var path = Path()
        path.move(to: Point(0, 0))
        for index in 0..<2000 {
            path.line(
                to: Point(index.isMultiple(of: 2) ? 400 : 0, Double.random(in: 0...800, using: &random)))
        }
        path.close()
        let scribble = try Self.units([Self.fill(Area([Area.Operand(.union, .fill(.path(path, .nonZero)))]))])
        #expect(scribble > 1e8)
    }

    /// Lines whose boxes are apart do not cross, so that the count is never below that of the crossings.
    @Test(arguments: 0..<16)
    func crossingsAreCounted(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let reach = Double.random(in: 1...100, using: &random)
        let lines = (0..<200).map { _ in
            let start = Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
            return (
                start,
                Point(
                    start.x + .random(in: -reach...reach, using: &random),
                    start.y + .random(in: -reach...reach, using: &random))
            )
        }
        func side(_ point: Point, of line: (Point, Point)) -> Double {
            (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
        }
        var crossings = 0
        var boxes = EdgeBoxes()
        for (index, line) in lines.enumerated() {
            boxes.add(from: line.0, to: line.1, reach: 0, edges: 1)
            for other in lines[..<index]
            where side(other.0, of: line) * side(other.1, of: line) < 0
                && side(line.0, of: other) * side(line.1, of: other) < 0
            {
                crossings += 1
            }
        }
        let all = Double(lines.count * lines.count) / 2
        let counted = boxes.overlaps(upTo: .infinity)
        #expect(counted.pairs >= Double(crossings) && counted.pairs <= all, "seed \(seed)")
        #expect(counted.comparisons <= all, "seed \(seed)")
        #expect(boxes.overlaps(upTo: counted.pairs - 1).pairs == counted.pairs - 1, "seed \(seed)")
    }
}
