/// Neighbouring pixels of one row, and the distances there.
struct GlassPixelSpan {
    typealias Vector = DistanceRow.Vector

    let x: Int
    let y: Int
    let count: Int
    let edge: DistanceRow
    let lens: DistanceRow
    /// The first pixel of the row from the body's middle, in points, and a pixel's step.
    let start: (x: Float, y: Float)
    let step: (x: Float, y: Float)
    /// The stretch's first pixel, counted in the row.
    let index: Float

    /// Where eight pixels from `i` on are, in points from the body's middle.
    @inline(__always)
    func place(_ i: Int) -> (x: Vector, y: Vector) {
        let index = Vector.laneIndices + Vector(repeating: index + Float(i))
        return (
            Vector(repeating: start.x) + index * Vector(repeating: step.x),
            Vector(repeating: start.y) + index * Vector(repeating: step.y)
        )
    }
}
