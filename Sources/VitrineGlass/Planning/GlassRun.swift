/// Where pixels of a row look along x, in device pixels, all that is the same for them in all lanes.
struct GlassRun {
    typealias Vector = DistanceRow.Vector

    let start: Vector
    let step: Vector
    let index: Float
    let shrink: Vector
    let moved: Vector
    let origin: Vector
    let scale: Vector

    /// Eight of them from `i` on, by the steps of `GlassPixelSpan.place` and `GlassShader.device`.
    @inline(__always)
    func callAsFunction(_ i: Int) -> Vector {
        let x = start + (Vector.laneIndices + Vector(repeating: index + Float(i))) * step
        return origin + scale * (x * shrink + moved)
    }
}
