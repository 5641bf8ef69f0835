import VitrineDisplayList

/// How a material is made in one appearance: the numbers of one chain of filters.
public struct MaterialRecipe: Hashable, Sendable {
    /// How much of the luminance curve is mixed in, 0...1.
    public var curve: Double
    /// The curve's control ordinates, from black to white.
    public var ordinates: [Double]
    public var saturation: Double
    /// Added to each component.
    public var brightness: Double
    /// Standard deviation in points.
    public var blur: Double
    /// Laid over the result, the first at the bottom.
    public var tints: [Color]

    /// The chain, in the system's order: the curve first, so that saturation and blur act on colours whose luminance
    /// is evened out already, and tints last, which nothing blurs.
    public var filter: BackdropFilter {
        BackdropFilter(
            [
                .luminanceCurve(LuminanceCurve(amount: curve, ordinates: ordinates)),
                .matrix(.saturation(saturation)), .matrix(.brightness(brightness)), .blur(sigma: blur),
            ], tints: tints)
    }
}
