import VitrinePixels

// The additive modes, exact in integers.

/// The clamped sum of both, alpha included: `plus-lighter` of W3C Compositing and Blending Level 2.
struct PlusLighterBlend: PixelBlend {
    @inline(__always)
    func blend(_ source: PackedPixel, _ below: PackedPixel) -> PackedPixel {
        let lanes = PackedPixel.evenLanes
        let even = (source & lanes) &+ (below & lanes)
        let odd = ((source >> 16) & lanes) &+ ((below >> 16) & lanes)
        return Self.clamped(even) | Self.clamped(odd) << 16
    }

    /// Saturates lanes of 17 bits to 16 bits; the carry of each becomes all ones.
    @inline(__always)
    private static func clamped(_ sums: UInt64) -> UInt64 {
        let carries = (sums >> 16) & 0x0000_0001_0000_0001
        return (sums & PackedPixel.evenLanes) | carries &* 0xFFFF
    }
}
