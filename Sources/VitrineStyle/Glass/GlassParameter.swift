import VitrineDisplayList

/// A numeric or colour parameter of glass that scenes can set, by a name such as `lens.height`.
package struct GlassParameter: Sendable {
    package typealias NumberPath = any (WritableKeyPath<GlassOptics, Double> & Sendable)
    package typealias ColorPath = any (WritableKeyPath<GlassOptics, Color> & Sendable)

    package enum Value: Sendable {
        case number(ClosedRange<Double>, NumberPath)
        case color(ColorPath)
    }

    package let name: String
    /// The unit, for the documentation.
    let unit: String
    /// The description, for the schema.
    package let doc: String
    package let value: Value

    private init(
        _ name: String, _ unit: String, _ range: ClosedRange<Double>, _ doc: String,
        _ path: NumberPath
    ) {
        (self.name, self.unit, self.doc) = (name, unit, doc)
        value = .number(range, path)
    }

    private init(
        _ name: String, _ doc: String, _ path: ColorPath
    ) {
        (self.name, self.doc) = (name, doc)
        unit = "colour"
        value = .color(path)
    }

    /// All parameters in the order of the documentation, which goes from the backdrop to the eye.
    package static let all: [GlassParameter] = blur + lens + mainFace + bleed + edge + glow

    private static let points = 0.0...1000
    private static let share = 0.0...1
    private static let level = -2.0...3
    private static let factor = 0.0...4

    private static let blur: [GlassParameter] = [
        .init("frost.face", "points", points, "standard deviation of the blur behind the face", \.frost),
        .init("frost.rim", "share", share, "the blur at the rim as a share of the face's", \.rimFrost),
    ]

    private static let lens: [GlassParameter] = [
        .init("lens.height", "points", points, "how far inward from the rim the lens reaches", \.lens.height),
        .init(
            "lens.amount", "points", -1000...1000,
            "how far inward the light at the rim comes from; negative to bend it outward", \.lens.amount),
        .init(
            "lens.depth", "share", share, "how much the lens bends away from the middle, not only the rim",
            \.lens.depth),
        .init(
            "lens.dispersion", "share", share, "by how much red bends less and blue more than green",
            \.lens.dispersion),
        .init(
            "lens.magnification", "factor", 0.1...10, "how much larger all looks through it",
            \.lens.magnification),
    ]

    /// Returns the parameters of a face for the paths of black, white, chroma, lift and fill.
    private static func face(
        _ name: String, _ black: NumberPath, _ white: NumberPath, _ chroma: NumberPath, _ lift: NumberPath,
        _ fill: ColorPath
    ) -> [GlassParameter] {
        [
            .init("\(name).black", "level", level, "what black becomes", black),
            .init("\(name).white", "level", level, "what white becomes", white),
            .init("\(name).chroma", "factor", factor, "what colourfulness is multiplied by", chroma),
            .init("\(name).lift", "share", -2...2, "how much the middle tones are lifted", lift),
            .init("\(name).fill", "a colour over all of that, by its alpha", fill),
        ]
    }

    private static let mainFace = face(
        "face", \.face.components.black, \.face.components.white, \.face.components.chroma, \.face.lift,
        \.face.components.fill)

    private static let bleed: [GlassParameter] =
        [
            .init(
                "bleed.height", "points", points, "how far inward colour from around reaches", \.bleed.height),
            .init(
                "bleed.amount", "points", points, "how far outward the rim's colour comes from",
                \.bleed.amount),
            .init(
                "bleed.outerHeight", "points", points,
                "how far inward the lens for light from around reaches",
                \.bleed.outerHeight),
            .init(
                "bleed.outerAmount", "points", points, "how much further outward that lens looks",
                \.bleed.outerAmount),
            .init("bleed.sigma", "points", points, "standard deviation of its blur", \.bleed.sigma),
            .init("bleed.opacity", "share", share, "how much of it is mixed in", \.bleed.opacity),
        ]
        + face(
            "bleed.face", \.bleed.face.components.black, \.bleed.face.components.white,
            \.bleed.face.components.chroma,
            \.bleed.face.lift, \.bleed.face.components.fill)

    private static let edge: [GlassParameter] = [
        .init("innerShadow.opacity", "share", share, "how dark it is", \.innerShadow.opacity),
        .init("innerShadow.reach", "points", points, "how far inward it fades out", \.innerShadow.reach),
        .init("innerShadow.shift", "points", points, "how far inward it begins", \.innerShadow.shift),
        .init(
            "innerShadow.directionality", "share", share, "how much it follows the light",
            \.innerShadow.directionality),
        .init("rim.amount", "factor", factor, "the weight of the highlight", \.rim.amount),
        .init("rim.width", "points", 0...100, "how wide the highlight is", \.rim.width),
        .init("rim.spread", "share", share, "how far around the shape it runs", \.rim.spread),
        .init("rim.halo", "factor", factor, "the weight of the glow four times as wide", \.rim.halo),
        .init("rim.white", "level", level, "the level that the highlight moves colours to", \.rim.white),
        .init("rim.keep", "level", level, "how much of the luminance under it is added", \.rim.keep),
        .init("rim.chroma", "factor", factor, "how much of the colourfulness under it", \.rim.chroma),
        .init("contour.color", "the colour of the line around the outside", \.contour.color),
        .init("contour.width", "points", 0...100, "how far outward it fades", \.contour.width),
    ]

    private static let glow: [GlassParameter] = [
        .init("glow.ambient", "share", share, "white added everywhere", \.glow.ambient),
        .init("glow.spot", "share", share, "white added at the touch", \.glow.spot),
        .init("glow.radius", "points", 0...10_000, "how far from the touch it fades out", \.glow.radius),
    ]

    /// The names of the parameter groups in errors and in the schema.
    package static let groups: [String: (what: String, doc: String)] = [
        "frost": ("a frost", "the blur of what is behind"),
        "lens": ("a lens", "how the edge bends what is behind"),
        "face": ("a face of glass", "how colours come through"),
        "bleed": ("a bleed", "colour gathered from around the glass"),
        "bleed.face": ("a face of glass", "how those colours come through"),
        "innerShadow": ("an inner shadow of glass", "a dark band along the inside of the rim"),
        "rim": ("a rim", "light that the rim catches"),
        "contour": ("a contour", "a line around the outside"),
        "glow": ("a glow", "white that a touch adds, at `touch`"),
    ]
}
