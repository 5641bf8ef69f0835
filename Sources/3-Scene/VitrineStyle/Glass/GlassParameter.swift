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
        _ name: String, _ unit: Unit, _ range: ClosedRange<Double>, _ doc: String,
        _ path: NumberPath
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
        .init("frost.face", .points, points, "standard deviation of the blur behind the face", \.frost),
        .init("frost.rim", .share, share, "the blur at the rim as a share of the face's", \.rimFrost),
    ]

    private static let lens: [GlassParameter] = [
        .init(
            "lens.height", .points, points, "the distance that the lens reaches inward from the rim",
            \.lens.height),
        .init(
            "lens.amount", .points, -1000...1000,
            "the distance inward from which light at the rim comes; negative to bend it outward",
            \.lens.amount),
        .init(
            "lens.depth", .share, share,
            "the degree to which light is bent away from the middle, not only across the rim",
            \.lens.depth),
        .init(
            "lens.dispersion", .share, share, "the share by which red bends less and blue more than green",
            \.lens.dispersion),
        .init(
            "lens.magnification", .factor, 0.1...10, "the magnification of the backdrop",
            \.lens.magnification),
    ]

    /// Returns the parameters of a face for the paths of black, white, chroma, fade, lift and fill.
    private static func face(
        _ name: String, _ black: NumberPath, _ white: NumberPath, _ chroma: NumberPath, _ fade: NumberPath,
        _ lift: NumberPath, _ fill: ColorPath
    ) -> [GlassParameter] {
        [
            .init("\(name).black", .level, level, "the level that black becomes", black),
            .init("\(name).white", .level, level, "the level that white becomes", white),
            .init("\(name).chroma", .factor, factor, "the factor applied to colourfulness", chroma),
            .init(
                "\(name).fade", .share, -10...10, "the share of colourfulness that is lost on black", fade),
            .init("\(name).lift", .share, -2...2, "the lift of the middle tones", lift),
            .init("\(name).fill", "a colour over all of that, by its alpha", fill),
        ]
    }

    private static let mainFace = face(
        "face", \.face.components.black, \.face.components.white, \.face.evenChroma, \.face.fade,
        \.face.lift, \.face.components.fill)

    private static let bleed: [GlassParameter] =
        [
            .init(
                "bleed.height", .points, points, "the distance that colour from around reaches inward",
                \.bleed.height),
            .init(
                "bleed.amount", .points, points, "the distance outward from which the rim's colour comes",
                \.bleed.amount),
            .init(
                "bleed.outerHeight", .points, points,
                "the distance that the lens for light from around reaches inward",
                \.bleed.outerHeight),
            .init(
                "bleed.outerAmount", .points, points,
                "the further distance outward from which that lens takes light",
                \.bleed.outerAmount),
            .init("bleed.sigma", .points, points, "standard deviation of its blur", \.bleed.sigma),
            .init("bleed.opacity", .share, share, "the opacity of the bleed", \.bleed.opacity),
        ]
        + face(
            "bleed.face", \.bleed.face.components.black, \.bleed.face.components.white,
            \.bleed.face.evenChroma, \.bleed.face.fade, \.bleed.face.lift,
            \.bleed.face.components.fill)

    private static let edge: [GlassParameter] = [
        .init("innerShadow.opacity", .share, share, "the opacity of the shadow", \.innerShadow.opacity),
        .init(
            "innerShadow.reach", .points, points, "the distance inward over which it fades out",
            \.innerShadow.reach),
        .init(
            "innerShadow.shift", .points, points, "the distance inward at which it begins",
            \.innerShadow.shift),
        .init(
            "innerShadow.directionality", .share, share, "the degree to which it follows the light",
            \.innerShadow.directionality),
        .init("rim.amount", .factor, factor, "the weight of the highlight", \.rim.amount),
        .init("rim.width", .points, 0...100, "the width of the highlight", \.rim.width),
        .init("rim.spread", .share, share, "the extent of the highlight around the shape", \.rim.spread),
        .init("rim.halo", .factor, factor, "the weight of the glow four times as wide", \.rim.halo),
        .init("rim.white", .level, level, "the level that the highlight moves colours to", \.rim.white),
        .init("rim.keep", .level, level, "the amount of the luminance under it that is added", \.rim.keep),
        .init(
            "rim.chroma", .factor, factor, "the amount of the colourfulness under it that is added",
            \.rim.chroma),
        .init("contour.color", "the colour of the line around the outside", \.contour.color),
        .init(
            "contour.width", .points, 0...100, "the distance outward over which it fades", \.contour.width),
    ]

    private static let glow: [GlassParameter] = [
        .init("glow.ambient", .share, share, "white added everywhere", \.glow.ambient),
        .init("glow.spot", .share, share, "white added at the touch", \.glow.spot),
        .init(
            "glow.radius", .points, 0...10_000, "the distance from the touch at which it fades out",
            \.glow.radius),
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
