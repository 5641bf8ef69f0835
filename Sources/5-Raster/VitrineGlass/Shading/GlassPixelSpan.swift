/// Neighbouring pixels of one row, and their distances.
struct GlassPixelSpan {
    typealias Vector = DistanceRow.Vector

    let x: Int
    let y: Int
    let count: Int
    let edge: DistanceRow
    let lens: DistanceRow
    /// The position of the row's first pixel relative to the body's centre, in points, and the step of a
    /// pixel.
    let start: (x: Float, y: Float)
    let step: (x: Float, y: Float)
    /// The index of the span's first pixel in the row.
    let index: Float

    /// The number of pixels in whole groups of eight.
    var paddedCount: Int { DistanceRow.padded(count) }

    /// Returns the positions of eight pixels from `i` on, in points from the body's centre.
    @inline(__always)
    func place(_ i: Int) -> (x: Vector, y: Vector) {
        let index = Vector.laneIndices + Vector(repeating: index + Float(i))
        return (
            Vector(repeating: start.x) + index * Vector(repeating: step.x),
            Vector(repeating: start.y) + index * Vector(repeating: step.y)
        )
    }
}
