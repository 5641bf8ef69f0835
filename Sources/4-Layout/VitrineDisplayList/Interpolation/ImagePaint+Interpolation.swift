import VitrineColor
import VitrineGeometry

extension ImagePaint: Fadeable {
    package var faded: ImagePaint {
        var image = self
        image.opacity = 0
        return image
    }

    /// Returns `false` for different pictures, or for one that is sampled or repeated differently.
    package func isInterpolatable(to other: ImagePaint) -> Bool {
        colorSpace == other.colorSpace && repeats == other.repeats && sampling == other.sampling
            && picture == other.picture
    }

    /// Moves the frame; the opacity stays within 0...1.
    package func mixture(
        with other: ImagePaint, at fraction: Double, in colors: ColorInterpolation
    ) -> ImagePaint {
        var image = switched(to: other, at: fraction)
        image.frame = frame.interpolated(to: other.frame, at: fraction)
        image.opacity = opacity.interpolated(to: other.opacity, at: fraction, within: .shares)
        return image
    }
}
