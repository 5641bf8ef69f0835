/// The part of an edge within one row of pixels.
struct EdgePiece {
    var y0: Int
    var y1: Int
    var x0: Int
    var x1: Int
    var edge: Int32
    var winding: Int32
    var counter: Int32
    /// The index of its group of contours.
    var cluster: Int32
}
