import VitrineColor
import VitrineGeometry

extension Color: Fadeable {
    package var faded: Color { opacity(0) }

    /// Stays within 0...1. A transparent colour takes the components of the other, and components that both
    /// share stay as they are.
    package func mixture(with other: Color, at fraction: Double, in colors: ColorInterpolation) -> Color {
        let sum = alpha.interpolated(to: other.alpha, at: fraction)
        guard sum > 0 else { return switched(to: other, at: fraction).opacity(0) }
        let isSame = red == other.red && green == other.green && blue == other.blue
        // Hues are not premultiplied, so those of transparent colours count, and a way between equal ones may
        // be a whole turn.
        if !colors.space.isPolar, isSame || alpha == 0 || other.alpha == 0 {
            var color = alpha == 0 ? other : self
            color.alpha = alpha.interpolated(to: other.alpha, at: fraction, within: .shares)
            return color
        }
        if colors.space == .srgb { return encodedMixture(with: other, at: fraction, sum) }
        let coordinates = GradientCoordinates(space: colors.space, colorSpace: colors.canvas)
        let ends = coordinates.aligned(coordinates.premultiplied(self), coordinates.premultiplied(other))
        return coordinates.color(ends.0 * (1 - fraction) + ends.1 * fraction)
    }

    private func encodedMixture(with other: Color, at fraction: Double, _ sum: Double) -> Color {
        func component(_ one: Double, _ two: Double) -> Double {
            let value = (one * alpha).interpolated(to: two * other.alpha, at: fraction) / sum
            return min(max(value, min(0, one, two)), max(1, one, two))
        }
        return Color(
            red: component(red, other.red), green: component(green, other.green),
            blue: component(blue, other.blue),
            alpha: alpha.interpolated(to: other.alpha, at: fraction, within: .shares))
    }
}
