/// Hard light with source and backdrop exchanged.
struct OverlayBlend: SeparableBlend {
    @inline(__always)
    func mix(_ s: Vector, _ d: Vector, _ a: Vector, _ b: Vector) -> Vector {
        HardLightBlend().mix(d, s, b, a)
    }
}
