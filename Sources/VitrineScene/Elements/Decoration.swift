import VitrineGraphics

/// What a shape or a surface is painted with.
struct Decoration: Hashable, Sendable {
    var shadows: [ShadowSpec] = []
    var material: Material?
    var glass: GlassSurface?
    var fills: [PaintSpec] = []
    var strokes: [StrokeSpec] = []

    var isEmpty: Bool {
        shadows.isEmpty && material == nil && glass == nil && fills.isEmpty && strokes.isEmpty
    }
    /// Whether it is a surface, and not only lines and shadows around something.
    var isSurface: Bool { material != nil || glass != nil || !fills.isEmpty }

    /// Of fills and strokes.
    var paints: [PaintSpec] { fills + strokes.map(\.paint) }
}
