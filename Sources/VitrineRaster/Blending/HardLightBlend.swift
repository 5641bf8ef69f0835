/// `B = 2 cb cs` where cs <= 1/2, otherwise `1 - 2 (1 - cb) (1 - cs)`.
struct HardLightBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        let dark = (s + s) * d
        let rest = a - s
        let light = a * b - (rest + rest) * (b - d)
        return light.replacing(with: dark, where: s + s .<= a)
    }
}
