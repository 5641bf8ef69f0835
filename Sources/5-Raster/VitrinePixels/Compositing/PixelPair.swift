/// Two packed pixels, or eight weights, side by side: the operand of the row kernels.
///
/// All operations are baseline SSE2 and NEON: products use `pmullw` and `pmulhuw`.
public typealias PixelPair = SIMD8<UInt16>

extension PixelPair {
    /// Returns the two pixels from `row` on.
    @inline(__always)
    @inlinable public static func load(_ row: UnsafePointer<PackedPixel>) -> PixelPair {
        unsafe UnsafeRawPointer(row).loadUnaligned(as: PixelPair.self)
    }

    @inline(__always)
    @inlinable public func store(_ row: UnsafeMutablePointer<PackedPixel>) {
        unsafe UnsafeMutableRawPointer(row).storeBytes(of: self, as: PixelPair.self)
    }

    /// Makes a pair of one pixel twice.
    @inline(__always)
    @inlinable init(both pixel: PackedPixel) {
        self = unsafe unsafeBitCast(SIMD2<UInt64>(repeating: pixel), to: PixelPair.self)
    }

    /// Makes the lanes from a weight for each of the two pixels.
    @inline(__always)
    @inlinable public init(weights a: UInt16, _ b: UInt16) { self.init(a, a, a, a, b, b, b, b) }

    /// The alpha of each pixel in all of its lanes.
    @inline(__always)
    @inlinable var alphas: PixelPair {
        PixelPair(self[3], self[3], self[3], self[3], self[7], self[7], self[7], self[7])
    }

    /// One minus each lane.
    @inline(__always)
    @inlinable public var complement: PixelPair { ~self }

    /// Returns `Unit16.product` for each lane.
    ///
    /// With t = xy + 2^15 the product is (t + t/2^16) / 2^16. In halves of 16 bits, t is `high` and
    /// `low ^ 0x8000`, and the sum carries if the lower half of t is above 2^16 - 1 - `high`.
    @inline(__always)
    @inlinable static func product(_ x: PixelPair, _ y: PixelPair) -> PixelPair {
        let wide = SIMD8<UInt32>(widening: x) &* SIMD8<UInt32>(widening: y)
        let low = x &* y
        let high = PixelPair(lower: wide &>> 16) &+ (low &>> 15)
        let carries = high .> (low ^ 0x7FFF)
        // A set mask is all ones, which is -1.
        let one = unsafe unsafeBitCast(carries, to: PixelPair.self)
        return high &- one
    }

    /// Returns the mean, rounded up; compiles to one `pavgw`.
    @inline(__always)
    @inlinable public static func mean(_ a: PixelPair, _ b: PixelPair) -> PixelPair {
        (a | b) &- ((a ^ b) &>> PixelPair(repeating: 1))
    }

    /// Returns `true` if `shortProduct` by a factor is exact: if it has a divisor in common with 65535 = 3 *
    /// 5 * 17 * 257, as all 8-bit factors do.
    static func isShort(factor: UInt16) -> Bool {
        factor % 3 == 0 || factor % 5 == 0 || factor % 17 == 0 || factor % 257 == 0
    }

    /// Returns `product` in fewer instructions, for factors with `isShort(factor:)`.
    ///
    /// With s = `low` + `high`, the product is `high`, plus one if s is at least 2^15, and plus another one
    /// if it is at least 2^15 + 65535. The mean rounded up tells both, being at least 2^14 or 3 * 2^14,
    /// except for s = 2^15 - 1. There xy has the remainder 32767 modulo 65535; as that has no divisor in
    /// common with 65535, it cannot occur if y has one.
    @inline(__always)
    @inlinable static func shortProduct(_ x: PixelPair, _ y: PixelPair) -> PixelPair {
        let wide = SIMD8<UInt32>(widening: x) &* SIMD8<UInt32>(widening: y)
        let high = PixelPair(lower: wide &>> 16)
        let mean = PixelPair.mean(x &* y, high)
        return high &+ (((mean &>> 1) &+ PixelPair(repeating: 0x2000)) &>> 14)
    }

    /// Returns the pixels painted over `below`.
    @inline(__always)
    @inlinable func over(_ below: PixelPair) -> PixelPair {
        self &+ .product(below, alphas.complement)
    }
}
