import VitrineGeometry

/// A straight piece of an outline on the grid, not horizontal, from top to bottom.
public struct GridEdge: Sendable {
    public var x0: Int
    public var y0: Int
    public var x1: Int
    public var y1: Int
    /// +1 if the outline runs down here, -1 if it runs up.
    public var winding: Int32
    /// The index of its contour.
    public var contour: Int32

    @inlinable public init(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int32, contour: Int32) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.winding = winding
        self.contour = contour
    }

    /// Returns the x coordinate at a height within `y0...y1`.
    @inline(__always)
    @inlinable public func x(at y: Int) -> Int {
        if x0 == x1 || y == y0 { return x0 }
        if y == y1 { return x1 }
        return Fixed.interpolate(x0, y &- y0, x1 &- x0, y1 &- y0)
    }

    /// Returns the x coordinate at which it first lies below a height above its end.
    @inline(__always)
    @inlinable public func x(enteringAt y: Int) -> Int { y0 < y ? x(at: y) : x0 }

    /// Calls `body` for the edge's part in each row of pixels, from top to bottom.
    ///
    /// - Parameters:
    ///   - first: The height above which it is left out.
    ///   - last: The height below which it is left out.
    ///   - body: Receives x and y of the part's upper end, and of its lower end.
    @inline(__always)
    @inlinable public func forEachPiece(
        from first: Int, to last: Int, _ body: (Int, Int, Int, Int) -> Void
    ) {
        var (x, y) = (x(enteringAt: first), max(y0, first))
        let end = min(y1, last)
        if y >= end { return }
        let mask = Fixed.one - 1
        let firstEnd = min((y | mask) &+ 1, end)
        var nextX = self.x(at: firstEnd)
        body(x, y, nextX, firstEnd)
        (x, y) = (nextX, firstEnd)
        if y == end { return }
        let isShort = y &+ 2 &* Fixed.one >= end
        if !isShort && y1 &- y0 < FixedSteps.limit && abs(x1 &- x0) < FixedSteps.limit {
            var steps = FixedSteps(
                x0, from: y &- y0 &+ Fixed.one, by: Fixed.one, slope: x1 &- x0, over: y1 &- y0)
            while y &+ Fixed.one < end {
                nextX = steps.value
                body(x, y, nextX, y &+ Fixed.one)
                (x, y) = (nextX, y &+ Fixed.one)
                steps.advance()
            }
        }
        while y < end {
            let next = min(y &+ Fixed.one, end)
            nextX = self.x(at: next)
            body(x, y, nextX, next)
            (x, y) = (nextX, next)
        }
    }
}
