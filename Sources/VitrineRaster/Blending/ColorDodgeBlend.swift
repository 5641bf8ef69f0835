/// `B = 0` where cb = 0, otherwise `min(1, cb / (1 - cs))`.
struct ColorDodgeBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let most = a * b
        let quotient = a * a * d / (a - s)
        // Infinite where s = a, and NaN where d = 0 as well.
        let kept = most.replacing(with: quotient, where: quotient .< most)
        return kept.replacing(with: Vector(), where: d .== Vector())
    }
}
