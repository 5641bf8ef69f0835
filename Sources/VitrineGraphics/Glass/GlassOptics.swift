/// What a body of glass does to the light behind it. Lengths are in points.
public struct GlassOptics: Hashable, Sendable {
    public var lens: GlassLens
    /// The standard deviation of the blur behind the face.
    public var frost: Double
    /// The blur at the rim as a share of `frost`, 0...1; 1 for an even blur.
    public var rimFrost: Double
    public var face: GlassFace
    public var tint: GlassTint?
    public var bleed: GlassBleed
    public var innerShadow: GlassInnerShadow
    public var rim: GlassRim
    public var contour: GlassContour
    public var glow: GlassGlow

    /// Clear to the eye unless told otherwise: nothing is bent, blurred or coloured.
    public init(
        lens: GlassLens = GlassLens(), frost: Double = 0, rimFrost: Double = 1, face: GlassFace = .identity,
        tint: GlassTint? = nil, bleed: GlassBleed = GlassBleed(),
        innerShadow: GlassInnerShadow = GlassInnerShadow(opacity: 0), rim: GlassRim = GlassRim(amount: 0),
        contour: GlassContour = GlassContour(color: .clear), glow: GlassGlow = GlassGlow()
    ) {
        self.lens = lens
        self.frost = frost
        self.rimFrost = rimFrost
        self.face = face
        self.tint = tint
        self.bleed = bleed
        self.innerShadow = innerShadow
        self.rim = rim
        self.contour = contour
        self.glow = glow
    }
}

/// The rounded edge of the glass, which bends what is behind it.
public struct GlassLens: Hashable, Sendable {
    /// How far inward from the rim it reaches.
    public var height: Double
    /// How far inward the rim's light comes from; negative to bend it outward.
    public var amount: Double
    /// How much the bending is away from the middle and not only across the rim, 0...1.
    public var depth: Double
    /// By how much red bends less and blue more than green, 0...1.
    public var dispersion: Double
    /// How much larger all looks through it; 1 for a flat face.
    public var magnification: Double

    public init(
        height: Double = 0, amount: Double = 0, depth: Double = 0, dispersion: Double = 0,
        magnification: Double = 1
    ) {
        self.height = height
        self.amount = amount
        self.depth = depth
        self.dispersion = dispersion
        self.magnification = magnification
    }
}

/// How the light behind becomes the colour of the face.
///
/// With c a colour and Y its luma: `base + gain * (Y + lift * Y * (1 - Y)) + chroma * (c - Y) + emission`.
public struct GlassFace: Hashable, Sendable {
    public var base: Double
    public var gain: Double
    public var lift: Double
    public var chroma: Double
    /// Light of the face's own, as the premultiplied components of a colour; its alpha is what shows of the face where
    /// nothing is behind it.
    public var emission: Color

    public init(base: Double, gain: Double, lift: Double = 0, chroma: Double, emission: Color) {
        self.base = base
        self.gain = gain
        self.lift = lift
        self.chroma = chroma
        self.emission = emission
    }

    /// Black becomes `black`, white `white`, colourfulness is multiplied by `chroma`; then `fill` over it.
    public init(black: Double, white: Double, chroma: Double, fill: Color) {
        let rest = 1 - fill.alpha
        self.init(
            base: rest * black, gain: rest * (white - black), chroma: rest * chroma,
            emission: Color(
                red: fill.red * fill.alpha, green: fill.green * fill.alpha, blue: fill.blue * fill.alpha,
                alpha: fill.alpha))
    }

    public static let identity = GlassFace(base: 0, gain: 1, chroma: 1, emission: .clear)
}

/// A ramp of one colour over the luminance behind, mixed in by the colour's alpha.
///
/// The component c becomes `h * c^(1 + gamma * (1 - Y))` with `h = floor + (1 - floor) * Y^exponent`, which is the
/// colour itself on white.
public struct GlassTint: Hashable, Sendable {
    public var color: Color
    public var floor: Double
    public var exponent: Double
    public var gamma: Double

    public init(_ color: Color, floor: Double = 0.7606, exponent: Double = 0.9067, gamma: Double = 0.0704) {
        self.color = color
        self.floor = floor
        self.exponent = exponent
        self.gamma = gamma
    }
}

/// Colour gathered from around the glass.
public struct GlassBleed: Hashable, Sendable {
    /// How far inward from the rim it reaches.
    public var height: Double
    /// How far outward the rim's comes from.
    public var amount: Double
    /// The lens that light from outside passes on its way, at the very rim.
    public var outerHeight: Double
    public var outerAmount: Double
    /// The standard deviation of its blur.
    public var sigma: Double
    /// 0...1; with 0 there is none.
    public var opacity: Double
    public var face: GlassFace

    public init(
        height: Double = 0, amount: Double = 0, outerHeight: Double = 0, outerAmount: Double = 0,
        sigma: Double = 0, opacity: Double = 0, face: GlassFace = .identity
    ) {
        self.height = height
        self.amount = amount
        self.outerHeight = outerHeight
        self.outerAmount = outerAmount
        self.sigma = sigma
        self.opacity = opacity
        self.face = face
    }
}

/// A soft dark band along the inside of the rim.
public struct GlassInnerShadow: Hashable, Sendable {
    public var opacity: Double
    public var reach: Double
    public var shift: Double
    /// How much it follows the light, 0...1.
    public var directionality: Double

    public init(
        opacity: Double = 0.036, reach: Double = 16, shift: Double = 6, directionality: Double = 0.5
    ) {
        self.opacity = opacity
        self.reach = reach
        self.shift = shift
        self.directionality = directionality
    }
}

/// Light that the rim catches.
public struct GlassRim: Hashable, Sendable {
    /// The weight of the highlight where it is strongest, before the shares of the lights.
    public var amount: Double
    public var width: Double
    /// How wide around the shape the highlight runs: the exponent of its fall is `2^(2 - 4 spread)`.
    public var spread: Double
    /// The weight of the wide glow around the highlight, four times its width.
    public var halo: Double
    /// How the highlight keeps the colour under it: `white + keep * Y + chroma * (c - Y)`.
    public var white: Double
    public var keep: Double
    public var chroma: Double

    public init(
        amount: Double = 0.252, width: Double = 0.75, spread: Double = 0.375, halo: Double = 0.21,
        white: Double = 0.9, keep: Double = 0.1, chroma: Double = 1.5
    ) {
        self.amount = amount
        self.width = width
        self.spread = spread
        self.halo = halo
        self.white = white
        self.keep = keep
        self.chroma = chroma
    }
}

/// A line around the outside of the glass that fades outward.
public struct GlassContour: Hashable, Sendable {
    public var color: Color
    public var width: Double

    public init(color: Color = Color(white: 0, alpha: 0.15), width: Double = 0.65) {
        self.color = color
        self.width = width
    }
}

/// White that a touch adds.
public struct GlassGlow: Hashable, Sendable {
    /// Everywhere.
    public var ambient: Double
    /// At the touch, falling off to nothing at `radius`.
    public var spot: Double
    public var center: Point
    public var radius: Double

    public init(ambient: Double = 0, spot: Double = 0, center: Point = .zero, radius: Double = 0) {
        self.ambient = ambient
        self.spot = spot
        self.center = center
        self.radius = radius
    }
}
