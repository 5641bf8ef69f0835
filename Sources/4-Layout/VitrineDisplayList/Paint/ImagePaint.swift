import VitrineColor
import VitrineGeometry

/// A picture as a paint: drawn into `frame`, and only there unless it repeats.
public struct ImagePaint: Sendable {
    public enum Sampling: String, Hashable, Sendable, CaseIterable {
        /// Whole source pixels, including hard edges.
        case nearest
        /// Linear interpolation between source pixels; when downsampling, the mean of all that a pixel
        /// covers.
        case bilinear
        /// Lanczos' windowed sinc of three lobes, widened when downsampling: the sharpest.
        case lanczos
    }

    /// A human-readable name: that of the file.
    public var name: String
    public var picture: ImageHandle
    /// The space of the pixels' components; `nil` for that of the canvas.
    public var colorSpace: ColorSpace?
    /// The opacity of the picture, 0 to 1.
    public var opacity: Double
    /// The frame of one copy of the picture, in points.
    public var frame: Rect
    /// Indicates whether it repeats in all directions.
    public var repeats: Bool
    public var sampling: Sampling

    public init(
        name: String, picture: ImageHandle, colorSpace: ColorSpace? = nil, opacity: Double = 1, frame: Rect,
        repeats: Bool = false, sampling: Sampling = .bilinear
    ) {
        self.name = name
        self.picture = picture
        self.colorSpace = colorSpace
        self.opacity = opacity
        self.frame = frame
        self.repeats = repeats
        self.sampling = sampling
    }
}

extension ImagePaint: Hashable {
    /// Hashes everything except the picture.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(colorSpace)
        hasher.combine(opacity)
        hasher.combine(frame)
        hasher.combine(repeats)
        hasher.combine(sampling)
    }
}
