/// The destination of an upsampled row, which interleaves the even and odd samples of the finer level.
protocol UpsampledRowWriter {
    func put(even: SIMD8<UInt16>, odd: SIMD8<UInt16>, at i: Int)
    func put(even: UInt16, at i: Int)
    func put(odd: UInt16, at i: Int)
}
