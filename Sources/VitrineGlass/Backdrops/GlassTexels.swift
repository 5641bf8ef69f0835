import VitrinePixels

/// Neighbouring pixels of a picture around four places, or four in a row, taken apart into their components.
///
/// Components are put together while they are words of 16 bits: as numbers of 32 that is twice the shuffles, and left to the
/// compiler, which takes words one by one, it was half of what a place costs.
enum GlassTexels {
    typealias Source = UnsafePointer<PackedPixel>
    typealias Vector = GlassColors.Vector
    private typealias Words = SIMD8<UInt16>

    /// A component of four pixels a vector, with 2^23 added; see `PackedPixel.raised`.
    private struct Raised {
        var red: Vector
        var green: Vector
        var blue: Vector
        var alpha: Vector

        /// Four pixels whose reds and greens, blues and alphas follow one another.
        @inline(__always)
        init(_ redGreen: Words, _ blueAlpha: Words) {
            // The upper half of 2^23 as a single.
            let exponent = Words(repeating: 0x4B00)
            (red, green) = Self.numbers(Words.interleaved(redGreen, exponent))
            (blue, alpha) = Self.numbers(Words.interleaved(blueAlpha, exponent))
        }

        @inline(__always)
        private static func numbers(_ words: (low: Words, high: Words)) -> (Vector, Vector) {
            unsafe (unsafeBitCast(words.low, to: Vector.self), unsafeBitCast(words.high, to: Vector.self))
        }
    }

    /// The first pixels of four pairs, and the second ones.
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

    /// Four pixels that follow one another, 0...65535.
    @inline(__always)
    static func four(_ pixels: Source) -> GlassColors {
        let (low, high) = unsafe (load(pixels), load(pixels + 2))
        // The pixels a and b, then c and d: a and c in turns are the first of pairs.
        let pairs = Words.interleaved(low, high)
        let words = Words.interleaved(pairs.low, pairs.high)
        let raised = Raised(words.low, words.high)
        let base = Vector(repeating: 8_388_608)
        return GlassColors(
            red: raised.red - base, green: raised.green - base, blue: raised.blue - base,
            alpha: raised.alpha - base)
    }

    /// Four places, each between the pixel at its address, the next one and those `stride` further, by the steps of
    /// `GlassBackdropSampler.mixed`, 0...1.
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
