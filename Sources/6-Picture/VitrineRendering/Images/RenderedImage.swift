import VitrineColor
import VitrinePixels

/// A rendered picture and the colour space of its components.
public struct RenderedImage: Sendable {
    /// The premultiplied pixels with 16 bits per channel.
    package var pixels: Pixmap
    /// The colour space of the components.
    public package(set) var colorSpace: ColorSpace

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - pixels: The premultiplied pixels.
    ///   - colorSpace: The colour space of their components.
    package init(pixels: Pixmap, colorSpace: ColorSpace) {
        self.pixels = pixels
        self.colorSpace = colorSpace
    }

    /// The width in pixels.
    public var width: Int { pixels.width }

    /// The height in pixels.
    public var height: Int { pixels.height }

    /// The red, green, blue and alpha of each pixel from the top left, row by row, with 8 bits each. Colours
    /// are dithered and not premultiplied.
    public var rgba8: [UInt8] { pixels.rgba8().components }

    /// The red, green, blue and alpha of each pixel from the top left, row by row, with 16 bits each. Colours
    /// are not premultiplied.
    public var rgba16: [UInt16] { pixels.rgba16().components }

    /// Returns the bytes of a file.
    ///
    /// - Parameters:
    ///   - format: The format of the file. Default: PNG.
    ///   - options: The options of the format. Default: 8 bits per channel, no texts.
    ///   - threads: The number of threads to use: the nearest of 1 to 64. The bytes do not depend on it.
    ///     Default: 1.
    /// - Throws: An ``ImageEncodingError`` if the picture cannot be encoded.
    public func encoded(
        as format: any ImageEncoder.Type = PNGEncoder.self,
        _ options: ImageEncodingOptions = ImageEncodingOptions(), threads: Int = 1
    ) throws(ImageEncodingError) -> [UInt8] {
        try format.init(options).encode(self, threads: threads)
    }
}
