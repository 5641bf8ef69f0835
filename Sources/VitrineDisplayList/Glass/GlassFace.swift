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
