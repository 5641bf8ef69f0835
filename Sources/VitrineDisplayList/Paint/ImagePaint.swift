import VitrineGeometry
import VitrinePixels

/// A picture as a paint: drawn into `frame`, and nowhere else unless it repeats.
public struct ImagePaint: Sendable {
    public enum Sampling: String, Hashable, Sendable, CaseIterable {
        /// Whole source pixels, hard edges and all.
        case nearest
        /// Straight lines between source pixels; the mean of all that a pixel covers where it shrinks.
        case bilinear
        /// Lanczos' windowed sinc of three lobes, widened where it shrinks: the sharpest.
        case lanczos
    }

    /// For people: the name of the file.
    public var name: String
    public var pixels: Pixmap
    /// Where one copy of the picture lies, in points.
    public var frame: Rect
    /// Whether copies of it go on in all directions.
    public var repeats: Bool
    public var sampling: Sampling

    public init(
        name: String, pixels: Pixmap, frame: Rect, repeats: Bool = false, sampling: Sampling = .bilinear
    ) {
        self.name = name
        self.pixels = pixels
        self.frame = frame
        self.repeats = repeats
        self.sampling = sampling
    }
}

extension ImagePaint: Hashable {
    /// By all but the pixels, of which there may be millions.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(frame)
        hasher.combine(repeats)
        hasher.combine(sampling)
    }
}
