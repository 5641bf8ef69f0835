/// `B = max(cb, cs)`.
struct LightenBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let (above, below) = (s * b, d * a)
        return above.replacing(with: below, where: below .> above)
    }
}
