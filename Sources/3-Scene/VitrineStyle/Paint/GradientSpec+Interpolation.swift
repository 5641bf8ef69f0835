import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension GradientSpec: StopGradient, Fadeable {
    /// Returns `false` for different kinds of geometry, and where gradients continue differently beyond their
    /// ends.
    package func isInterpolatable(to other: GradientSpec) -> Bool {
        spread == other.spread && geometry.isInterpolatable(to: other.geometry)
            && colors.isInterpolatable(to: other.colors)
    }

    package func mixture(
        with other: GradientSpec, at fraction: Double, in colors: ColorInterpolation
    ) -> GradientSpec {
        var gradient = switched(to: other, at: fraction)
        guard geometry.isInterpolatable(to: other.geometry) else { return gradient }
        gradient.colors = self.colors.interpolated(to: other.colors, at: fraction, in: colors)
        gradient.geometry = geometry.interpolated(to: other.geometry, at: fraction)
        return gradient
    }
}

extension GradientSpec.Geometry: Interpolatable {
    /// Returns `false` for different kinds, for positions in different units, and if only one has a radius of
    /// its own.
    package func isInterpolatable(to other: GradientSpec.Geometry) -> Bool {
        switch (self, other) {
        case (.linear(let from, let to), .linear(let otherFrom, let otherTo)):
            from.isInterpolatable(to: otherFrom) && to.isInterpolatable(to: otherTo)
        case (.radial(let start, _, let end, let radius), .radial(let otherStart, _, let otherEnd, let last)):
            start.isInterpolatable(to: otherStart) && end.isInterpolatable(to: otherEnd)
                && (radius == nil) == (last == nil)
        case (.elliptical(let center, _, _), .elliptical(let last, _, _)): center.isInterpolatable(to: last)
        case (.angular(let center, _, _), .angular(let last, _, _)): center.isInterpolatable(to: last)
        default: false
        }
    }

    /// Extrapolates positions and angles; radii stay at 0 or above.
    package func mixture(with other: GradientSpec.Geometry, at fraction: Double) -> GradientSpec.Geometry {
        func length(_ from: Double, _ to: Double) -> Double {
            from.interpolated(to: to, at: fraction, within: .lengths)
        }
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        switch (self, other) {
        case (.linear(let from, let to), .linear(let otherFrom, let otherTo)):
            return .linear(
                from: from.interpolated(to: otherFrom, at: fraction),
                to: to.interpolated(to: otherTo, at: fraction))
        case (
            .radial(let start, let startRadius, let end, let endRadius),
            .radial(let otherStart, let otherStartRadius, let otherEnd, let otherEndRadius)
        ):
            return .radial(
                startCenter: start.interpolated(to: otherStart, at: fraction),
                startRadius: length(startRadius, otherStartRadius),
                endCenter: end.interpolated(to: otherEnd, at: fraction),
                endRadius: endRadius.flatMap { radius in otherEndRadius.map { length(radius, $0) } })
        case (
            .elliptical(let center, let start, let end), .elliptical(let last, let otherStart, let otherEnd)
        ):
            return .elliptical(
                center: center.interpolated(to: last, at: fraction), startRadius: length(start, otherStart),
                endRadius: length(end, otherEnd))
        case (.angular(let center, let start, let end), .angular(let last, let otherStart, let otherEnd)):
            return .angular(
                center: center.interpolated(to: last, at: fraction),
                startAngle: start.interpolated(to: otherStart, at: fraction),
                endAngle: end.interpolated(to: otherEnd, at: fraction))
        default: return switched(to: other, at: fraction)
        }
    }
}

extension PointSpec: Interpolatable {
    /// Returns `false` if only one is in points.
    package func isInterpolatable(to other: PointSpec) -> Bool { isInPoints == other.isInPoints }

    /// Extrapolates.
    package func mixture(with other: PointSpec, at fraction: Double) -> PointSpec {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        return PointSpec(value.interpolated(to: other.value, at: fraction), inPoints: isInPoints)
    }
}
