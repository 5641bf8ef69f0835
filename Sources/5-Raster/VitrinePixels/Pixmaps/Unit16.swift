/// Arithmetic on 16-bit fractions, where 65535 is 1.0.
public enum Unit16: Sendable {
    @inlinable public static var one: UInt16 { 65535 }

    /// Returns `x * y / 65535` rounded to nearest. There are no ties, because 65535 is odd.
    ///
    /// With t = xy + 2^15, (t + t/2^16)/2^16 is the exact quotient for every t below 2^32 - 2^16;
    /// `RasterKernelTests` proves it at each of the 65535 positions where the rounded quotient steps.
    @inlinable @inline(__always)
    public static func product(_ x: UInt16, _ y: UInt16) -> UInt16 {
        let t = UInt32(x) &* UInt32(y) &+ 32768
        return UInt16(truncatingIfNeeded: (t &+ (t >> 16)) >> 16)
    }

    /// Returns `x / y` rounded to nearest, at most 1.0; `y` is not 0.
    @inline(__always)
    @inlinable public static func quotient(_ x: UInt16, _ y: UInt16) -> UInt16 {
        x >= y ? one : UInt16((UInt32(x) * 65535 + UInt32(y) / 2) / UInt32(y))
    }

    /// Returns the 16-bit fraction nearest to `value`. Values out of range are clamped, NaN gives zero.
    @inlinable
    public static func quantized(_ value: Double) -> UInt16 {
        value > 0 ? (value < 1 ? UInt16(value * 65535 + 0.5) : 65535) : 0
    }
}
