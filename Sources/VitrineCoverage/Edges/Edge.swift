import VitrineGeometry

/// A straight piece of an outline on the grid, not horizontal, from top to bottom.
struct Edge {
    var x0: Int
    var y0: Int
    var x1: Int
    var y1: Int
    /// +1 if the outline runs down here, -1 if it runs up.
    var winding: Int32
    /// The index of its contour.
    var contour: Int32

    /// Returns the x coordinate at a height within `y0...y1`.
    @inline(__always)
    func x(at y: Int) -> Int {
        if x0 == x1 || y == y0 { return x0 }
        if y == y1 { return x1 }
        return Fixed.interpolate(x0, y - y0, x1 - x0, y1 - y0)
    }

    /// Returns the x coordinate at which it first lies below a height above its end.
    @inline(__always)
    func x(enteringAt y: Int) -> Int { y0 < y ? x(at: y) : x0 }
}
