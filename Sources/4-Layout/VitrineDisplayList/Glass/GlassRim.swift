/// The highlight along the rim.
public struct GlassRim: Hashable, Sendable {
    /// The weight of the highlight at its strongest, before the shares of the lights.
    public var amount: Double
    public var width: Double
    /// The extent of the highlight around the shape: it is whole where the outline's normal has a component
    /// of `2 (1 - spread)` or more towards a light; with 1 it is even all round.
    public var spread: Double
    /// The weight of the wide glow around the highlight, four times its width.
    public var halo: Double
    /// The transfer from the colour under the highlight: `white + keep * Y + chroma * (c - Y)`.
    public var white: Double
    public var keep: Double
    public var chroma: Double

    /// The fraction of its light that the highlight loses over its width, to end there at once. Measured on
    /// iOS 26: three pixels of 1, 0.74 and 0.47, then none.
    public static let slope: Float = 0.7

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
