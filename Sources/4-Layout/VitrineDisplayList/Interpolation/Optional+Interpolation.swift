import VitrineColor
import VitrineGeometry

extension Optional: Interpolatable where Wrapped: Fadeable {
    /// Returns `false` if both are present and have nothing in between.
    package func isInterpolatable(to other: Wrapped?) -> Bool {
        guard let self, let other else { return true }
        return self.isInterpolatable(to: other)
    }
}

extension Optional: ColorInterpolatable where Wrapped: Fadeable {
    /// Fades what only one of them has.
    package func mixture(with other: Wrapped?, at fraction: Double, in colors: ColorInterpolation) -> Wrapped?
    {
        switch (self, other) {
        case (let from?, let to?): from.interpolated(to: to, at: fraction, in: colors)
        case (let from?, nil): from.interpolated(to: from.faded, at: fraction, in: colors)
        case (nil, let to?): to.faded.interpolated(to: to, at: fraction, in: colors)
        case (nil, nil): nil
        }
    }
}
