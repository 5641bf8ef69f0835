import VitrinePixels

/// Interleaves samples of one channel.
@unsafe struct UpsampledRowWriter1<Sample: BlurSample>: UpsampledRowWriter {
    let row: UnsafeMutablePointer<Sample>

    @inline(__always)
    func put(even: SIMD8<UInt16>, odd: SIMD8<UInt16>, at i: Int) {
        let both = SIMD8<UInt16>.interleaved(even, odd)
        unsafe Sample.store(both.low, row, 2 * i)
        unsafe Sample.store(both.high, row, 2 * i + 8)
    }

    @inline(__always)
    func put(even: UInt16, at i: Int) { unsafe row[2 * i] = Sample(narrowing: even) }

    @inline(__always)
    func put(odd: UInt16, at i: Int) { unsafe row[2 * i + 1] = Sample(narrowing: odd) }
}
