/// A text shaped in its fonts, before lines are broken.
struct ShapedText {
    var lines: [HardLine]
    var missing: [Unicode.Scalar]
    /// First those that were asked for, in the order of their first use.
    var fonts: [ShapedFont]
    /// Points per unit of width.
    var scale: Double
}
