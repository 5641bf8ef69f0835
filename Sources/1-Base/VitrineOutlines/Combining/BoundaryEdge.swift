/// A piece of the outline on the grid, with the region on its right.
struct BoundaryEdge {
    var from: GridPoint
    var to: GridPoint
    var source: Int32
    var t0: Double
    var t1: Double
}
