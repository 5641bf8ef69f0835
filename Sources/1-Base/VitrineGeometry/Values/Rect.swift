/// An axis-aligned rectangle: an origin (its top left) and a size.
public struct Rect: Hashable, Sendable {
    public var origin: Point
    public var size: Size

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x, y), size: Size(width, height))
    }

    /// Creates the rectangle between two x and two y coordinates.
    @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    @inlinable public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    @inlinable public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    @inlinable public var width: Double { size.width }
    public var height: Double { size.height }
    public var center: Point { Point(midX, midY) }
    @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

    /// Returns the rectangle with each side moved inwards by `dx` and `dy` (outwards if negative), never past
    /// the centre.
    @inlinable public func insetBy(_ dx: Double, _ dy: Double) -> Rect {
        let x = min(dx, width / 2)
        let y = min(dy, height / 2)
        return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }

    @inlinable public func offsetBy(_ delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

    /// Returns the smallest rectangle that contains both.
    @inlinable public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Returns the intersection of both, or `nil` if they do not overlap.
    @inlinable public func intersection(_ other: Rect) -> Rect? {
        let x0 = max(minX, other.minX)
        let y0 = max(minY, other.minY)
        let x1 = min(maxX, other.maxX)
        let y1 = min(maxY, other.maxY)
        return x1 > x0 && y1 > y0 ? Rect(minX: x0, minY: y0, maxX: x1, maxY: y1) : nil
    }

    /// Returns the point at a unit position: (0, 0) is the top left, (1, 1) the bottom right.
    public func point(atUnit unit: Point) -> Point {
        Point(minX + width * unit.x, minY + height * unit.y)
    }

    /// Returns the rectangle with each side moved outwards by `distance`.
    @inlinable public func outset(by distance: Double) -> Rect {
        Rect(
            minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }
}

extension Rect {
    /// Indicates whether the rectangle has an area and finite sides.
    var isDrawable: Bool {
        !isEmpty && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
