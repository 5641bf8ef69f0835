import VitrineGeometry

/// Maps points to the grid and back.
struct OutlineGrid {
    /// The bound of grid coordinates, which makes cross products of differences fit in 64 bits.
    static let limit = Double(1 << 29)
    static let finestStep = 1.0 / 65536

    /// The centre, in whole points, so that shapes a whole number of points apart have the same outline.
    let centre: Point
    /// The size of a grid step, a power of two, in points.
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
