import VitrineColor

/// The pixels of a picture with 8 bits per channel.
public struct PixelImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The red, green, blue and alpha of each pixel from the top left, row by row. Colours are not
    /// premultiplied.
    public let rgba: [UInt8]
    /// The colour space of the components.
    public let colorSpace: ColorSpace

    /// Creates a picture from pixels; `nil` if there are none, or their number does not match the size.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - rgba: The red, green, blue and alpha of each pixel from the top left, row by row, straight.
    ///   - colorSpace: The colour space of the components. Default: sRGB.
    public init?(width: Int, height: Int, rgba: [UInt8], colorSpace: ColorSpace = .sRGB) {
        let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !isTooLarge, rgba.count % 4 == 0, rgba.count / 4 == pixels else {
            return nil
        }
        self.width = width
        self.height = height
        self.rgba = rgba
        self.colorSpace = colorSpace
    }

    /// The pixels of a picture, dithered as they are in its PNG file.
    init(_ image: RenderedImage) {
        (width, height) = (image.width, image.height)
        rgba = image.rgba8
        colorSpace = image.colorSpace
    }

    /// The red, green, blue and alpha of a pixel; `nil` outside the picture.
    ///
    /// - Parameters:
    ///   - x: The column, from 0 at the left.
    ///   - y: The row, from 0 at the top.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8>? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = (y * width + x) * 4
        return SIMD4(rgba[start], rgba[start + 1], rgba[start + 2], rgba[start + 3])
    }
}
