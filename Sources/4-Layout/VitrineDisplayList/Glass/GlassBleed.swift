/// Colour gathered from around the glass.
public struct GlassBleed: Hashable, Sendable {
    /// The length inwards from the rim over which it acts, in points.
    public var height: Double
    /// The distance outwards from which colour at the rim comes, in points.
    public var amount: Double
    /// The lens that light from outside passes, at the very rim.
    public var outerHeight: Double
    public var outerAmount: Double
    /// The sigma of its blur, in points.
    public var sigma: Double
    /// The opacity, 0...1; 0 for no bleed.
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
