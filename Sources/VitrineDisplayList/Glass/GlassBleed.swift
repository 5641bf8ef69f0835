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
