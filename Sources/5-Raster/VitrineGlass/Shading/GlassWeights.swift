/// The strength of each effect on four neighbouring pixels.
struct GlassWeights {
    typealias Vector = SIMD4<Float>

    /// The darkening by the inner shadow.
    let shade: Vector
    let bleed: Vector
    /// The distance outside from which colour bleeds, in points along the normal.
    let bleedDistance: Vector
    let glow: Vector
    let rim: Vector
    /// The unit normals.
    let normalX: Vector
    let normalY: Vector
}
