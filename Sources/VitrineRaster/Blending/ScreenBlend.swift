/// `B = cb + cs - cb cs`.
struct ScreenBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector { s * b + d * a - s * d }
}
