import VitrineDisplayList
import VitrineJSON
import VitrineStyle

/// The settings with which a container merges its glass.
package struct GlassContainerSpec: Hashable, Sendable {
    /// The distance from which surfaces begin to merge, in points.
    package var spacing = GlassContainerSpec.defaultSpacing
    /// The light on the merged glass. Default: the light of the first piece.
    package var light: GlassLight?
    /// Shadows that replace those of the pieces.
    package var shadows: [ShadowSpec]?
    /// The edge mode of the backdrop. Default: the edge mode of the first piece.
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

    /// The smoothness of merged groups in release 26, in points, as fitted.
    static let defaultSpacing = 12.0

    /// Returns one glass made of all pieces; `nil` if there are none.
    func glass(of pieces: [GlassPiece]) -> Glass? {
        guard let first = pieces.first else { return nil }
        let cast = shadows?.filter { !$0.isInner }.map { $0.resolved(showsThrough: true) }
        return Glass(
            pieces.map(\.body), smoothness: spacing, light: light ?? first.surface.light,
            shadows: cast ?? Self.shadows(of: pieces), edge: edge ?? first.surface.spec.edge)
    }

    /// Returns the first preset shadow and each of the scene's shadows once.
    ///
    /// Preset shadows differ only by the size of the shape, so one is enough.
    private static func shadows(of pieces: [GlassPiece]) -> [Shadow] {
        var shadows = pieces.lazy.compactMap(\.presetShadow).first.map { [$0] } ?? []
        for shadow in pieces.flatMap(\.shadows) where !shadows.contains(shadow) { shadows.append(shadow) }
        return shadows
    }

    /// The attributes in dumps.
    var attributes: [Attribute] {
        var list = [Attribute("spacing", spacing)]
        if let light {
            let values = [light.angle, light.first, light.second].map(PrintedText.number)
            list.append(Attribute("light", values.joined(separator: " ")))
        }
        list += (shadows ?? []).map { Attribute("shadow", $0.summary) }
        if shadows?.isEmpty == true { list.append(Attribute("shadow", "none")) }
        if let edge { list.append(Attribute("edge", edge.rawValue)) }
        return list
    }
}
