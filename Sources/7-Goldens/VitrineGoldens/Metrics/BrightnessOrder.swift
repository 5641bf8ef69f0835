/// An integer brightness of opaque colours in 28 bits that orders all colours as Y does.
///
/// If one colour is brighter than another by YIQ's Y, with its eight decimals, it is brighter here as well,
/// and no two colours have the same brightness. The weights were found by search: they are the largest for
/// that number of bits that preserve the order.
enum BrightnessOrder {
    static let red: UInt32 = 314_578
    static let green: UInt32 = 617_402
    static let blue: UInt32 = 120_489

    /// Returns the brightness of colours above four zero bits, as the bits of signed numbers.
    @inline(__always)
    static func key(_ color: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let brightness =
            (color & 255) &* red &+ ((color &>> 8) & 255) &* green &+ ((color &>> 16) & 255) &* blue
        return (brightness &<< 4) ^ 0x8000_0000
    }
}
