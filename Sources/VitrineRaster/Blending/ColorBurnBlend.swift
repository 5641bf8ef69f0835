/// `B = 1` where cb = 1, otherwise `1 - min(1, (1 - cb) / cs)`.
struct ColorBurnBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let limit = a * b
        let quotient = a * a * (b - d) / s
        let kept = limit.replacing(with: quotient, where: quotient .< limit)
        return limit - kept.replacing(with: Vector(), where: d .== b)
    }
}
