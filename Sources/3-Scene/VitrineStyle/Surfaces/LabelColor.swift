import VitrineColor

/// The colour of labels on surfaces other than the background's own.
package enum LabelColor: Sendable {
    /// Returns white, or black if the fill is so light that black reads better.
    package static func on(_ fill: Color) -> Color {
        // BT.709 luma of the encoded colour.
        let luma = 0.2126 * fill.red + 0.7152 * fill.green + 0.0722 * fill.blue
        return luma > 0.75 ? Color(white: 0, alpha: 0.85) : .white
    }

    /// The opacity from which a tint determines the colour of labels.
    private static let strongTint = 0.7

    /// Returns the colour of labels on strongly tinted glass; `nil` if labels keep their own.
    package static func on(_ glass: GlassSpec, _ environment: SceneEnvironment) -> Color? {
        guard !glass.isIdentity, let tint = GlassFallback.shownTint(glass, environment),
            tint.alpha >= strongTint
        else { return nil }
        return on(tint)
    }
}
