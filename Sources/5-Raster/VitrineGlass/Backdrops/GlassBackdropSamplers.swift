/// The pictures that one body of glass samples.
struct GlassBackdropSamplers: Sendable {
    let face: GlassBackdropSampler
    /// The backdrop for the rim, or `nil` if the frost is uniform.
    let rim: GlassBackdropSampler?
    let bleed: GlassBackdropSampler?
}
