/// The highlight along the rim.
public struct GlassRim: Hashable, Sendable {
    /// The weight of the highlight at its strongest, before the shares of the lights.
    public var amount: Double
    public var width: Double
    /// The extent of the highlight around the shape: the exponent of its falloff is `2^(2 - 4 spread)`.
    public var spread: Double
    /// The weight of the wide glow around the highlight, four times its width.
    public var halo: Double
    /// The transfer from the colour under the highlight: `white + keep * Y + chroma * (c - Y)`.
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
