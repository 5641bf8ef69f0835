/// A font of a text: a requested one, or a fallback for characters that it lacks.
struct ShapedFont {
    let instance: FontInstance
    let description: FontDescription
    /// The number of units of the paragraph per unit of this font.
    let factor: Double
    /// The metrics that the font contributes to the height of lines.
    let metrics: FontMetrics
}
