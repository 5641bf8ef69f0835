import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// An image paint that has yet to be applied to a shape.
package struct ImageSpec: Hashable, Sendable {
    /// The way an image is fitted to the bounds of a shape.
    package enum Fit: String, Sendable, Hashable, CaseIterable { case original, fit, fill, stretch, tile }

    package var name: String
    package var picture: ImageHandle
    /// The image's pixels per point at its natural size: 2 for a file named `name@2x.png`.
    package var pixelsPerPoint: Double
    package var fit: Fit
    package var sampling: ImagePaint.Sampling
    package var opacity = 1.0
    /// The unit point of the picture that lies at the same unit point of the bounds; `nil` for the middle, or
    /// the top left corner of tiles.
    package var position: Point?

    package init(
        name: String, picture: ImageHandle, pixelsPerPoint: Double, fit: Fit,
        sampling: ImagePaint.Sampling, opacity: Double = 1.0, position: Point? = nil
    ) {
        self.name = name
        self.picture = picture
        self.pixelsPerPoint = pixelsPerPoint
        self.fit = fit
        self.sampling = sampling
        self.opacity = opacity
        self.position = position
    }

    package static func == (a: ImageSpec, b: ImageSpec) -> Bool {
        a.name == b.name && a.pixelsPerPoint == b.pixelsPerPoint && a.fit == b.fit && a.sampling == b.sampling
            && a.opacity == b.opacity && a.position == b.position && a.picture == b.picture
    }

    /// Hashes only the name and the fit, because hashing millions of pixels would be slow.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(fit)
    }

    /// The picture's own size, in points.
    package var naturalSize: Size {
        Size(Double(picture.width) / pixelsPerPoint, Double(picture.height) / pixelsPerPoint)
    }

    /// The position as in dumps, after a space; empty for the usual one.
    var placing: String {
        position.map { " at \(PrintedText.number($0.x)) \(PrintedText.number($0.y))" } ?? ""
    }

    package func paint(in bounds: Rect) -> ImagePaint {
        ImagePaint(
            name: name, picture: picture, opacity: opacity, frame: frame(in: bounds), repeats: fit == .tile,
            sampling: sampling)
    }

    /// Returns the frame of the image, or that of one tile if it repeats.
    private func frame(in bounds: Rect) -> Rect {
        var size = naturalSize
        switch fit {
        case .stretch: return bounds
        case .tile, .original: break
        case .fit, .fill:
            let ratios = (bounds.width / size.width, bounds.height / size.height)
            let scale = fit == .fit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
            size = Size(size.width * scale, size.height * scale)
        }
        if fit == .tile, position == nil { return Rect(origin: bounds.origin, size: size) }
        guard let position else {
            return Rect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        return Rect(
            x: bounds.minX + (bounds.width - size.width) * position.x,
            y: bounds.minY + (bounds.height - size.height) * position.y, width: size.width,
            height: size.height)
    }
}
