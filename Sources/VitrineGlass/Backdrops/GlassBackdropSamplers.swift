/// The pictures that one body of glass looks at.
struct GlassBackdropSamplers: Sendable {
    let face: GlassBackdropSampler
    /// Nil where the frost is even.
    let rim: GlassBackdropSampler?
    let bleed: GlassBackdropSampler?
}
