extension PackedPixel {
    /// The components as whole numbers: each is placed in the low bits of 2^23, where a step is 1.
    @inline(__always)
    @inlinable public var vector: SIMD4<Float> { raised - SIMD4(repeating: 8_388_608) }

    /// The components with 2^23 added.
    @inline(__always)
    @inlinable public var raised: SIMD4<Float> {
        let lanes = unsafe SIMD4<UInt32>(widening: unsafeBitCast(self, to: SIMD4<UInt16>.self))
        return unsafe unsafeBitCast(lanes | SIMD4(repeating: 0x4B00_0000), to: SIMD4<Float>.self)
    }

    /// Makes a pixel from colours rounded to nearest (ties to even) and clamped to 0...`alpha`. The vector's
    /// fourth lane is ignored.
    @inline(__always)
    @inlinable public init(rounding vector: SIMD4<Float>, alpha: UInt16) {
        let limit = SIMD4<Float>(repeating: Float(Int32(alpha)))
        var kept = vector.replacing(with: limit, where: vector .> limit)
        kept = SIMD4<Float>().replacing(with: kept, where: kept .> SIMD4<Float>())
        let raised = kept + SIMD4(repeating: 8_388_608)
        let lanes = unsafe unsafeBitCast(raised, to: SIMD4<UInt32>.self)
        let packed = unsafe unsafeBitCast(SIMD4<UInt16>(lower: lanes), to: UInt64.self)
        self = packed & 0x0000_FFFF_FFFF_FFFF | UInt64(alpha) << 48
    }

    /// Returns the alpha of this pixel painted over another.
    @inline(__always)
    @inlinable public func alphaOver(_ below: PackedPixel) -> UInt16 {
        alpha &+ Unit16.product(below.alpha, Unit16.one - alpha)
    }
}
