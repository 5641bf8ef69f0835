/// How strongly each effect acts on four neighbouring pixels.
struct GlassWeights {
    typealias Vector = SIMD4<Float>

    /// By how much the inner shadow darkens.
    let shade: Vector
    let bleed: Vector
    /// How far outside colour bleeds from, in points along the normal.
    let bleedDistance: Vector
    let glow: Vector
    let rim: Vector
    /// Unit normals.
    let normalX: Vector
    let normalY: Vector
}
