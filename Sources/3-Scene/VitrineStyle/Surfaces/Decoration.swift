/// The fills, strokes, material, glass and shadows of a shape or surface.
package struct Decoration: Hashable, Sendable {
    package var shadows: [ShadowSpec] = []
    package var material: Material?
    package var glass: GlassSurface?
    package var fills: [PaintSpec] = []
    package var strokes: [StrokeSpec] = []

    package init(
        shadows: [ShadowSpec] = [], material: Material? = nil, glass: GlassSurface? = nil,
        fills: [PaintSpec] = [], strokes: [StrokeSpec] = []
    ) {
        self.shadows = shadows
        self.material = material
        self.glass = glass
        self.fills = fills
        self.strokes = strokes
    }

    package var isEmpty: Bool {
        shadows.isEmpty && material == nil && glass == nil && fills.isEmpty && strokes.isEmpty
    }
    /// `true` if there is a fill, material or glass, and not only strokes and shadows.
    package var isSurface: Bool { material != nil || glass != nil || !fills.isEmpty }

    /// `true` if there are fills or a material alone, which have no rim.
    package var isPlain: Bool { isSurface && glass == nil && shadows.isEmpty && strokes.isEmpty }

    /// The paints of fills and strokes.
    package var paints: [PaintSpec] { fills + strokes.map(\.paint) }
}
