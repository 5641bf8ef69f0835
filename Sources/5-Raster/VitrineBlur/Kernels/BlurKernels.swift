import CVector
import VitrinePixels

/// The inner loops of the blur: elementwise over rows of 16-bit samples.
///
/// All axes and channel counts share them. A vertical step passes pointers into several rows; a horizontal
/// one passes pointers into one row, offset by whole pixels. `invert` is 0 or 0xFFFF and is xored into the
/// result: averages round up, so each horizontal step runs on inverted samples, where up is down, and the
/// biases of the two steps cancel. (To round half of the averages down instead would take four instructions
/// in place of one on baseline x86-64.)
///
/// Every result is a monotone function of its inputs and maps equal inputs to themselves. Hence colour never
/// exceeds alpha, and constants are preserved.
public enum BlurKernels: Sendable {
    typealias Samples = UnsafePointer<UInt16>
    public typealias Vector = SIMD8<UInt16>

    @inline(__always)
    static func load<Sample: BlurSample>(_ pointer: UnsafePointer<Sample>, _ i: Int) -> Vector {
        unsafe Sample.load(pointer, i)
    }

    @inline(__always)
    private static func mean(_ a: Vector, _ b: Vector) -> Vector { PixelPair.mean(a, b) }

    /// Copies a row, converting between sample widths.
    @inline(__always)
    static func copy<Sample: BlurSample, Result: BlurSample>(
        _ row: UnsafePointer<Sample>, into out: UnsafeMutablePointer<Result>, count: Int
    ) {
        var i = 0
        while i &+ 8 <= count {
            unsafe Result.store(load(row, i), out, i)
            i &+= 8
        }
        while i < count {
            unsafe out[i] = Result(narrowing: row[i].wide)
            i &+= 1
        }
    }

    /// The two rows that are read next, which are prefetched while the current ones are processed.
    ///
    /// The hardware prefetcher stops at the end of a memory page. A screen's row is little longer than a
    /// page; without prefetching, half of the time was spent waiting for rows. Prefetching the rows that are
    /// written gained nothing.
    typealias Ahead<Sample> = (UnsafePointer<Sample>, UnsafePointer<Sample>)

    @inline(__always)
    private static func prefetch<Sample: BlurSample>(_ ahead: Ahead<Sample>?, _ i: Int) {
        guard let ahead = unsafe ahead else { return }
        unsafe vitrine_prefetch(ahead.0 + i)
        unsafe vitrine_prefetch(ahead.1 + i)
    }

    /// Filters four rows with [1 3 3 1]/8.
    @inline(__always)
    static func downsampleCubic<Sample: BlurSample, Output: BlurOutput>(
        _ a: UnsafePointer<Sample>, _ b: UnsafePointer<Sample>, _ c: UnsafePointer<Sample>,
        _ d: UnsafePointer<Sample>,
        into output: Output, count: Int, invert: UInt16, _ ahead: Ahead<Sample>? = nil
    ) {
        let mask = Vector(repeating: invert)
        var i = 0
        while i &+ 8 <= count {
            unsafe prefetch(ahead, i)
            let inner = unsafe mean(load(b, i), load(c, i))
            let outer = unsafe mean(load(a, i), load(d, i))
            output.put(mean(mean(inner, outer), inner) ^ mask, at: i)
            i &+= 8
        }
        while i < count {
            unsafe output.put(
                ScalarBlurKernels.downsampled(a[i].wide, b[i].wide, c[i].wide, d[i].wide) ^ invert, at: i)
            i &+= 1
        }
    }

