extension Pixmap {
    /// Creates a picture of premultiplied pixels with 8 bits per component, in the order blue, green, red and
    /// alpha. Colours above alpha are limited to it.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bytes: The rows, top row first.
    ///   - pitch: The number of bytes from one row to the next, at least four times `width`.
    @unsafe public init(width: Int, height: Int, bgra bytes: UnsafePointer<UInt8>, pitch: Int) {
        self.init(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let at = y * pitch + 4 * x
                let alpha = unsafe bytes[at + 3]
                func component(_ offset: Int) -> UInt16 {
                    unsafe UInt16(min(bytes[at + offset], alpha)) * 257
                }
                self[x, y] = Pixel(component(2), component(1), component(0), UInt16(alpha) * 257)
            }
        }
    }
}
