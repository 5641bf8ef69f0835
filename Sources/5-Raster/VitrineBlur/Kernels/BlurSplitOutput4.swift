/// Writes even and odd pixels of four channels to separate rows.
@unsafe struct BlurSplitOutput4: BlurOutput {
    let evens: UnsafeMutablePointer<UInt16>
    let odds: UnsafeMutablePointer<UInt16>

    @inline(__always)
    func put(_ vector: SIMD8<UInt16>, at i: Int) {
        let pixels = unsafe unsafeBitCast(vector, to: SIMD2<UInt64>.self)
        unsafe UnsafeMutableRawPointer(evens + i / 2).storeBytes(of: pixels[0], as: UInt64.self)
        unsafe UnsafeMutableRawPointer(odds + i / 2).storeBytes(of: pixels[1], as: UInt64.self)
    }

    @inline(__always)
    func put(_ sample: UInt16, at i: Int) {
        let position = (i >> 3) << 2 | i & 3
        if i & 4 == 0 { unsafe evens[position] = sample } else { unsafe odds[position] = sample }
    }
}
