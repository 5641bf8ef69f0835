/// The pictures that one body of glass looks at.
struct GlassPictures: Sendable {
    let face: GlassPicture
    /// Nil where the frost is even.
    let rim: GlassPicture?
    let bleed: GlassPicture?
}
