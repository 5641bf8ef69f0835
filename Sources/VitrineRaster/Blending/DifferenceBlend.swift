/// `B = |cb - cs|`.
struct DifferenceBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let difference = s * b - d * a
        return difference.replacing(with: -difference, where: difference .< Vector())
    }
}
