import VitrineDisplayList
import VitrineStyle

/// What a container does with the glass in it.
package struct GlassContainerSpec: Hashable, Sendable {
    /// From which distance the surfaces reach for each other, in points.
    package var spacing = GlassContainerSpec.defaultSpacing
    /// That of the first piece unless told.
    package var light: GlassLight?
    /// Instead of the pieces' own.
    package var shadows: [ShadowSpec]?
    /// That of the first piece unless told.
    package var edge: BackdropFilter.Edge?

    package init(
        spacing: Double = GlassContainerSpec.defaultSpacing, light: GlassLight? = nil,
        shadows: [ShadowSpec]? = nil, edge: BackdropFilter.Edge? = nil
    ) {
        self.spacing = spacing
        self.light = light
        self.shadows = shadows
        self.edge = edge
    }

    /// The smoothness of merged groups in the release 26, as fitted.
    static let defaultSpacing = 12.0

    /// One glass of all pieces; nil where there are none.
    func glass(of pieces: [GlassPiece]) -> Glass? {
        guard let first = pieces.first else { return nil }
        let cast = shadows?.filter { !$0.isInner }.map { $0.resolved(showsThrough: true) }
        return Glass(
            pieces.map(\.body), smoothness: spacing, light: light ?? first.surface.spec.light,
            shadows: cast ?? Self.shadows(of: pieces), edge: edge ?? first.surface.spec.edge)
    }

    /// The first preset's shadow, which differs by the size of the shape only, and each of the scene's once.
    private static func shadows(of pieces: [GlassPiece]) -> [Shadow] {
        var shadows = pieces.lazy.compactMap(\.presetShadow).first.map { [$0] } ?? []
        for shadow in pieces.flatMap(\.shadows) where !shadows.contains(shadow) { shadows.append(shadow) }
        return shadows
    }

    /// For dumps.
    var attributes: [Attribute] {
        var list = [Attribute("spacing", spacing)]
        if let light {
            let values = [light.angle, light.first, light.second].map(Format.number)
            list.append(Attribute("light", values.joined(separator: " ")))
        }
        list += (shadows ?? []).map { Attribute("shadow", $0.summary) }
        if shadows?.isEmpty == true { list.append(Attribute("shadow", "none")) }
        if let edge { list.append(Attribute("edge", edge.rawValue)) }
        return list
    }
}
