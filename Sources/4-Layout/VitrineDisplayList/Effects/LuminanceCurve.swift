/// A cubic Bézier curve of luminance, mixed in by `amount`: with L the BT.709 luma of the encoded colour,
/// `amount * (curve(L) - L)` is added to each component.
public struct LuminanceCurve: Hashable, Sendable {
    public var amount: Double
    /// The ordinates of the four control points, evenly spaced from black to white: the curve begins at the
    /// first and ends at the last, and is drawn towards the others.
    public var ordinates: [Double]

    public init(amount: Double, ordinates: [Double]) {
        self.amount = amount
        self.ordinates = ordinates
    }
}
