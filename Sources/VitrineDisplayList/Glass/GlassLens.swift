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
