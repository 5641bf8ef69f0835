/// Where a kernel puts what it computes: a type per arrangement, so that each is compiled into the loop.
///
/// Rows are taken apart into even and odd pixels while they are written, and put together the same way:
/// as loops of their own, both cost as much as the arithmetic.
protocol BlurOutput {
    /// Takes eight samples; `i` is a multiple of 8.
    func put(_ vector: SIMD8<UInt16>, at i: Int)
    /// Takes one sample, where a row does not fill a vector.
    func put(_ sample: UInt16, at i: Int)
}

/// One row, as it is.
@unsafe struct BlurFlatOutput<Sample: BlurSample>: BlurOutput {
    let row: UnsafeMutablePointer<Sample>

    @inline(__always)
    func put(_ vector: SIMD8<UInt16>, at i: Int) { unsafe Sample.store(vector, row, i) }

    @inline(__always)
    func put(_ sample: UInt16, at i: Int) { unsafe row[i] = Sample(narrowing: sample) }
}

/// Even and odd pixels apart, four channels each.
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

/// Even and odd samples apart, one channel.
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

/// Puts the finer samples in place of a coarser one: an even and an odd one, from vectors of each.
protocol BlurMerge {
    func put(even: SIMD8<UInt16>, odd: SIMD8<UInt16>, at i: Int)
    func put(even: UInt16, at i: Int)
    func put(odd: UInt16, at i: Int)
}

/// Pixels of four channels.
@unsafe struct BlurMerge4<Sample: BlurSample>: BlurMerge {
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

/// Samples of one channel.
@unsafe struct BlurMerge1<Sample: BlurSample>: BlurMerge {
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
