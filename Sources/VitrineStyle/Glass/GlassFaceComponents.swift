import VitrineDisplayList

/// A face of glass as scenes speak of it: what black and white become, and a fill over that.
struct GlassFaceComponents: Hashable, Sendable {
    var black: Double
    var white: Double
    var chroma: Double
    var fill: Color
}
