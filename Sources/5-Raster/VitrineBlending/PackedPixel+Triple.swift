import VitrinePixels

/// The components red, green and blue in doubles, for modes that treat a colour as a whole.
extension PackedPixel {
    @inline(__always)
    var triple: SIMD3<Double> {
        SIMD3(
            Double(Int32(truncatingIfNeeded: self & 0xFFFF)),
            Double(Int32(truncatingIfNeeded: (self >> 16) & 0xFFFF)),
            Double(Int32(truncatingIfNeeded: (self >> 32) & 0xFFFF)))
    }

    /// Creates a pixel from components that are rounded and clamped to 0...`alpha`.
    @inline(__always)
    init(rounding triple: SIMD3<Double>, alpha: UInt16) {
        let limit = Double(Int32(alpha))
        func component(_ value: Double) -> UInt64 {
            // Adding 2^52 rounds to nearest, ties to even.
            ((value > 0 ? (value < limit ? value : limit) : 0) + 4_503_599_627_370_496).bitPattern & 0xFFFF
        }
        self =
            component(triple.x) | component(triple.y) << 16 | component(triple.z) << 32
            | UInt64(alpha) << 48
    }
}
