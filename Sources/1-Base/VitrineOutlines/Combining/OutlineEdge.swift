/// A chord on the grid, from its lesser end to its greater one.
struct OutlineEdge {
    private(set) var a: GridPoint
    private(set) var b: GridPoint
    /// The parameters of the ends on the source curve.
    private(set) var ta: Double
    private(set) var tb: Double
    let source: Int32
    let counter: Int32
    /// +1 if the path runs from `a` to `b`, -1 if it runs the other way.
    private(set) var winding: Int32
    /// Indicates whether it has not been compared with its neighbours since it was last cut.
    var isNew = true

    init(from: GridPoint, to: GridPoint, t0: Double, t1: Double, source: Int32, counter: Int32) {
        (a, b, ta, tb, winding) = from < to ? (from, to, t0, t1, 1) : (to, from, t1, t0, -1)
        self.source = source
        self.counter = counter
    }

    /// Returns a piece of the edge. Rounding of cuts may reverse it with respect to the edge's order.
    func piece(_ from: (at: GridPoint, t: Double), _ to: (at: GridPoint, t: Double)) -> OutlineEdge {
        var piece = self
        piece.isNew = true
        if from.at < to.at {
            (piece.a, piece.ta, piece.b, piece.tb) = (from.at, from.t, to.at, to.t)
        } else {
            (piece.a, piece.ta, piece.b, piece.tb) = (to.at, to.t, from.at, from.t)
            piece.winding = -winding
        }
        return piece
    }
}
