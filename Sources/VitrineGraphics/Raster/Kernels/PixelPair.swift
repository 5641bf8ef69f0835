/// Two packed pixels, or eight weights, side by side: what the row kernels work on.
///
/// All of it is baseline SSE2 and NEON: products by `pmullw` and `pmulhuw`.
typealias PixelPair = SIMD8<UInt16>

extension PixelPair {
    /// The two pixels at `row` and the one after it.
    @inline(__always)
    static func load(_ row: UnsafePointer<PackedPixel>) -> PixelPair {
        unsafe UnsafeRawPointer(row).loadUnaligned(as: PixelPair.self)
    }

    @inline(__always)
    func store(_ row: UnsafeMutablePointer<PackedPixel>) {
        unsafe UnsafeMutableRawPointer(row).storeBytes(of: self, as: PixelPair.self)
    }

    /// One pixel twice.
    @inline(__always)
    init(both pixel: PackedPixel) {
        self = unsafe unsafeBitCast(SIMD2<UInt64>(repeating: pixel), to: PixelPair.self)
    }

    /// A weight for each of the two pixels.
    @inline(__always)
    init(weights a: UInt16, _ b: UInt16) { self.init(a, a, a, a, b, b, b, b) }

    /// The alpha of each pixel in all of its lanes.
    @inline(__always)
    var alphas: PixelPair {
        PixelPair(self[3], self[3], self[3], self[3], self[7], self[7], self[7], self[7])
    }

    /// One less each lane.
    @inline(__always)
    var complement: PixelPair { ~self }

    /// `Unit16.product` lane by lane.
    ///
    /// With t = xy + 2^15 the product is (t + t/2^16) / 2^16. In halves of 16 bits, t is `high` and
    /// `low ^ 0x8000`, and the sum carries where the lower half of t is above 2^16 - 1 - `high`.
    @inline(__always)
    static func product(_ x: PixelPair, _ y: PixelPair) -> PixelPair {
        let wide = SIMD8<UInt32>(widening: x) &* SIMD8<UInt32>(widening: y)
        let low = x &* y
        let high = PixelPair(lower: wide &>> 16) &+ (low &>> 15)
        let carries = high .> (low ^ 0x7FFF)
        // A mask is all ones, which is -1.
        let one = unsafe unsafeBitCast(carries, to: PixelPair.self)
        return high &- one
    }

    /// The pixels painted over `below`.
    @inline(__always)
    func over(_ below: PixelPair) -> PixelPair {
        self &+ .product(below, alphas.complement)
    }
}
