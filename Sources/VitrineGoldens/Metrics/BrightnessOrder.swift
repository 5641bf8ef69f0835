/// A brightness of opaque colours in whole numbers of 28 bits that orders all colours as Y does.
///
/// Of two colours the brighter one by YIQ's Y, with its eight decimals, is the brighter one here, and no two colours
/// are equally bright. Found by search: the largest weights of so many bits that keep the order.
enum BrightnessOrder {
    static let red: UInt32 = 314_578
    static let green: UInt32 = 617_402
    static let blue: UInt32 = 120_489

    /// The brightness of colours above four bits of zero, as bits of numbers with signs.
    @inline(__always)
    static func key(_ color: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let brightness =
            (color & 255) &* red &+ ((color &>> 8) & 255) &* green &+ ((color &>> 16) & 255) &* blue
        return (brightness &<< 4) ^ 0x8000_0000
    }
}
