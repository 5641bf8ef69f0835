/// A contour to be stroked. Without segments it is a dot, with `direction` for its square caps.
struct StrokeContour {
    var segments: [StrokeSegment] = []
    var isClosed = false
    var dot: (at: Point, direction: Point)?
}
