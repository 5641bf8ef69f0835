import CVector

extension SIMD8 where Scalar == UInt16 {
    /// Returns the lanes of both vectors interleaved: those of their low halves, and those of their high
    /// halves.
    ///
    /// With the standard library's `evenHalf` and `oddHalf` the compiler moves lanes one by one in some
    /// functions, which made gathering pixels twice as slow.
    @inline(__always)
    @inlinable public static func interleaved(_ a: Self, _ b: Self) -> (low: Self, high: Self) {
        (vitrine_interleave_low(a, b), vitrine_interleave_high(a, b))
    }
}

extension SIMD4 where Scalar == Float {
    /// Returns the first lanes of four vectors, and their second, third and fourth ones.
    @inline(__always)
    @inlinable public static func transposed(_ a: Self, _ b: Self, _ c: Self, _ d: Self) -> (
        Self, Self, Self, Self
    ) {
        let (ab, cd) = (vitrine_interleave_low_numbers(a, b), vitrine_interleave_low_numbers(c, d))
        let (lastAB, lastCD) = (vitrine_interleave_high_numbers(a, b), vitrine_interleave_high_numbers(c, d))
        return (
            vitrine_low_halves(ab, cd), vitrine_high_halves(ab, cd), vitrine_low_halves(lastAB, lastCD),
            vitrine_high_halves(lastAB, lastCD)
        )
    }
}
