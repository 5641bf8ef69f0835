/// A text shaped in its fonts, before lines are broken.
struct ShapedText {
    var lines: [MandatoryLine]
    var missing: [Unicode.Scalar]
    /// The fonts: first the requested ones, in the order of their first use.
    var fonts: [ShapedFont]
    /// The points per unit of width.
    var scale: Double
}
