/// Two packed pixels, or eight weights, side by side: what the row kernels work on.
///
/// All of it is baseline SSE2 and NEON: products by `pmullw` and `pmulhuw`.
public typealias PixelPair = SIMD8<UInt16>

extension PixelPair {
    /// The two pixels at `row` and the one after it.
    @inline(__always)
    @inlinable public static func load(_ row: UnsafePointer<PackedPixel>) -> PixelPair {
        unsafe UnsafeRawPointer(row).loadUnaligned(as: PixelPair.self)
    }

    @inline(__always)
    @inlinable public func store(_ row: UnsafeMutablePointer<PackedPixel>) {
        unsafe UnsafeMutableRawPointer(row).storeBytes(of: self, as: PixelPair.self)
    }

    /// One pixel twice.
    @inline(__always)
    @inlinable init(both pixel: PackedPixel) {
        self = unsafe unsafeBitCast(SIMD2<UInt64>(repeating: pixel), to: PixelPair.self)
    }

    /// A weight for each of the two pixels.
    @inline(__always)
    @inlinable public init(weights a: UInt16, _ b: UInt16) { self.init(a, a, a, a, b, b, b, b) }

    /// The alpha of each pixel in all of its lanes.
    @inline(__always)
    @inlinable var alphas: PixelPair {
        PixelPair(self[3], self[3], self[3], self[3], self[7], self[7], self[7], self[7])
    }

    /// One less each lane.
    @inline(__always)
    @inlinable public var complement: PixelPair { ~self }

    /// `Unit16.product` lane by lane.
    ///
    /// With t = xy + 2^15 the product is (t + t/2^16) / 2^16. In halves of 16 bits, t is `high` and
    /// `low ^ 0x8000`, and the sum carries where the lower half of t is above 2^16 - 1 - `high`.
    @inline(__always)
    @inlinable static func product(_ x: PixelPair, _ y: PixelPair) -> PixelPair {
        let wide = SIMD8<UInt32>(widening: x) &* SIMD8<UInt32>(widening: y)
        let low = x &* y
        let high = PixelPair(lower: wide &>> 16) &+ (low &>> 15)
        let carries = high .> (low ^ 0x7FFF)
        // A mask is all ones, which is -1.
        let one = unsafe unsafeBitCast(carries, to: PixelPair.self)
        return high &- one
    }

    /// The mean rounded up; compiles to one `pavgw`.
    @inline(__always)
    @inlinable public static func mean(_ a: PixelPair, _ b: PixelPair) -> PixelPair {
        (a | b) &- ((a ^ b) &>> PixelPair(repeating: 1))
    }

    /// Whether `shortProduct` by a factor is exact: where it has a divisor in common with 65535 = 3 * 5 * 17 * 257, as all 8-bit factors have.
    static func isShort(factor: UInt16) -> Bool {
        factor % 3 == 0 || factor % 5 == 0 || factor % 17 == 0 || factor % 257 == 0
    }

    /// `product` by fewer instructions, for such factors.
    ///
    /// With s = `low` + `high`, the product is `high`, one more where s is at least 2^15, and one more where it is at least 2^15 + 65535. The
    /// mean rounded up tells both, being at least 2^14 or 3 * 2^14, but for s = 2^15 - 1. There xy leaves 32767 over a multiple of
    /// 65535, and having no divisor in common with the latter it cannot where y has one.
    @inline(__always)
    @inlinable static func shortProduct(_ x: PixelPair, _ y: PixelPair) -> PixelPair {
        let wide = SIMD8<UInt32>(widening: x) &* SIMD8<UInt32>(widening: y)
        let high = PixelPair(lower: wide &>> 16)
        let mean = PixelPair.mean(x &* y, high)
        return high &+ (((mean &>> 1) &+ PixelPair(repeating: 0x2000)) &>> 14)
    }

    /// The pixels painted over `below`.
    @inline(__always)
    @inlinable func over(_ below: PixelPair) -> PixelPair {
        self &+ .product(below, alphas.complement)
    }
}
