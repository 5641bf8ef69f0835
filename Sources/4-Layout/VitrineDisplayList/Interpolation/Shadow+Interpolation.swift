import VitrineColor
import VitrineGeometry

extension Shadow: Fadeable {
    package var faded: Shadow {
        var shadow = self
        shadow.color = color.faded
        return shadow
    }

    /// Returns `false` if one falls inside and the other outside, or if they are cut out or fall off
    /// differently.
    package func isInterpolatable(to other: Shadow) -> Bool {
        placement == other.placement && knockout == other.knockout && falloff == other.falloff
    }

    /// Extrapolates offset and spread; sigma and gain stay at 0 or above.
    package func mixture(with other: Shadow, at fraction: Double, in colors: ColorInterpolation) -> Shadow {
        var shadow = switched(to: other, at: fraction)
        shadow.color = color.interpolated(to: other.color, at: fraction, in: colors)
        shadow.sigma = sigma.interpolated(to: other.sigma, at: fraction, within: .lengths)
        shadow.spread = spread.interpolated(to: other.spread, at: fraction)
        shadow.offset = offset.interpolated(to: other.offset, at: fraction)
        shadow.gain = gain.interpolated(to: other.gain, at: fraction, within: .lengths)
        return shadow
    }
}
