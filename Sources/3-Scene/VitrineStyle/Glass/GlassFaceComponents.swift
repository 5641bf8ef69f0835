import VitrineColor

/// A glass face in the terms that scenes use: the output levels for black and white, the chroma, and a fill
/// on top.
struct GlassFaceComponents: Hashable, Sendable {
    var black: Double
    var white: Double
    var chroma: Double
    var fill: Color
}
