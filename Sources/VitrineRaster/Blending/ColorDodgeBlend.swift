/// `B = 0` where cb = 0, otherwise `min(1, cb / (1 - cs))`.
struct ColorDodgeBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let limit = a * b
        let quotient = a * a * d / (a - s)
        // Infinite where s = a, and NaN where d = 0 as well.
        let kept = limit.replacing(with: quotient, where: quotient .< limit)
        return kept.replacing(with: Vector(), where: d .== Vector())
    }
}
