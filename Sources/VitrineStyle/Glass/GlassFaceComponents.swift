import VitrineDisplayList

/// A face of glass in the terms that scenes use: the results for black and white, the chroma, and a fill on
/// top.
struct GlassFaceComponents: Hashable, Sendable {
    var black: Double
    var white: Double
    var chroma: Double
    var fill: Color
}
