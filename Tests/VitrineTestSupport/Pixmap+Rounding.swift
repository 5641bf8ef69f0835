@testable import VitrinePixels

extension Pixmap {
    /// Returns the picture with 8 bits per component, each rounded to the nearest rather than dithered.
    public func rounded8() -> RGBA8Image {
        let components = pixels.flatMap { pixel in
            let plain = Pixmap.unpremultiplied(pixel)
            return [plain.x, plain.y, plain.z, plain.w].map { UInt8((UInt32($0) + 128) / 257) }
        }
        return RGBA8Image(width: width, height: height, components: components)
    }
}
