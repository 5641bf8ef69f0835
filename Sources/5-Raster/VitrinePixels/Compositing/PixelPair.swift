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

    /// Creates the lanes from a weight for each of the two pixels.
    @inline(__always)
    @inlinable public init(weights a: UInt16, _ b: UInt16) { self.init(a, a, a, a, b, b, b, b) }

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
}
