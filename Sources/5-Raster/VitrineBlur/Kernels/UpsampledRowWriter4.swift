/// Interleaves pixels of four channels.
@unsafe struct UpsampledRowWriter4<Sample: BlurSample>: UpsampledRowWriter {
    let row: UnsafeMutablePointer<Sample>

    @inline(__always)
    func put(even: SIMD8<UInt16>, odd: SIMD8<UInt16>, at i: Int) {
        let evens = unsafe unsafeBitCast(even, to: SIMD2<UInt64>.self)
        let odds = unsafe unsafeBitCast(odd, to: SIMD2<UInt64>.self)
        let first = unsafe unsafeBitCast(SIMD2(evens[0], odds[0]), to: SIMD8<UInt16>.self)
        let second = unsafe unsafeBitCast(SIMD2(evens[1], odds[1]), to: SIMD8<UInt16>.self)
        unsafe Sample.store(first, row, 2 * i)
        unsafe Sample.store(second, row, 2 * i + 8)
    }

    @inline(__always)
    func put(even: UInt16, at i: Int) { unsafe row[(i >> 2) << 3 | i & 3] = Sample(narrowing: even) }

    @inline(__always)
    func put(odd: UInt16, at i: Int) { unsafe row[(i >> 2) << 3 | 4 | i & 3] = Sample(narrowing: odd) }
}
