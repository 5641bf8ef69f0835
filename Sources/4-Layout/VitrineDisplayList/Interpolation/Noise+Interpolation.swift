import VitrineColor
import VitrineGeometry

extension Noise: StopGradient, Fadeable {
    /// Returns `false` if they are different random fields: of another kind, seed or number of octaves.
    package func isInterpolatable(to other: Noise) -> Bool {
        kind == other.kind && seed == other.seed && octaves == other.octaves
            && colors.isInterpolatable(to: other.colors)
    }

    /// Cells keep a side, and the gain stays at 0 or above.
    package func mixture(with other: Noise, at fraction: Double, in colors: ColorInterpolation) -> Noise {
        var noise = switched(to: other, at: fraction)
        noise.colors = self.colors.interpolated(to: other.colors, at: fraction, in: colors)
        noise.cell = cell.interpolated(to: other.cell, at: fraction, within: Self.smallestCell ... .infinity)
        noise.gain = gain.interpolated(to: other.gain, at: fraction, within: .lengths)
        return noise
    }

    /// The smallest side of a cell that an overshoot leads to, in points.
    private static let smallestCell = 0.05
}
