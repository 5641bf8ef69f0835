import VitrineColor
import VitrineDisplayList

/// The presets of Liquid Glass, as tables.
///
/// The material has no public specification. The numbers come from third parties' public read-outs and fits
/// of the real material, or are our own choices where no such source exists. `GlassDrawing.md` says which is
/// which.
package enum GlassPresets: Sendable {
    /// The default position of the slider in release 27, from clear (0) to tinted (1).
    static let defaultSliderPosition = 0.45
    /// The opacity of the accent colour as the tint of prominent glass: its buttons have the tint itself, as
    /// measured on iOS 26.
    package static let prominentOpacity = 1.0
    /// The position of thin glass between clear (0) and regular (1).
    static let thinPosition = 0.5
    /// The amount of a loupe's lens: 28 as fitted for release 27. That light comes from no further than the
    /// middle of the rest, as in clear glass, is our own choice: in small loupes the picture would fold over
    /// past the middle of its ends.
    static let loupeAmount = GlassPreset.SizeFunction(share: 0.32, limit: 28)
    /// The amount of a lens as a multiple of the radius of the tightest corner, at most. In capsules, which
    /// were measured, it is 1.6 of their radius; that it is no more elsewhere is our own choice: light from
    /// far behind a tight corner shows it again, mirrored.
    static let lensAmountByRadius = 1.6
    /// The chroma of the rim on fully tinted glass in dark. Our own choice: a lighter shade of the tint. The
    /// chroma that was measured on dull pages would leave the gamut and glow in another hue. In light,
    /// blue buttons of iOS 26 have a rim of #36DBFF, as their preset gives.
    static let tintedRimChroma = 0.6
    /// The range of shorter sides, in points, over which the opacity of the fill changes from that of small
    /// shapes to that of others.
    static let fillTransition = 32.0...56
    /// The range of shorter sides, in points, over which the gain changes from that of small shapes to that
    /// of large ones.
    static let gainTransition = 75.0...105

    /// Returns the regular or clear preset of a release.
    static func preset(isClear: Bool, os: OSVersion, appearance: Appearance) -> GlassPreset {
        let isLight = appearance == .light
        switch (os, isClear) {
        case (.ios27, false): return isLight ? regularLight27 : regularDark27
        case (.ios27, true): return isLight ? clearLight27 : clearDark27
        case (_, false): return isLight ? regularLight26 : regularDark26
        case (_, true): return isLight ? clearLight26 : clearDark26
        }
    }

    // MARK: - Release 26

    private static let regularLight26 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: lensAmount26, frost: frost26,
        // As measured on iOS 26: buttons and bars turn #F2F2F7 into #FBFBFF, #FBF5E5 into #FFFCEB, #CAD8E9
        // into #EBF5FF, #ACC4E3 into #DEEEFF, #007AFF into #92C8FF, #34C759 into #A3F5B8, #FF3B30 into
        // #FFABA7 and #B04FB4 into #DFB3E2; menus white into #F9F9F9, #E9E9EA into #F6F6F7, #D0E4FC into
        // #F0F5FE, #007AFF into #B3E2FF and #AF52DE into #F6D3FF. The laws fit them to 2.3 levels. Black text
        // on #FBF5E5, and a photograph that is nearly black and turns into #BEB2A8, need more light from
        // quiet colours than from vivid ones. The law between them, keeping hues, and that vivid colours
        // darker than any measured, of a luma of 0.35, keep theirs, are our own choice.
        face: .matrix(
            quiet: .init(
                black: .init(0.57, 0.507), white: .init(0.988, 0.96), lift: .init(0.11, 0.693),
                chroma: .init(1.77, 0.49), fade: .init(0, -0.54)),
            vivid: .init(
                levels: .init(
                    black: .init(0.03, 0.507), white: .init(0.962, 0.96), lift: .init(0.757, 0.693),
                    chroma: .init(1.276, 0.49), fade: .init(0.728, -0.54), regain: .init(0.5, 0)),
                range: 0.085...0.42, hue: 0.5),
            fill: 1, opacity: 0.4, small: 0.4),
        bleed: bleed26, edges: lightEdges)

    private static let regularDark26 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: lensAmount26, frost: frost26,
        // As measured on iOS 26: buttons and bars turn black into #181818 and #1B1710 into #272219, menus
        // black into #0F0F0F and #BE4A5C into #491D24. The chroma is the 2.1 of this brown. Over vivid
        // colours bars are darker and nearly neutral: green, brown and orange parts of a photograph, of a
        // luma of up to 0.35, turn into #14191A to #29261F. The law between quiet and vivid is our own
        // choice.
        face: .matrix(
            quiet: .init(
                black: .init(0.16, 0.098), white: .init(0.72, 0.395), lift: .init(0.68, 0.68),
                chroma: .init(0.6, 0.633), fade: .init(-2.8, 0)),
            vivid: .init(
                levels: .init(
                    black: .init(0.16, 0.098), white: .init(0.33, 0.395), lift: .init(0.3, 0.68),
                    chroma: .init(0.2, 0.633), fade: .init(0, 0)),
                range: 0.05...0.2, hue: 0),
            fill: 0, opacity: 0.4, small: 0.4),
        bleed: bleed26, edges: darkEdges)

    private static let clearLight26 = clear26(lightEdges)
    private static let clearDark26 = clear26(darkEdges)

    private static func clear26(_ edges: GlassPreset.Edges) -> GlassPreset {
        GlassPreset(
            // Measured on clear glass of 460 by 120 (crabtalk/bezel#9): bent over the outer 27 points, and
            // not at all within. That light comes from no further than that, so that the picture folds over
            // in the outermost points alone, is our own choice.
            lensHeight: .init(share: 0.225, limit: 27), lensAmount: .init(share: 0.225, limit: 27),
            // Our own choice: white stays white, while the read-outs' 1.15 of it would hide a light picture
            // and what is white in front of it.
            // Our own choice: the read-outs give no blur for clear glass in this release. About the default
            // of release 27.
            frost: .constant(1.2),
            face: .matrix(
                quiet: .init(
                    black: .init(0.075, 0.075), white: .init(1, 1), lift: .init(0, 0),
                    chroma: .init(1.06, 1.06), fade: .init(0, 0)),
                vivid: nil, fill: 1, opacity: 0, small: 0),
            edges: edges)
    }

    /// Measured on iOS 26: 1.2 points on a light bar of 37 points over words, 1.1 on dark ones of 48 and 1.3
    /// on those of 62, 3.6 on a menu over circles.
    private static let frost26 = GlassPreset.Frost.bySize(.init(1.25, 3.6))

    /// Measured on bars of iOS 26, where words are mirrored in the outer points. That it grows no further was
    /// measured on macOS (crabtalk/bezel#13): 47 points on shapes of 96 and of 320.
    private static let lensAmount26 = GlassPreset.SizeFunction(share: 0.8, limit: 48)

    /// The colour gathered from around passes through the glass' own face, so that it is invisible on an even
    /// backdrop, and reaches no further inward than the lens, or it would frame large sheets.
    private static let bleed26 = GlassPreset.Bleed(
        height: .init(share: 0.35, limit: 20), amount: .init(share: 0.35, limit: 20),
        outerHeight: .init(share: 0.125, limit: 10), outerAmount: .init(share: 0.2, limit: 20),
        sigma: .init(share: 0.7, limit: 40), opacity: 0.5 * 0.8)

    // MARK: - Release 27

    private static let regularLight27 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: .init(share: 0.5, limit: 60),
        frost: .constant(7), sharp: sharp27,
        face: .transfer(
            emission: .init(253.0 / 255 * 0.408, 253.0 / 255 * 0.714), small: .init(0.592, 0.286),
            large: .init(0.592, 0.286), lift: .init(0.13, 0.13), chroma: .init(1.17, 0.751)),
        edges: lightEdges27)

    private static let regularDark27 = GlassPreset(
        lensHeight: .init(share: 0.25, limit: 20), lensAmount: .init(share: 0.5, limit: 60),
        frost: .constant(5), sharp: sharp27,
        face: .transfer(
            emission: .init(32.0 / 255, 32.0 / 255), small: .init(0.597, 0.295), large: .init(0.447, 0.195),
            lift: .init(1, 1.13), chroma: .init(1.02, 0.572)),
        edges: darkEdges27)

    /// Measured on a dark tab bar that looks like a beta's, over words on a card: their edges are as sharp as
    /// behind a blur of 0.7 points, and have 0.3 of the contrast that the face gives to areas of a colour. In
    /// light our own choice.
    private static let sharp27 = GlassPreset.Sharp(sigma: 0.7, share: 0.3)

    private static let clearLight27 = clear27(lightEdges27)
    private static let clearDark27 = clear27(darkEdges27)

    private static func clear27(_ edges: GlassPreset.Edges) -> GlassPreset {
        GlassPreset(
            // Our own choice: the read-outs' height of 20 folds the picture over the whole height of buttons.
            lensHeight: .init(share: 0.16, limit: 20), lensAmount: .init(share: 0.32, limit: 40),
            frost: .bySlider(scale: 0.35, slope: 2.6, steep: 5.1),
            face: .transfer(
                emission: .init(0.126, 0.126), small: .init(0.954, 0.954), large: .init(0.954, 0.954),
                lift: .init(0, 0), chroma: .init(1.057, 1.057)),
            edges: edges)
    }

    // Measured on tab bars on white and on black in what looks like a beta of release 27. In light there is a
    // contour of two pixels of three, #AFAFAF and #D7D7D7 at the ends and #E6E6E6 and #F1F1F1 above and
    // below, which here is the same all round, and a shadow of three levels that ends after ten points; in
    // dark a rim of #595959, #484848 and #3B3B3B on #202020, whole above and below and none at the ends.
    private static let lightEdges27 = GlassPreset.Edges(
        rim: lightEdges.rim, contour: GlassContour(color: Color(white: 0, alpha: 0.2), width: 0.83),
        shadow: GlassPreset.DropShadow(
            y: 8, sigma: 8, opacity: 0.014, large: 0.014, gain: .init(3, 3)))
    private static let darkEdges27 = GlassPreset.Edges(
        rim: GlassRim(amount: 4, width: 1, spread: 0, halo: 0, white: 0.19, keep: 1.5, chroma: 3),
        largeRim: 0.06, contour: darkEdges.contour, shadow: darkEdges.shadow)

    /// Returns the light that glass has unless the scene gives it another: from the upper left and the lower
    /// right, in release 27 from above and below.
    static func light(_ os: OSVersion) -> GlassLight { GlassLight(angle: os == .ios27 ? 0 : -45) }

    // MARK: - Release 26, edges

    // Measured on iOS 26. The rim is a band of one point with two lights: on white, grey, blue, photographs
    // and tinted buttons its first pixel of three is 0.7 to 0.9 of the way to the read-outs' colour, and its
    // falloff around a circle is 1.16, 1, 0.6, 0.27 and 0 at 0, 45, 60, 75 and 90 degrees from a light. In
    // dark the same band moves black's #181818 to #3B3B3B, #272219 to #534731, and #0F0F0F on menus to
    // #3A3A3A. There is no line around it. The shadow follows the distance to the outline: ends of capsules,
    // circles and long sides have one profile, of a sigma of 16.7 to 17.1 in four fits of five and an offset
    // of 7.7 to 8.2; all around a bar it is 0.6/255 from that and 1.3 from the best blurred shape. On white
    // its opacity is 0.065 under buttons and bars and 0.09 under menus and sheets; over darker colours it is
    // up to three times that under the former. Around menus over a dimmed list and over pale blue 1.4 and 1
    // times that were measured, which are about those of twice.
    private static let lightEdges = GlassPreset.Edges(
        rim: GlassRim(amount: 2.2, width: 1, spread: 0.5, halo: 0, white: 0.9, keep: 0.1, chroma: 1.5),
        contour: GlassContour(color: Color(white: 0, alpha: 0), width: 0.65),
        shadow: GlassPreset.DropShadow(
            y: 8, sigma: 17, opacity: 0.065, large: 0.09, gain: .init(3, 2)))
    // The shadow in dark was measured on a page of #1B1710: on black it cannot be seen. The chroma of the rim
    // is less than the 4 that this page has, with which rims on vivid colours would glow.
    private static let darkEdges = GlassPreset.Edges(
        rim: GlassRim(amount: 2, width: 1, spread: 0.5, halo: 0, white: 0.19, keep: 1.08, chroma: 3),
        largeRim: 0.045, contour: GlassContour(color: Color(white: 0, alpha: 0), width: 0.65),
        shadow: GlassPreset.DropShadow(y: 8, sigma: 17, opacity: 0.065, large: 0.065))
}
