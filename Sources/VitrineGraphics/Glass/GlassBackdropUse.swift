/// Which of the blurred backdrops a body uses, by their indices.
struct GlassBackdropUse {
    var face: Int
    var rim: Int?
    var bleed: Int?
}
