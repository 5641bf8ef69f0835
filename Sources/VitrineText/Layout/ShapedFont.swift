/// A font of a text: one that was asked for, or one that steps in for characters that it lacks.
struct ShapedFont {
    let instance: FontInstance
    let description: FontDescription
    /// The paragraph's units per unit of this font.
    let factor: Double
    /// What it contributes to the height of lines.
    let metrics: FontMetrics
}
