import Synchronization

/// The pixels of a picture with 8 bits per channel, converted when they are first asked for.
final class ConvertedPixels: Sendable {
    private let image: RenderedImage
    private let converted = Mutex<PixelImage?>(nil)

    init(_ image: RenderedImage) { self.image = image }

    var pixels: PixelImage {
        converted.withLock { known in
            if let known { return known }
            let pixels = PixelImage(image)
            known = pixels
            return pixels
        }
    }
}
