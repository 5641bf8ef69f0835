/// A point of the grid on which outlines are combined.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// From the top down, then from left to right: the order in which a sweep meets points.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }

    static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

    @inline(__always)
    func cross(_ other: GridPoint) -> Int { x &* other.y &- y &* other.x }
    @inline(__always)
    func dot(_ other: GridPoint) -> Int { x &* other.x &+ y &* other.y }
}

/// Maps points to the grid and back.
struct OutlineGrid {
    /// Grid coordinates stay below this, so that cross products of differences fit 64 bits.
    static let limit = Double(1 << 29)
    static let finestStep = 1.0 / 65536

    /// Whole points, so that figures a whole number of points apart have the same outline.
    let centre: Point
    /// A power of two, in points.
    let step: Double

    func snap(_ p: Point) -> GridPoint {
        func coordinate(_ v: Double) -> Int {
            Int(min(max((v / step).rounded(.toNearestOrAwayFromZero), -Self.limit), Self.limit))
        }
        return GridPoint(x: coordinate(p.x - centre.x), y: coordinate(p.y - centre.y))
    }

    func point(_ p: GridPoint) -> Point {
        Point(Double(p.x) * step + centre.x, Double(p.y) * step + centre.y)
    }
}
