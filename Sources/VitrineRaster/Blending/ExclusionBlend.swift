/// `B = cb + cs - 2 cb cs`.
struct ExclusionBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        s * b + d * a - (s + s) * d
    }
}
