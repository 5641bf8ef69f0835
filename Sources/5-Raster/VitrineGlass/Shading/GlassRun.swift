/// The x coordinates of the backdrop, in device pixels, that the pixels of a row sample, with the constants
/// splatted to all lanes.
struct GlassRun {
    typealias Vector = DistanceRow.Vector

    let start: Vector
    let step: Vector
    let index: Float
    let shrink: Vector
    let moved: Vector
    let origin: Vector
    let scale: Vector

    /// Returns eight coordinates from `i` on, by the steps of `GlassPixelSpan.place` and
    /// `GlassShader.devicePosition`.
    @inline(__always)
    func callAsFunction(_ i: Int) -> Vector {
        let x = start + (Vector.laneIndices + Vector(repeating: index + Float(i))) * step
        return origin + scale * (x * shrink + moved)
    }
}
