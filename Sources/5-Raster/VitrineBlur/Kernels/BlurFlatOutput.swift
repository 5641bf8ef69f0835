/// One contiguous row.
@unsafe struct BlurFlatOutput<Sample: BlurSample>: BlurOutput {
    let row: UnsafeMutablePointer<Sample>

    @inline(__always)
    func put(_ vector: SIMD8<UInt16>, at i: Int) { unsafe Sample.store(vector, row, i) }

    @inline(__always)
    func put(_ sample: UInt16, at i: Int) { unsafe row[i] = Sample(narrowing: sample) }
}
