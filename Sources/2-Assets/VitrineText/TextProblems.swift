/// What the fonts of a text lack.
package struct TextProblems: Sendable {
    /// The characters without a glyph in any font.
    package let missing: [Unicode.Scalar]
    /// The fonts that draw in another weight than asked for, as no face of their families has that, and the
    /// weights that they draw.
    package let weights: [(font: FontDescription, drawn: Double)]
}
