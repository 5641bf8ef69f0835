import VitrineColor
import VitrineGeometry

extension BackdropFilter: Fadeable {
    package var faded: BackdropFilter {
        BackdropFilter(filters.map(\.faded), tints: tints.map(\.faded), edge: edge)
    }

    /// Returns `false` if the backdrop ends at different edges, or if a pair of filters differs in kind.
    package func isInterpolatable(to other: BackdropFilter) -> Bool {
        edge == other.edge && filters.isInterpolatable(to: other.filters)
    }

    package func mixture(
        with other: BackdropFilter, at fraction: Double, in colors: ColorInterpolation
    ) -> BackdropFilter {
        BackdropFilter(
            filters.interpolated(to: other.filters, at: fraction, in: colors),
            tints: tints.interpolated(to: other.tints, at: fraction, in: colors),
            edge: edge.switched(to: other.edge, at: fraction))
    }
}

extension ProgressiveBlur: Fadeable {
    package var faded: ProgressiveBlur {
        var blur = self
        (blur.startSigma, blur.endSigma, blur.tint) = (0, 0, tint.faded)
        return blur
    }

    /// Extrapolates both positions; sigmas stay at 0 or above.
    package func mixture(
        with other: ProgressiveBlur, at fraction: Double, in colors: ColorInterpolation
    ) -> ProgressiveBlur {
        ProgressiveBlur(
            start: start.interpolated(to: other.start, at: fraction),
            end: end.interpolated(to: other.end, at: fraction),
            startSigma: startSigma.interpolated(to: other.startSigma, at: fraction, within: .lengths),
            endSigma: endSigma.interpolated(to: other.endSigma, at: fraction, within: .lengths),
            tint: tint.interpolated(to: other.tint, at: fraction, in: colors))
    }
}
