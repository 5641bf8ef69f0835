import VitrineDisplayList

/// The presets of Liquid Glass, as tables.
///
/// The material has no public specification. The numbers come from third parties' public read-outs and fits
/// of the real material, or are our own choices where no such source exists. `Glass.md` lists which is which.
package enum GlassPresets: Sendable {
    /// The default position of the slider in release 27, from clear (0) to tinted (1).
    static let slider = 0.45
    /// The opacity of the accent colour as the tint of prominent glass.
    package static let prominentOpacity = 0.9
    /// The position of thin glass between clear (0) and regular (1).
    static let thinness = 0.5
    /// The range of shorter sides, in points, over which the opacity of the fill changes from that of small
    /// shapes to that of others.
    static let smallFill = (32.0, 56.0)
    /// The range of shorter sides, in points, over which the gain changes from that of small shapes to that
    /// of large ones.
    static let smallGain = (75.0, 105.0)

    /// Returns the regular or clear preset of a release.
    static func table(clear: Bool, _ os: OSVersion, _ appearance: Appearance) -> GlassPreset {
        let isLight = appearance == .light
        switch (os, clear) {
        case (.ios27, false): return isLight ? regularLight27 : regularDark27
        case (.ios27, true): return isLight ? clearLight27 : clearDark27
        case (_, false): return isLight ? regularLight26 : regularDark26
        case (_, true): return isLight ? clearLight26 : clearDark26
        }
    }

    // MARK: - Release 26

    private static let regularLight26 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: .init(share: 0.8, limit: 60), frost: frost26,
        face: .matrix(black: 0.5, white: 1.03, chroma: 1, fill: 1, opacity: 0.4, small: 0.5),
        bleed: bleed26(GlassFace(black: 0.9, white: 1, chroma: 1.2, fill: .clear)), edges: lightEdges)

    private static let regularDark26 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: .init(share: 0.8, limit: 60), frost: frost26,
        face: .matrix(black: 0.2, white: 0.6, chroma: 1, fill: 0, opacity: 0.4, small: 0.4),
        bleed: bleed26(GlassFace(black: 0, white: 0.5, chroma: 1, fill: .clear)), edges: darkEdges)

    private static let clearLight26 = clear26(lightEdges)
    private static let clearDark26 = clear26(darkEdges)

    private static func clear26(_ edges: GlassPreset.Edges) -> GlassPreset {
        GlassPreset(
            lensHeight: .init(share: 0.25, limit: 20), lensAmount: .init(share: 0.8, limit: 60),
            // Our own choice, close to the default of release 27: the read-outs give no blur for clear glass
            // in this release.
            frost: .constant(1.2),
            face: .matrix(black: 0.075, white: 1.15, chroma: 1.06, fill: 1, opacity: 0, small: 0),
            edges: edges)
    }

    /// The standard deviation is 2.9 times the blur's own input, which ranges from 1.333 to 1.333 + 2.667.
    private static let frost26 = GlassPreset.Frost.bySize(.init(2.9 * 1.333, 2.9 * (1.333 + 2.667)))

    private static func bleed26(_ face: GlassFace) -> GlassPreset.Bleed {
        GlassPreset.Bleed(
            height: .init(share: 0.35), amount: .init(share: 0.35), outerHeight: .init(share: 0.125),
            outerAmount: .init(share: 0.2), sigma: .init(share: 0.7), opacity: 0.5 * 0.8, face: face)
    }

    // MARK: - Release 27

    private static let regularLight27 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: .init(share: 0.5, limit: 60),
        frost: .constant(7),
        face: .transfer(
            emission: .init(253.0 / 255 * 0.408, 253.0 / 255 * 0.714), small: .init(0.592, 0.286),
            large: .init(0.592, 0.286), lift: .init(0.13, 0.13), chroma: .init(1.17, 0.751)),
        edges: lightEdges)

    private static let regularDark27 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: .init(share: 0.5, limit: 60),
        frost: .constant(5),
        face: .transfer(
            emission: .init(32.0 / 255, 32.0 / 255), small: .init(0.597, 0.295), large: .init(0.447, 0.195),
            lift: .init(1, 1.13), chroma: .init(1.02, 0.572)),
        edges: darkEdges)

    private static let clearLight27 = clear27(lightEdges)
    private static let clearDark27 = clear27(darkEdges)

    private static func clear27(_ edges: GlassPreset.Edges) -> GlassPreset {
        GlassPreset(
            lensHeight: .init(base: 20), lensAmount: .init(share: 0.65, limit: 60),
            frost: .bySlider(scale: 0.35, slope: 2.6, steep: 5.1),
            face: .transfer(
                emission: .init(0.126, 0.126), small: .init(0.954, 0.954), large: .init(0.954, 0.954),
                lift: .init(0, 0), chroma: .init(1.057, 1.057)),
            edges: edges)
    }

    // MARK: - Both releases

    // Where these differ from the read-outs, they are our own choice, judged on white pages, on photographs
    // and at night. The read-outs give the rim a weight of 0.252, half of it on each side, which changed
    // 8-bit colours by only 5 in light appearance, and the shadow an opacity of 0.5 to 0.25, which made white
    // pages look muddy.
    private static let lightEdges = GlassPreset.Edges(
        rim: GlassRim(amount: 1.6, spread: 0.5, halo: 0.15, white: 1),
        contour: GlassContour(color: Color(white: 0, alpha: 0.15), width: 0.65),
        shadow: GlassPreset.Cast(y: 8, sigma: 12, opacity: .init(0.22, 0.14)))
    private static let darkEdges = GlassPreset.Edges(
        rim: GlassRim(amount: 1.2, spread: 0.5, halo: 0.15, white: 0.95),
        contour: GlassContour(color: Color(white: 0, alpha: 0.25), width: 0.65),
        shadow: GlassPreset.Cast(y: 8, sigma: 12, opacity: .init(0.36, 0.22)))
}
