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
}
