import VitrineColor
import VitrinePixels

extension RGBAImage {
    /// Returns the picture as premultiplied pixels whose colours a transform has converted.
    ///
    /// It is converted in strips, so that one of 64 megapixels needs no intermediate copy of half a gigabyte.
    package func pixmap(by transform: ColorTransform) -> Pixmap {
        var result = Pixmap(width: width, height: height)
        var converter = ColorConverter(transform, levels: Int(Component.max))
        let rows = max(1, min(height, 65536 / max(width, 1)))
        var strip = RGBA16Image(
            width: width, height: rows, components: [UInt16](repeating: 0, count: width * rows * 4))
        for top in Swift.stride(from: 0, to: height, by: rows) {
            let count = min(rows, height - top) * width * 4
            let start = top * width * 4
            unsafe components.withUnsafeBufferPointer { input in
                unsafe strip.components.withUnsafeMutableBufferPointer { output in
                    unsafe converter.convert(
                        UnsafeBufferPointer(rebasing: input[start..<start + count]),
                        into: UnsafeMutableBufferPointer(rebasing: output[..<count]))
                }
            }
            let pixels = Pixmap(strip).pixels.prefix(count / 4)
            result.pixels.replaceSubrange(start / 4..<(start + count) / 4, with: pixels)
        }
        return result
    }
}
