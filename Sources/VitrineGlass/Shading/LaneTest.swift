/// Whether something holds for all lanes of a vector, or for any.
///
/// Comparisons of eight lanes compile to loops through memory on baseline x86-64, and the standard library's `all` and `any`
/// to chains of maxima, which together took a tenth of shading's time. Comparisons of four are an instruction, and their
/// mask is two words.
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

    /// Whether a test of four lanes holds for all eight.
    @inline(__always)
    static func all(_ x: SIMD8<Float>, _ test: (Four) -> Mask) -> Bool {
        all(test(x.lowHalf) .& test(x.highHalf))
    }
}
