/// A point of the grid on which outlines are combined and covered.
public struct GridPoint: Hashable, Comparable, Sendable {
    public var x: Int
    public var y: Int

    @inlinable public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Orders points from top to bottom, then from left to right, which is the order of a sweep.
    public static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }

    @inline(__always)
    @inlinable public static func - (a: GridPoint, b: GridPoint) -> GridPoint {
        GridPoint(x: a.x &- b.x, y: a.y &- b.y)
    }

    @inline(__always)
    func cross(_ other: GridPoint) -> Int { x &* other.y &- y &* other.x }
    @inline(__always)
    func dot(_ other: GridPoint) -> Int { x &* other.x &+ y &* other.y }
}
