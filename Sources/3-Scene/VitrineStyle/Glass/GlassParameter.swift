import VitrineColor
import VitrineDisplayList

/// A numeric or colour parameter of glass that scenes can set, by a name such as `lens.height`.
package struct GlassParameter: Sendable {
    package typealias NumberPath = any (WritableKeyPath<GlassOptics, Double> & Sendable)
    package typealias ColorPath = any (WritableKeyPath<GlassOptics, Color> & Sendable)

    package enum Value: Sendable {
        case number(ClosedRange<Double>, NumberPath)
        case color(ColorPath)
    }

    /// The unit of a value, whose raw value is its word in the documentation.
    enum Unit: String, Sendable {
        /// A length, which scales with the glass.
        case points
        case share, level, factor
        case color = "colour"
    }

    package let name: String
    let unit: Unit
    /// The description, for the schema.
    package let doc: String
    package let value: Value

    private init(
        _ name: String, in unit: Unit, _ range: ClosedRange<Double>, _ doc: String,
        at path: NumberPath
    ) {
        (self.name, self.unit, self.doc) = (name, unit, doc)
        value = .number(range, path)
    }

    private init(
        _ name: String, _ doc: String, _ path: ColorPath
    ) {
        (self.name, self.doc) = (name, doc)
        unit = .color
        value = .color(path)
    }

    /// All parameters in the order of the documentation, which goes from the backdrop to the eye.
    package static let all: [GlassParameter] = blur + lens + mainFace + bleed + edge + glow

    private static let points = 0.0...1000
    private static let share = 0.0...1
    private static let level = -2.0...3
    private static let factor = 0.0...4

    private static let blur: [GlassParameter] = [
        .init(
            "frost.face", in: .points, points, "standard deviation of the blur behind the face", at: \.frost),
        .init("frost.rim", in: .share, share, "the blur at the rim as a share of the face's", at: \.rimFrost),
    ]

    private static let lens: [GlassParameter] = [
        .init(
            "lens.height", in: .points, points, "the distance that the lens reaches inward from the rim",
            at: \.lens.height),
        .init(
            "lens.amount", in: .points, -1000...1000,
            "the distance inward from which light at the rim comes; negative to bend it outward",
            at: \.lens.amount),
        .init(
            "lens.depth", in: .share, share,
            "the degree to which light is bent away from the middle, not only across the rim",
            at: \.lens.depth),
        .init(
            "lens.dispersion", in: .share, share,
            "the share by which red bends less and blue more than green",
            at: \.lens.dispersion),
        .init(
            "lens.magnification", in: .factor, 0.1...10, "the magnification of the backdrop",
            at: \.lens.magnification),
    ]

    /// Returns the parameters of a face for the paths of black, white, chroma, fade, lift and fill.
    private static func face(
        _ name: String, black: NumberPath, white: NumberPath, chroma: NumberPath, fade: NumberPath,
        lift: NumberPath, fill: ColorPath
    ) -> [GlassParameter] {
        [
            .init("\(name).black", in: .level, level, "the level that black becomes", at: black),
            .init("\(name).white", in: .level, level, "the level that white becomes", at: white),
            .init("\(name).chroma", in: .factor, factor, "the factor applied to colourfulness", at: chroma),
            .init(
                "\(name).fade", in: .share, -10...10, "the share of colourfulness that is lost on black",
                at: fade),
            .init("\(name).lift", in: .share, -2...2, "the lift of the middle tones", at: lift),
            .init("\(name).fill", "a colour over all of that, by its alpha", fill),
        ]
    }

    private static let mainFace = face(
        "face", black: \.face.components.black, white: \.face.components.white, chroma: \.face.evenChroma,
        fade: \.face.evenFade, lift: \.face.evenLift, fill: \.face.components.fill)

    private static let bleed: [GlassParameter] =
        [
            .init(
                "bleed.height", in: .points, points, "the distance that colour from around reaches inward",
                at: \.bleed.height),
            .init(
                "bleed.amount", in: .points, points, "the distance outward from which the rim's colour comes",
                at: \.bleed.amount),
            .init(
                "bleed.outerHeight", in: .points, points,
                "the distance that the lens for light from around reaches inward",
                at: \.bleed.outerHeight),
            .init(
                "bleed.outerAmount", in: .points, points,
                "the further distance outward from which that lens takes light",
                at: \.bleed.outerAmount),
            .init("bleed.sigma", in: .points, points, "standard deviation of its blur", at: \.bleed.sigma),
            .init("bleed.opacity", in: .share, share, "the opacity of the bleed", at: \.bleed.opacity),
        ]
        + face(
            "bleed.face", black: \.bleed.face.components.black, white: \.bleed.face.components.white,
            chroma: \.bleed.face.evenChroma, fade: \.bleed.face.evenFade, lift: \.bleed.face.evenLift,
            fill: \.bleed.face.components.fill)

    private static let edge: [GlassParameter] = [
        .init(
            "innerShadow.opacity", in: .share, share, "the opacity of the shadow", at: \.innerShadow.opacity),
        .init(
            "innerShadow.reach", in: .points, points, "the distance inward over which it fades out",
            at: \.innerShadow.reach),
        .init(
            "innerShadow.shift", in: .points, points, "the distance inward at which it begins",
            at: \.innerShadow.shift),
        .init(
            "innerShadow.directionality", in: .share, share, "the degree to which it follows the light",
            at: \.innerShadow.directionality),
        .init("rim.amount", in: .factor, factor, "the weight of the highlight", at: \.rim.amount),
        .init("rim.width", in: .points, 0...100, "the width of the highlight", at: \.rim.width),
        .init(
            "rim.spread", in: .share, share, "the extent of the highlight around the shape", at: \.rim.spread),
        .init("rim.halo", in: .factor, factor, "the weight of the glow four times as wide", at: \.rim.halo),
        .init(
            "rim.white", in: .level, level, "the level that the highlight moves colours to", at: \.rim.white),
        .init(
            "rim.keep", in: .level, level, "the amount of the luminance under it that is added",
            at: \.rim.keep),
        .init(
            "rim.chroma", in: .factor, factor, "the amount of the colourfulness under it that is added",
            at: \.rim.chroma),
        .init("contour.color", "the colour of the line around the outside", \.contour.color),
        .init(
            "contour.width", in: .points, 0...100, "the distance outward over which it fades",
            at: \.contour.width),
    ]

    private static let glow: [GlassParameter] = [
        .init("glow.ambient", in: .share, share, "white added everywhere", at: \.glow.ambient),
        .init("glow.spot", in: .share, share, "white added at the touch", at: \.glow.spot),
        .init(
            "glow.radius", in: .points, 0...10_000, "the distance from the touch at which it fades out",
            at: \.glow.radius),
    ]

    /// The names of the parameter groups in errors and in the schema.
    package static let groups: [String: (noun: String, doc: String)] = [
        "frost": ("a frost", "the blur of the backdrop"),
        "lens": ("a lens", "the bending of the backdrop by the edge"),
        "face": ("a face of glass", "the mapping of colours that come through"),
        "bleed": ("a bleed", "colour gathered from around the glass"),
        "bleed.face": ("a face of glass", "the mapping of those colours"),
        "innerShadow": ("an inner shadow of glass", "a dark band along the inside of the rim"),
        "rim": ("a rim", "light that the rim catches"),
        "contour": ("a contour", "a line around the outside"),
        "glow": ("a glow", "white that a touch adds, at `touch`"),
    ]
}
