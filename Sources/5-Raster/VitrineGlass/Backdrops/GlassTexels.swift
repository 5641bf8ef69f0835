import VitrinePixels

/// The neighbouring pixels around four positions of a picture, or four pixels in a row, split into their
/// components.
///
/// Components are gathered while they are words of 16 bits: as 32-bit numbers that would take twice the
/// shuffles, and left to the compiler, which moves words one by one, it was half of the cost of a position.
enum GlassTexels {
    typealias Source = UnsafePointer<PackedPixel>
    typealias Vector = GlassColors.Vector
    private typealias Words = SIMD8<UInt16>

    /// Four pixels with one vector per component and 2^23 added; see `PackedPixel.raised`.
    private struct Raised {
        var red: Vector
        var green: Vector
        var blue: Vector
        var alpha: Vector

        /// Creates the components of four pixels from interleaved reds and greens, and blues and alphas.
        @inline(__always)
        init(_ redGreen: Words, _ blueAlpha: Words) {
            // The upper half of 2^23 in single precision.
            let exponent = Words(repeating: 0x4B00)
            (red, green) = Self.numbers(Words.interleaved(redGreen, exponent))
            (blue, alpha) = Self.numbers(Words.interleaved(blueAlpha, exponent))
        }

        @inline(__always)
        private static func numbers(_ words: (low: Words, high: Words)) -> (Vector, Vector) {
            unsafe (unsafeBitCast(words.low, to: Vector.self), unsafeBitCast(words.high, to: Vector.self))
        }
    }

    /// Returns the first pixels of four pairs, and the second ones.
    @inline(__always)
    private static func pairs(_ a: Source, _ b: Source, _ c: Source, _ d: Source) -> (Raised, Raised) {
        let (ac, bd) = unsafe (Words.interleaved(load(a), load(c)), Words.interleaved(load(b), load(d)))
        let (first, second) = (Words.interleaved(ac.low, bd.low), Words.interleaved(ac.high, bd.high))
        return (Raised(first.low, first.high), Raised(second.low, second.high))
    }

    @inline(__always)
    private static func load(_ pixels: Source) -> Words {
        unsafe UnsafeRawPointer(pixels).loadUnaligned(as: Words.self)
    }

    /// Returns the colours at four positions, 0...1, each interpolated between the pixel at its address, the
    /// next one, and the two that are `stride` further, by the steps of `GlassBackdropSampler.mixed`.
    @inline(__always)
    static func mixed(
        _ a: Source, _ b: Source, _ c: Source, _ d: Source, _ stride: Int, _ tx: Vector, _ ty: Vector
    ) -> GlassColors {
        let (left, right) = unsafe pairs(a, b, c, d)
        let (lowLeft, lowRight) = unsafe pairs(a + stride, b + stride, c + stride, d + stride)
        let base = Vector(repeating: 8_388_608)
        let scale = Vector(repeating: 1 / 65535)
        @inline(__always)
        func mixed(_ part: (Raised) -> Vector) -> Vector {
            let first = (part(left) - base) + (part(lowLeft) - part(left)) * ty
            let second = (part(right) - base) + (part(lowRight) - part(right)) * ty
            return (first + (second - first) * tx) * scale
        }
        return GlassColors(
            red: mixed { $0.red }, green: mixed { $0.green }, blue: mixed { $0.blue },
            alpha: mixed { $0.alpha })
    }
}
