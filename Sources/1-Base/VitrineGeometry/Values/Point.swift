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

    /// Returns the angle to another displacement, in radians, a fifth more to a quarter less; 0 where one of
    /// them has no direction.
    package func roughAngle(to other: Point) -> Double {
        let lengths = length * other.length
        guard lengths > 0, lengths.isFinite else { return 0 }
        let cosine = min(max((x * other.x + y * other.y) / lengths, -1), 1)
        // The chord of the angle on a circle of radius one, at most a third shorter than the arc.
        return (2 * (1 - cosine)).squareRoot() * 1.2
    }

    @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    @inlinable public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
    public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    /// Returns the point at a fraction `t` of the way to `other`; exact at both ends.
    @inlinable public func interpolated(to other: Point, _ t: Double) -> Point {
        Point(x * (1 - t) + other.x * t, y * (1 - t) + other.y * t)
    }
}
