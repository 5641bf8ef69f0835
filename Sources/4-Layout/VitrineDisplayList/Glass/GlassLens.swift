/// The rounded edge of the glass, which bends the light of the backdrop.
public struct GlassLens: Hashable, Sendable {
    /// The length of the lens inwards from the rim, in points.
    public var height: Double
    /// The distance inwards from which light at the rim comes, in points; negative to bend it outwards.
    public var amount: Double
    /// The degree to which light is bent away from the centre rather than only across the rim, 0...1.
    public var depth: Double
    /// The amount by which red is bent less and blue more than green, 0...1.
    public var dispersion: Double
    /// The magnification by the face; 1 for a flat face.
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
