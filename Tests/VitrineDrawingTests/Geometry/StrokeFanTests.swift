import Testing
import VitrineTestSupport

@testable import VitrineGeometry

@Suite("Bends tighter than a line is wide")
struct StrokeFanTests {
    /// An ellipse whose ends bend tightly, and loops with bends of both kinds.
    private static let paths = [
        "M112 8C112 12.42 86.93 16 56 16C25.07 16 0 12.42 0 8C0 3.58 25.07 0 56 0C86.93 0 112 3.58 112 8Z",
        "M0 0C40 8 -30 8 8 0Z", "M0 0C60 40 -20 40 40 0", "M0 0C1 30 39 30 40 0",
    ]

    private static func polygons(_ data: String, width: Double) throws -> [[Point]] {
        var polygons: [[Point]] = []
        var stroker = Stroker(StrokeStyle(width: width, cap: .round, join: .round), maxScale: 2)
        stroker.stroke(try Path(svg: data)) { polygons.append($0) }
        return polygons
    }

    private static func winding(_ polygon: [Point], _ point: Point) -> Int {
        var winding = 0
        for (index, a) in polygon.enumerated() {
            let b = polygon[(index + 1) % polygon.count]
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
            if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        return winding
    }

    private static func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
        let (way, from) = (b - a, point - a)
        let square = way.dot(way)
        let share = square > 0 ? min(max(from.dot(way) / square, 0), 1) : 0
        return (point - (a + way * share)).length
    }

    @Test(arguments: paths, [6.0, 18, 60])
    func lineCoversWhatIsNearerThanHalfItsWidth(data: String, width: Double) throws {
        let polygons = try Self.polygons(data, width: width)
        let path = try Path(svg: data)
        var curve: [[Point]] = []
        var last = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point): (last, curve) = (point, curve + [[point]])
            case .line(let point): (last, curve[curve.count - 1]) = (point, curve[curve.count - 1] + [point])
            case .cubic(let first, let second, let end):
                for step in 1...400 {
                    let t = Double(step) / 400
                    curve[curve.count - 1].append(Flattening.cubic(last, first, second, end, t, 1 - t))
                }
                last = end
            case .quad, .close: curve[curve.count - 1].append(curve[curve.count - 1][0])
            }
        }
        let seed: UInt64 = 2_411
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<1500 {
            let point = Point(
                Double.random(in: -width...(112 + width), using: &generator),
                Double.random(in: -width...(40 + width), using: &generator))
            let near = curve.map { line in
                zip(line, line.dropFirst()).map { Self.distance(point, $0, $1) }.min() ?? .infinity
            }
            let distance = near.min() ?? .infinity
            guard abs(distance - width / 2) > 0.1 else { continue }
            let windings = polygons.map { Self.winding($0, point) }
            let total = windings.reduce(0, +)
            #expect((total != 0) == (distance < width / 2), "seed \(seed), \(point)")
        }
    }

    /// A fan a chord piled up by the dozen: rows then took the square of that.
    @Test func bendIsTwoPolygonsHoweverManyCentresItHas() throws {
        #expect(try Self.polygons(Self.paths[0], width: 18).count <= 12)
    }
}
