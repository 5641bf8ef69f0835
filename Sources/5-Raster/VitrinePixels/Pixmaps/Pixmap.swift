import VitrineThreads

/// A picture of premultiplied 16-bit pixels in encoded sRGB.
///
/// A pixel is `SIMD4(red, green, blue, alpha)`, each 0...65535 (65535 is 1.0), with no colour above alpha.
/// Rows follow each other without padding, top row first.
public struct Pixmap: Hashable, Sendable {
    public typealias Pixel = SIMD4<UInt16>

    public let width: Int
    public let height: Int
    public var pixels: [Pixel]

    /// Creates a transparent picture. Sizes are in pixels and not negative.
    @inlinable public init(width: Int, height: Int) {
        unsafe self.init(width: width, height: height) { pixels in
            unsafe pixels.update(repeating: Pixel(repeating: 0))
        }
    }

    @inlinable public subscript(x: Int, y: Int) -> Pixel {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}

extension Pixmap {
    /// Creates a picture whose pixels `fill` writes, every one of them, without zeroing them first.
    @unsafe public init(width: Int, height: Int, fill: (UnsafeMutableBufferPointer<Pixel>) -> Void) {
        precondition(width >= 0 && height >= 0, "a pixmap has no negative size")
        self.width = width
        self.height = height
        pixels = unsafe [Pixel](count: width * height) { pixels in
            unsafe LargePages.advise(UnsafeMutableRawBufferPointer(pixels))
            unsafe fill(pixels)
        }
    }
}

extension Pixmap {
    /// Returns the picture with every component multiplied by `opacity`.
    public func multiplied(by opacity: Double) -> Pixmap {
        if opacity >= 1 { return self }
        var copy = self
        copy.pixels = pixels.map { pixel in
            var product = pixel
            for lane in 0..<4 { product[lane] = UInt16((Double(pixel[lane]) * max(opacity, 0)).rounded()) }
            return product
        }
        return copy
    }
}