    /// Filters six rows with [1 5 10 10 5 1]/32.
    @inline(__always)
    static func downsampleQuintic<Sample: BlurSample, Output: BlurOutput>(
        _ a: UnsafePointer<Sample>, _ b: UnsafePointer<Sample>, _ c: UnsafePointer<Sample>,
        _ d: UnsafePointer<Sample>, _ e: UnsafePointer<Sample>, _ f: UnsafePointer<Sample>,
        into output: Output, count: Int, invert: UInt16, _ ahead: Ahead<Sample>? = nil
    ) {
        let mask = Vector(repeating: invert)
        var i = 0
        while i &+ 8 <= count {
            unsafe prefetch(ahead, i)
            let inner = unsafe mean(load(c, i), load(d, i))
            let middle = unsafe mean(load(b, i), load(e, i))
            let outer = unsafe mean(load(a, i), load(f, i))
            let rest = mean(middle, mean(mean(outer, middle), inner))
            output.put(mean(inner, rest) ^ mask, at: i)
            i &+= 8
        }
        while i < count {
            let sample = unsafe ScalarBlurKernels.downsampled(
                a[i].wide, b[i].wide, c[i].wide, d[i].wide, e[i].wide, f[i].wide)
            output.put(sample ^ invert, at: i)
            i &+= 1
        }
    }

    /// Filters with [3 1]/4: the finer sample within `near`, on the side of `far`.
    @inline(__always)
    static func upsampleCubic<Sample: BlurSample>(
        near: Samples, far: Samples,
        into out: UnsafeMutablePointer<Sample>, count: Int, invert: UInt16
    ) {
        let mask = Vector(repeating: invert)
        let output = unsafe BlurFlatOutput(row: out)
        var i = 0
        while i &+ 8 <= count {
            let centre = unsafe load(near, i)
            unsafe output.put(mean(centre, mean(centre, load(far, i))) ^ mask, at: i)
            i &+= 8
        }
        while i < count {
            unsafe output.put(ScalarBlurKernels.upsampled(near: near[i], far: far[i]) ^ invert, at: i)
            i &+= 1
        }
    }

    /// Filters with [5 10 1]/16: the finer sample within `centre`, on the side of `near`.
    @inline(__always)
    static func upsampleQuintic<Sample: BlurSample>(
        near: Samples, centre: Samples, far: Samples,
        into out: UnsafeMutablePointer<Sample>, count: Int, invert: UInt16
    ) {
        let mask = Vector(repeating: invert)
        let output = unsafe BlurFlatOutput(row: out)
        var i = 0
        while i &+ 8 <= count {
            let middle = unsafe load(centre, i)
            let side = unsafe load(near, i)
            let smooth = unsafe mean(mean(side, load(far, i)), middle)
            unsafe output.put(mean(middle, mean(side, smooth)) ^ mask, at: i)
            i &+= 8
        }
        while i < count {
            let sample = unsafe ScalarBlurKernels.upsampled(near: near[i], centre: centre[i], far: far[i])
            unsafe output.put(sample ^ invert, at: i)
            i &+= 1
        }
    }

    /// Computes both finer samples of each coarser one with [1 3]/4 and [3 1]/4.
    ///
    /// `evens` and `odds` are numbers of samples. If a row ends with an even pixel, there is one more even
    /// pixel than odd ones.
    @inline(__always)
    static func upsamplePairsCubic<Merge: UpsampledRowWriter>(
        left: Samples, centre: Samples, right: Samples,
        into merge: Merge, evens: Int, odds: Int, invert: UInt16
    ) {
        let mask = Vector(repeating: invert)
        var i = 0
        while i &+ 8 <= odds {
            let middle = unsafe load(centre, i)
            let even = unsafe mean(middle, mean(middle, load(left, i)))
            let odd = unsafe mean(middle, mean(middle, load(right, i)))
            merge.put(even: even ^ mask, odd: odd ^ mask, at: i)
            i &+= 8
        }
        while i < evens {
            unsafe merge.put(even: ScalarBlurKernels.upsampled(near: centre[i], far: left[i]) ^ invert, at: i)
            if i < odds {
                unsafe merge.put(
                    odd: ScalarBlurKernels.upsampled(near: centre[i], far: right[i]) ^ invert, at: i)
            }
            i &+= 1
        }
    }

