/// A closed chain of edges, with its bounding box on the grid.
struct Contour {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    /// Which winding number of the program it changes.
    var counter: Int32
    /// Which figure or glyph it is part of.
    var figure: Int32
    /// For contours of figures known to be free of crossings: +1 or -1, which turns an edge's winding into
    /// its part of the signed area. Otherwise 0.
    var direct: Int32
}
