/// The thresholds of an 8x8 ordered dither, in units of 1/65535.
///
/// Threshold i of 64 is (2i + 1)/128 of a step of 8-bit output, which is 257: all lie strictly between 0 and
/// 1 step with a mean of one half, so that a value of exactly k * 257 becomes k at every position, and the
/// mean of any other value over 64 pixels is preserved.
enum OrderedDither {
    static let size = 8

    /// The offsets that are added before a division by 257 that rounds down, row by row. As the dividend is
    /// whole, the threshold's fraction never matters.
    static let offsets: [UInt16] = (0..<64).map { place in
        UInt16(257 * (2 * rank(x: place % size, y: place / size) + 1) / 128)
    }

    /// Returns the rank in Bayer's order: the bits of x ^ y and of y alternate, with the lowest bits the most
    /// significant.
    static func rank(x: Int, y: Int) -> Int {
        var result = 0
        for bit in 0..<3 {
            result = result << 2 | ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)
        }
        return result
    }
}
