/// Tests for all lanes of a vector, or for any.
///
/// On baseline x86-64, comparisons of eight lanes compile to loops through memory, and the standard library's
/// `all` and `any` to chains of maxima, which together took a tenth of the time of shading. Comparisons of
/// four lanes are one instruction, and their mask is two words.
enum LaneTest {
    typealias Four = SIMD4<Float>
    typealias Mask = SIMDMask<SIMD4<Int32>>

    @inline(__always)
    static func all(_ mask: Mask) -> Bool {
        let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return words[0] & words[1] == .max
    }

    @inline(__always)
    static func any(_ mask: Mask) -> Bool {
        let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return words[0] | words[1] != 0
    }

    /// Returns `true` if a test of four lanes holds for all eight.
    @inline(__always)
    static func all(_ x: SIMD8<Float>, _ test: (Four) -> Mask) -> Bool {
        all(test(x.lowHalf) .& test(x.highHalf))
    }
}
