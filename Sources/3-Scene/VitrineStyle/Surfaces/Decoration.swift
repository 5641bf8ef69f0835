/// The fills, strokes, material, glass and shadows of a shape or surface.
package struct Decoration: Hashable, Sendable {
    package var shadows: [ShadowSpec] = []
    package var material: Material?
    package var fills: [PaintSpec] = []
    package var strokes: [StrokeSpec] = []
    /// The glass, or nothing: few have it, and it is larger than all the rest.
    private var onlyGlass: [GlassSurface] = []

    package var glass: GlassSurface? {
        get { onlyGlass.first }
        set { onlyGlass = newValue.map { [$0] } ?? [] }
    }

    package init(
        shadows: [ShadowSpec] = [], material: Material? = nil, glass: GlassSurface? = nil,
        fills: [PaintSpec] = [], strokes: [StrokeSpec] = []
    ) {
        self.shadows = shadows
        self.material = material
        self.fills = fills
        self.strokes = strokes
        if let glass { onlyGlass = [glass] }
    }

    package var isEmpty: Bool {
        shadows.isEmpty && material == nil && onlyGlass.isEmpty && fills.isEmpty && strokes.isEmpty
    }
    /// `true` if there is a fill, material or glass, and not only strokes and shadows.
    package var isSurface: Bool { material != nil || !onlyGlass.isEmpty || !fills.isEmpty }

    /// `true` if there are fills or a material alone, which have no rim.
    package var isPlain: Bool { isSurface && onlyGlass.isEmpty && shadows.isEmpty && strokes.isEmpty }

    /// The paints of fills and strokes.
    package var paints: [PaintSpec] { fills + strokes.map(\.paint) }
}
