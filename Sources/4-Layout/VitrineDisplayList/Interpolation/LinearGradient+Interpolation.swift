import VitrineColor
import VitrineGeometry

extension LinearGradient: StopGradient, Fadeable {
    /// Returns `false` if they continue differently beyond their ends.
    package func isInterpolatable(to other: LinearGradient) -> Bool {
        spread == other.spread && colors.isInterpolatable(to: other.colors)
    }

    /// Extrapolates both ends.
    package func mixture(
        with other: LinearGradient, at fraction: Double, in colors: ColorInterpolation
    ) -> LinearGradient {
        var gradient = switched(to: other, at: fraction)
        gradient.colors = self.colors.interpolated(to: other.colors, at: fraction, in: colors)
        gradient.start = start.interpolated(to: other.start, at: fraction)
        gradient.end = end.interpolated(to: other.end, at: fraction)
        return gradient
    }
}

extension RadialGradient: StopGradient, Fadeable {
    /// Returns `false` if they continue differently beyond their ends.
    package func isInterpolatable(to other: RadialGradient) -> Bool {
        spread == other.spread && colors.isInterpolatable(to: other.colors)
    }

    /// Extrapolates the centres; radii and aspect stay at 0 or above.
    package func mixture(
        with other: RadialGradient, at fraction: Double, in colors: ColorInterpolation
    ) -> RadialGradient {
        var gradient = switched(to: other, at: fraction)
        gradient.colors = self.colors.interpolated(to: other.colors, at: fraction, in: colors)
        gradient.startCenter = startCenter.interpolated(to: other.startCenter, at: fraction)
        gradient.startRadius = startRadius.interpolated(
            to: other.startRadius, at: fraction, within: .lengths)
        gradient.endCenter = endCenter.interpolated(to: other.endCenter, at: fraction)
        gradient.endRadius = endRadius.interpolated(to: other.endRadius, at: fraction, within: .lengths)
        gradient.aspect = aspect.interpolated(to: other.aspect, at: fraction, within: .lengths)
        return gradient
    }
}

extension AngularGradient: StopGradient, Fadeable {
    /// Returns `false` if they continue differently beyond their ends.
    package func isInterpolatable(to other: AngularGradient) -> Bool {
        spread == other.spread && colors.isInterpolatable(to: other.colors)
    }

    /// Extrapolates the centre and both angles, which turn as far as they differ, not along the shorter way.
    package func mixture(
        with other: AngularGradient, at fraction: Double, in colors: ColorInterpolation
    ) -> AngularGradient {
        var gradient = switched(to: other, at: fraction)
        gradient.colors = self.colors.interpolated(to: other.colors, at: fraction, in: colors)
        gradient.center = center.interpolated(to: other.center, at: fraction)
        gradient.startAngle = startAngle.interpolated(to: other.startAngle, at: fraction)
        gradient.endAngle = endAngle.interpolated(to: other.endAngle, at: fraction)
        return gradient
    }
}
