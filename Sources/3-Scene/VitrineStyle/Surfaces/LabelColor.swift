import VitrineColor

/// The colour of labels on surfaces other than the background's own.
package enum LabelColor: Sendable {
    /// Returns white, or black if the fill is so light that black reads better.
    package static func on(_ fill: Color) -> Color {
        // BT.709 luma of the encoded colour.
        let luma = 0.2126 * fill.red + 0.7152 * fill.green + 0.0722 * fill.blue
        return luma > 0.75 ? Color(white: 0, alpha: 0.85) : .white
    }

    /// The share of a white label's contrast below which a label keeps its white on a tint.
    private static let leastVibrantContrast = 0.78

    /// Returns `true` if a white label that takes part of its colour from a tint can be read almost as well.
    ///
    /// Measured on iOS 26 on blue, where it has 0.85 of the contrast of white. On red, pink and purple it
    /// would have 0.7: that it stays white there is our own choice.
    ///
    /// - Parameters:
    ///   - tint: The tint.
    ///   - light: The grey that the label adds to the tint, of which it takes as much of its luma.
    ///   - contrast: The least contrast with the tint. Default: any.
    package static func isReadable(
        takenFrom tint: Color, plus light: Double, contrast: Double = 1
    ) -> Bool {
        let luma = 0.2126 * tint.red + 0.7152 * tint.green + 0.0722 * tint.blue
        func component(_ value: Double) -> Double { min(max(value + light * (1 - luma), 0), 1) }
        func luminance(_ color: Color) -> Double {
            Lightness.luminance(ofLightness: color.lightness(in: .sRGB)) + 0.05
        }
        let label = Color(
            red: component(tint.red), green: component(tint.green), blue: component(tint.blue))
        return luminance(label)
            >= max(leastVibrantContrast * luminance(.white), contrast * luminance(tint))
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
