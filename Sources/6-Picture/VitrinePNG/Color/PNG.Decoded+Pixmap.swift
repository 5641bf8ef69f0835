import VitrineColor
import VitrinePixels

extension PNG.Decoded {
    /// Returns the picture as pixels for a canvas in `space`.
    ///
    /// Colours are converted before they are premultiplied: through linear light, from the encoding of the
    /// file (`color`) to the nearest 16-bit components of the space. White stays white (Bradford's adaptation
    /// to D65). Colours outside the space are clipped component by component. Samples that are already in the
    /// space are only premultiplied.
    package func pixmap(in space: ColorSpace) -> Pixmap {
        let transform = ColorTransform(color, in: space)
        switch (pixels, transform) {
        case (.eight(let image), nil): return Pixmap(image)
        case (.sixteen(let image), nil): return Pixmap(image)
        case (.eight(let image), let transform?): return Self.converted(image, by: transform)
        case (.sixteen(let image), let transform?): return Self.converted(image, by: transform)
        }
    }

    /// Converts a picture in strips, so that one of 64 megapixels needs no intermediate copy of half a
    /// gigabyte.
    private static func converted<Component>(_ image: RGBAImage<Component>, by transform: ColorTransform)
        -> Pixmap
    {
        var result = Pixmap(width: image.width, height: image.height)
        var converter = ColorConverter(transform, levels: Int(Component.max))
        let rows = max(1, min(image.height, 65536 / max(image.width, 1)))
        var strip = RGBA16Image(
            width: image.width, height: rows,
            components: [UInt16](repeating: 0, count: image.width * rows * 4))
        for top in Swift.stride(from: 0, to: image.height, by: rows) {
            let count = min(rows, image.height - top) * image.width * 4
            let start = top * image.width * 4
            unsafe image.components.withUnsafeBufferPointer { input in
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
