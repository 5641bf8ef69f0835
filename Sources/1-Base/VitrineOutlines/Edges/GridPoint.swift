/// A point of the grid on which outlines are combined.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// Orders points from top to bottom, then from left to right, which is the order of a sweep.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }

    static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

    @inline(__always)
    func cross(_ other: GridPoint) -> Int { x &* other.y &- y &* other.x }
    @inline(__always)
    func dot(_ other: GridPoint) -> Int { x &* other.x &+ y &* other.y }
}
