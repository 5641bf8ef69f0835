/// A premultiplied pixel in one register, with red in the lowest 16 bits and alpha in the highest.
///
/// It has the memory layout of a `Pixmap.Pixel` on a little-endian machine, which all platforms of Swift that
/// this package supports are. Two products of a 32-bit lane each take one 64-bit multiplication, which needs
/// no vector instructions and is fast in debug builds, too.
public typealias PackedPixel = UInt64

extension PackedPixel {
    @inlinable public static var evenLanes: UInt64 { 0x0000_FFFF_0000_FFFF }

    @inline(__always)
    @inlinable public init(_ pixel: Pixmap.Pixel) {
        self =
            UInt64(pixel.x) | UInt64(pixel.y) << 16 | UInt64(pixel.z) << 32 | UInt64(pixel.w) << 48
    }

    @inline(__always)
    @inlinable public var alpha: UInt16 { UInt16(truncatingIfNeeded: self >> 48) }

    @inline(__always)
    @inlinable public var unpacked: Pixmap.Pixel {
        Pixmap.Pixel(
            UInt16(truncatingIfNeeded: self), UInt16(truncatingIfNeeded: self >> 16),
            UInt16(truncatingIfNeeded: self >> 32), UInt16(truncatingIfNeeded: self >> 48))
    }

    /// Returns each component times `k`/65535, rounded like `Unit16.product`.
    @inline(__always)
    @inlinable public func scaled(by k: UInt16) -> PackedPixel {
        let lanes = Self.evenLanes
        let half: UInt64 = 0x0000_8000_0000_8000
        let factor = UInt64(k)
        let even = (self & lanes) &* factor &+ half
        let odd = ((self >> 16) & lanes) &* factor &+ half
        let evenQuotient = ((even &+ ((even >> 16) & lanes)) >> 16) & lanes
        let oddQuotient = (odd &+ ((odd >> 16) & lanes)) & ~lanes
        return evenQuotient | oddQuotient
    }

    /// Returns the pixel painted over `below`. No component overflows, because no colour exceeds its alpha.
    @inline(__always)
    @inlinable public func over(_ below: PackedPixel) -> PackedPixel {
        self &+ below.scaled(by: Unit16.one - alpha)
    }
}

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

    /// Creates a pixel from colours rounded to nearest (ties to even) and clamped to 0...`alpha`. The fourth
    /// lane of the vector is ignored.
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
