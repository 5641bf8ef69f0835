/// A position or a displacement in the plane, x to the right and y down.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(0, 0)

    /// The Euclidean length of the displacement.
    @inlinable public var length: Double { (x * x + y * y).squareRoot() }

    @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    @inlinable public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
    public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    /// Returns the point at a fraction `t` of the way to `other`; exact at both ends.
    @inlinable public func interpolated(to other: Point, _ t: Double) -> Point {
        Point(x * (1 - t) + other.x * t, y * (1 - t) + other.y * t)
    }
}
