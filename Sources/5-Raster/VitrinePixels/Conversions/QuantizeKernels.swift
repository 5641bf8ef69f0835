/// Conversion from premultiplied 16-bit pixels to 8 bits per component, not premultiplied.
enum QuantizeKernels {
    /// Returns `(value + offset) / 257`, rounded down: 65281/2^24 exceeds 1/257 by one part in 2^24, too
    /// little to reach the next whole number from any dividend here, and the product fits.
    ///
    /// It specifies the row kernel, with `Pixmap.unpremultiplied`.
    @inline(__always)
    static func step(_ value: UInt16, _ offset: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: ((UInt32(value) &+ UInt32(offset)) &* 65281) >> 24)
    }
}
