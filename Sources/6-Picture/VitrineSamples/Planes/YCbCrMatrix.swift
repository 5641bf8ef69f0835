/// The conversion of luma and chroma to red, green and blue, in units of 1/65,536 (ITU-R BT.601).
package struct YCbCrMatrix: Hashable, Sendable {
    /// The luma of black.
    let black: Int32
    let luma: Int32
    let redFromCr: Int32
    let greenFromCb: Int32
    let greenFromCr: Int32
    let blueFromCb: Int32

    /// Samples from 0 to 255, as in JPEG (JFIF 1.02).
    package static let full = YCbCrMatrix(
        black: 0, luma: 65536, redFromCr: 91881, greenFromCb: -22554, greenFromCr: -46802,
        blueFromCb: 116_130)

    /// Luma from 16 to 235 and chroma from 16 to 240, as in WebP (RFC 6386, 9.2).
    package static let video = YCbCrMatrix(
        black: 16, luma: 76309, redFromCr: 104_597, greenFromCb: -25675, greenFromCr: -53279,
        blueFromCb: 132_201)

    /// Returns the nearest colour of a pixel.
    @inline(__always)
    func color(
        _ y: UInt8, _ cb: UInt8, _ cr: UInt8
    ) -> (red: UInt32, green: UInt32, blue: UInt32) {
        let light = (Int32(y) &- black) &* luma &+ 32768
        let (cb, cr) = (Int32(cb) &- 128, Int32(cr) &- 128)
        return (
            Self.clamped(light &+ redFromCr &* cr),
            Self.clamped(light &+ greenFromCb &* cb &+ greenFromCr &* cr),
            Self.clamped(light &+ blueFromCb &* cb)
        )
    }

    @inline(__always)
    private static func clamped(_ value: Int32) -> UInt32 {
        UInt32(truncatingIfNeeded: max(0, min(255, value &>> 16)))
    }
}
