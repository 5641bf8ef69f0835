import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A surface of glass that becomes part of a container's, in the container's points.
struct GlassPiece: Sendable {
    let surface: GlassSurface
    var body: Glass.Body
    /// The preset's shadow, where the scene does not replace it.
    var presetShadow: Shadow?
    /// The scene's shadows, first one on top.
    var shadows: [Shadow]
    /// From the points in which the surface is laid out.
    let map: Affine
    /// What stands on the glass, where it moves with it.
    var contents: [DisplayItem] = []

    init(
        _ surface: GlassSurface, _ shape: ResolvedShape, shadows: [ShadowSpec], map: Affine,
        from source: ElementSource
    ) {
        self.surface = surface
        self.map = map
        let own = surface.body(shape)
        body = Glass.Body(shape.mapped(by: map), own.optics.mapped(by: map), source: source.path)
        presetShadow = surface.presetShadow(for: shape)?.mapped(by: map)
        self.shadows = surface.outerShadows(from: shadows).map { $0.mapped(by: map) }
    }

    var id: String? { surface.spec.id }
    var box: Rect { body.shape.bounds }
}
