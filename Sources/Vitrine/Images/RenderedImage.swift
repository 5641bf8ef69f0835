import VitrineDisplayList
import VitrinePixels

/// A rendered picture and the colour space of its components.
public struct RenderedImage: Sendable {
    public var pixels: Pixmap
    public var colorSpace: ColorSpace

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - pixels: The premultiplied pixels.
    ///   - colorSpace: The colour space of their components.
    public init(pixels: Pixmap, colorSpace: ColorSpace) {
        self.pixels = pixels
        self.colorSpace = colorSpace
    }

    /// Returns the bytes of a file.
    ///
    /// - Parameters:
    ///   - format: The format of the file. Default: PNG.
    ///   - options: The options of the format.
    ///   - workers: The threads to use. The bytes do not depend on them. Default: the calling thread.
    /// - Throws: An ``ImageEncodingError`` if the picture cannot be encoded.
    public func encoded(
        as format: any ImageEncoder.Type = PNGEncoder.self, _ options: ImageEncodingOptions,
        workers: Workers = .serial
    ) throws(ImageEncodingError) -> [UInt8] {
        try format.init(options).encode(self, workers: workers)
    }
}
