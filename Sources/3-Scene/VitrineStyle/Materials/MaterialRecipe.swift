import VitrineColor
import VitrineDisplayList

/// The parameters of a material's filter chain in one appearance.
package struct MaterialRecipe: Hashable, Sendable {
    /// The amount of the luminance curve, 0...1.
    package var curve: Double
    /// The curve's control ordinates, from black to white.
    package var ordinates: [Double]
    package var saturation: Double
    /// The value added to each component.
    package var brightness: Double
    /// The standard deviation of the blur, in points.
    package var blur: Double
    /// The colours laid over the result, bottom first.
    package var tints: [Color]

    /// The filter chain in the system's order. The curve comes first, so that saturation and blur act on
    /// colours whose luminance is already evened out; tints come last, unaffected by the blur.
    package var filter: BackdropFilter {
        BackdropFilter(
            [
                .luminanceCurve(LuminanceCurve(amount: curve, ordinates: ordinates)),
                .matrix(.saturation(saturation)), .matrix(.brightness(brightness)), .blur(sigma: blur),
            ], tints: tints)
    }
}
