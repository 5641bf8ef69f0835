/// Writes even and odd samples of one channel to separate rows.
@unsafe struct BlurSplitOutput1: BlurOutput {
    let evens: UnsafeMutablePointer<UInt16>
    let odds: UnsafeMutablePointer<UInt16>

    @inline(__always)
    func put(_ vector: SIMD8<UInt16>, at i: Int) {
        unsafe UnsafeMutableRawPointer(evens + i / 2).storeBytes(
            of: vector.evenHalf, as: SIMD4<UInt16>.self)
        unsafe UnsafeMutableRawPointer(odds + i / 2).storeBytes(of: vector.oddHalf, as: SIMD4<UInt16>.self)
    }

    @inline(__always)
    func put(_ sample: UInt16, at i: Int) {
        if i & 1 == 0 { unsafe evens[i >> 1] = sample } else { unsafe odds[i >> 1] = sample }
    }
}