    /// Computes both finer samples of each coarser one with [5 10 1]/16 and [1 10 5]/16.
    @inline(__always)
    static func upsamplePairsQuintic<Merge: UpsampledRowWriter>(
        left: Samples, centre: Samples, right: Samples,
        into merge: Merge, evens: Int, odds: Int, invert: UInt16
    ) {
        let mask = Vector(repeating: invert)
        var i = 0
        while i &+ 8 <= odds {
            let middle = unsafe load(centre, i)
            let before = unsafe load(left, i)
            let after = unsafe load(right, i)
            let smooth = mean(mean(before, after), middle)
            merge.put(
                even: mean(middle, mean(before, smooth)) ^ mask,
                odd: mean(middle, mean(after, smooth)) ^ mask, at: i)
            i &+= 8
        }
        while i < evens {
            let even = unsafe ScalarBlurKernels.upsampled(near: left[i], centre: centre[i], far: right[i])
            merge.put(even: even ^ invert, at: i)
            if i < odds {
                let odd = unsafe ScalarBlurKernels.upsampled(near: right[i], centre: centre[i], far: left[i])
                merge.put(odd: odd ^ invert, at: i)
            }
            i &+= 1
        }
    }

    /// Convolves rows with a symmetric kernel.
    ///
    /// - Parameters:
    ///   - rows: `rows[radius + k]` is the row at distance `k`.
    ///   - taps: The weights of the distances 0...radius, as in `BlurPlan`.
    ///   - radius: The radius of the kernel, at least 1.
    @inline(__always)
    static func convolve<Sample: BlurSample, Result: BlurSample>(
        rows: UnsafePointer<UnsafePointer<Sample>>, taps: UnsafePointer<UInt32>, radius: Int,
        into out: UnsafeMutablePointer<Result>, count: Int, invert: UInt16
    ) {
        let mask = Vector(repeating: invert)
        let output = unsafe BlurFlatOutput(row: out)
        let half = SIMD8<UInt32>(repeating: 0x8000)
        let sixteen = SIMD8<UInt32>(repeating: 16)
        var i = 0
        // Processing two vectors at a time shares the weights and the pointers.
        while i &+ 16 <= count {
            let j = i &+ 8
            let centre = unsafe spread(taps[0])
            var low = unsafe half &+ product(load(rows[radius], i), centre)
            var high = unsafe half &+ product(load(rows[radius], j), centre)
            var k = 1
            while k <= radius {
                let weight = unsafe spread(taps[k])
                let before = unsafe rows[radius &- k]
                let after = unsafe rows[radius &+ k]
                unsafe low &+= product(mean(load(before, i), load(after, i)), weight)
                unsafe high &+= product(mean(load(before, j), load(after, j)), weight)
                k &+= 1
            }
            unsafe output.put(Vector(lower: low &>> sixteen) ^ mask, at: i)
            unsafe output.put(Vector(lower: high &>> sixteen) ^ mask, at: j)
            i &+= 16
        }
        while i < count {
            let sample = unsafe ScalarBlurKernels.convolved(rows: rows, taps: taps, radius: radius, at: i)
            unsafe output.put(sample ^ invert, at: i)
            i &+= 1
        }
    }

    /// Returns a weight in every lane.
    ///
    /// The conversion through UInt16 lets the compiler use `pmullw` and `pmulhuw`.
    @inline(__always)
    private static func spread(_ weight: UInt32) -> SIMD8<UInt32> {
        SIMD8<UInt32>(repeating: UInt32(UInt16(truncatingIfNeeded: weight)))
    }

    @inline(__always)
    private static func product(_ samples: Vector, _ weight: SIMD8<UInt32>) -> SIMD8<UInt32> {
        SIMD8<UInt32>(widening: samples) &* weight
    }
}
