import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A glass surface that becomes part of a container's glass, in the container's coordinates.
struct GlassPiece: Sendable {
    let surface: GlassSurface
    var body: Glass.Body
    /// The preset's shadow; `nil` if the scene replaces it.
    var presetShadow: Shadow?
    /// The scene's shadows, topmost first.
    var shadows: [Shadow]
    /// The map from the coordinates in which the surface is laid out.
    let map: Affine
    /// The contents on the glass, if they move with it.
    var contents: [DisplayItem] = []
    /// How much of it is there, if it is appearing or disappearing; `nil` for all of it.
    var presence: Presence.Value?

    init(
        _ surface: GlassSurface, _ shape: ResolvedShape, shadows: [ShadowSpec], map: Affine,
        from source: ElementSource
    ) {
        self.surface = surface
        self.map = map
        let own = surface.body(for: shape)
        body = Glass.Body(shape.mapped(by: map), own.optics.mapped(by: map), source: source.path)
        presetShadow = surface.presetShadow(for: shape)?.mapped(by: map)
        self.shadows = surface.resolvedOuterShadows(in: shadows).map { $0.mapped(by: map) }
    }

    var id: String? { surface.spec.id }
    var box: Rect { body.shape.bounds }
}
