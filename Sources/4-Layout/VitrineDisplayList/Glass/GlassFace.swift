import VitrineColor

/// The transfer from the light behind to the colour of the face.
///
/// With c a colour and Y its luma:
/// `base + gain * (Y + lift * Y * (1 - Y)) + chroma * k * (c - Y) + emission` with
/// `k = 1 - fade * (1 - Y) + regain * max(1 - Y / 0.35, 0)`. What exceeds white is cut off, or brought back
/// to it together with the other components where the face keeps hues.
public struct GlassFace: Hashable, Sendable {
    public var base: Double
    public var gain: Double
    public var lift: Double
    /// The factor of colourfulness on white.
    public var chroma: Double
    /// The share of `chroma` that is lost from white to black; less than 0 where it grows.
    public var fade: Double
    /// The share of `chroma` that comes back from `regainStart` to black.
    public var regain: Double
    /// The light that the face emits, as the premultiplied components of a colour. Its alpha is that of the
    /// face over an empty backdrop.
    public var emission: Color
    /// The transfer over vivid backdrops; `nil` if it is that over all.
    public var vivid: GlassVividFace?
    /// The degree to which colours that exceed white lose colourfulness rather than hue, 0...1.
    public var hue: Double

    public init(
        base: Double, gain: Double, lift: Double = 0, chroma: Double, fade: Double = 0,
        regain: Double = 0, emission: Color,
        vivid: GlassVividFace? = nil, hue: Double = 0
    ) {
        self.base = base
        self.gain = gain
        self.lift = lift
        self.chroma = chroma
        self.fade = fade
        self.regain = regain
        self.emission = emission
        self.vivid = vivid
        self.hue = hue
    }

    /// Creates a face from its effect on black and white.
    ///
    /// - Parameters:
    ///   - black: The level to which black is mapped.
    ///   - white: The level to which white is mapped.
    ///   - chroma: The factor of colourfulness.
    ///   - fill: A colour that is composited over the result.
    public init(black: Double, white: Double, chroma: Double, fill: Color) {
        let rest = 1 - fill.alpha
        self.init(
            base: rest * black, gain: rest * (white - black), chroma: rest * chroma,
            emission: Color(
                red: fill.red * fill.alpha, green: fill.green * fill.alpha, blue: fill.blue * fill.alpha,
                alpha: fill.alpha))
    }

    /// The luma below which colourfulness comes back.
    public static let regainStart = 0.35

    public static let identity = GlassFace(base: 0, gain: 1, chroma: 1, emission: .clear)
}
