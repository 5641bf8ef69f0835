import VitrinePixels

/// The complements of both, added and subtracted from the sum of their alphas: with premultiplied s and d,
/// `max(0, alpha - (as - s) - (ab - d))` and `alpha = min(1, as + ab)`.
///
/// CoreGraphics documents it for opaque colours, `max(0, 1 - ((1 - d) + (1 - s)))`; this is its
/// generalisation to alphas, and leaves each of them unchanged where the other is transparent.
struct PlusDarkerBlend: PixelBlend {
    @inline(__always)
    func blend(_ source: PackedPixel, _ below: PackedPixel) -> PackedPixel {
        let alphas = Int32(source.alpha) &+ Int32(below.alpha)
        let excess = alphas > 65535 ? alphas &- 65535 : 0
        func component(_ shift: UInt64) -> UInt64 {
            let s = Int32(truncatingIfNeeded: (source >> shift) & 0xFFFF)
            let d = Int32(truncatingIfNeeded: (below >> shift) & 0xFFFF)
            let value = s &+ d &- excess
            return UInt64(truncatingIfNeeded: value > 0 ? value : 0) << shift
        }
        return component(0) | component(16) | component(32) | UInt64(alphas &- excess) << 48
    }
}
