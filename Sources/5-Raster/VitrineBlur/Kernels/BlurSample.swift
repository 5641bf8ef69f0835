import CRowKernels

/// A sample of a blur's source and result. Within the blur all samples have 16 bits.
protocol BlurSample: FixedWidthInteger & UnsignedInteger & Sendable {
    /// The sample, widened to 16 bits.
    var wide: UInt16 { get }
    /// Creates a sample from 16 bits, rounded to nearest.
    init(narrowing wide: UInt16)
    /// Convolves rows of samples with a symmetric kernel, into 16 bits.
    ///
    /// - Parameters:
    ///   - rows: `rows[radius + k]` is the row at distance `k`.
    ///   - taps: The weights of the distances 0...radius, as in `BlurPlan`.
    ///   - radius: The radius of the kernel, at least 1.
    ///   - out: The row to write.
    ///   - count: The number of samples.
    ///   - invert: What the result is xored with: see `BlurKernels`.
    static func convolve(
        _ rows: UnsafePointer<UnsafePointer<Self>>, _ taps: UnsafePointer<UInt32>, radius: Int,
        into out: UnsafeMutablePointer<UInt16>, count: Int, invert: UInt16)
    /// Convolves rows of 16 bits with a symmetric kernel, into samples.
    static func convolve(
        words rows: UnsafePointer<UnsafePointer<UInt16>>, _ taps: UnsafePointer<UInt32>, radius: Int,
        into out: UnsafeMutablePointer<Self>, count: Int, invert: UInt16)
    /// Halves rows of samples into 16 bits: see `vitrine_row_kernels`.
    static func halve(
        _ rows: UnsafePointer<UnsafePointer<Self>>, _ filter: BlurPlan.Filter,
        into out: UnsafeMutablePointer<UInt16>, odds: UnsafeMutablePointer<UInt16>?, count: Int,
        arrangement: Int, invert: UInt16, ahead: UnsafePointer<UnsafePointer<Self>>?)
    /// Computes a finer row of samples from two or three coarser ones.
    static func doubleRow(
        near: UnsafePointer<UInt16>, centre: UnsafePointer<UInt16>, far: UnsafePointer<UInt16>,
        _ filter: BlurPlan.Filter, into out: UnsafeMutablePointer<Self>, count: Int, invert: UInt16)
    /// Computes both finer samples of each coarser one of a row, and interleaves them.
    ///
    /// - Parameters:
    ///   - evens: The number of samples of even pixels.
    ///   - odds: The number of samples of odd pixels, which is that or a pixel less.
    static func doublePairs(
        left: UnsafePointer<UInt16>, centre: UnsafePointer<UInt16>, right: UnsafePointer<UInt16>,
        _ filter: BlurPlan.Filter, into out: UnsafeMutablePointer<Self>, evens: Int, odds: Int,
        channels: Int, invert: UInt16)
}

extension UInt16: BlurSample {
    @inline(__always) var wide: UInt16 { self }
    @inline(__always) init(narrowing wide: UInt16) { self = wide }

    static func convolve(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>, _ taps: UnsafePointer<UInt32>, radius: Int,
        into out: UnsafeMutablePointer<UInt16>, count: Int, invert: UInt16
    ) {
        unsafe vitrine_convolve(out, count, rows, taps, radius, invert)
    }

    static func convolve(
        words rows: UnsafePointer<UnsafePointer<UInt16>>, _ taps: UnsafePointer<UInt32>, radius: Int,
        into out: UnsafeMutablePointer<UInt16>, count: Int, invert: UInt16
    ) {
        unsafe vitrine_convolve(out, count, rows, taps, radius, invert)
    }

    static func halve(
        _ rows: UnsafePointer<UnsafePointer<UInt16>>, _ filter: BlurPlan.Filter,
        into out: UnsafeMutablePointer<UInt16>, odds: UnsafeMutablePointer<UInt16>?, count: Int,
        arrangement: Int, invert: UInt16, ahead: UnsafePointer<UnsafePointer<UInt16>>?
    ) {
        unsafe vitrine_halve(out, odds, count, rows, ahead, filter.kernelValue, arrangement, invert)
    }

    static func doubleRow(
        near: UnsafePointer<UInt16>, centre: UnsafePointer<UInt16>, far: UnsafePointer<UInt16>,
        _ filter: BlurPlan.Filter, into out: UnsafeMutablePointer<UInt16>, count: Int, invert: UInt16
    ) {
        unsafe vitrine_double_row(out, count, near, centre, far, filter.kernelValue, invert)
    }

    static func doublePairs(
        left: UnsafePointer<UInt16>, centre: UnsafePointer<UInt16>, right: UnsafePointer<UInt16>,
        _ filter: BlurPlan.Filter, into out: UnsafeMutablePointer<UInt16>, evens: Int, odds: Int,
        channels: Int, invert: UInt16
    ) {
        unsafe vitrine_double_pairs(
            out, evens, odds, left, centre, right, filter.kernelValue,
            BlurKernels.split(channels: channels), invert)
    }
}

/// Conversion from 255ths to 65535ths multiplies by 257. Back, `v * 65281/65536`, truncated, is so close to
/// `v * 256/257` that its 256th, rounded, equals `v/257` rounded for each of the 65536 values:
/// `BlurSampleTests` tries them all.
extension UInt8: BlurSample {
    @inline(__always) var wide: UInt16 { UInt16(self) &* 257 }
    @inline(__always) init(narrowing wide: UInt16) {
        self = UInt8(truncatingIfNeeded: ((UInt32(wide) &* 65281) &>> 16 &+ 128) &>> 8)
    }

    static func convolve(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>, _ taps: UnsafePointer<UInt32>, radius: Int,
        into out: UnsafeMutablePointer<UInt16>, count: Int, invert: UInt16
    ) {
        unsafe vitrine_convolve_bytes(out, count, rows, taps, radius, invert)
    }

    static func convolve(
        words rows: UnsafePointer<UnsafePointer<UInt16>>, _ taps: UnsafePointer<UInt32>, radius: Int,
        into out: UnsafeMutablePointer<UInt8>, count: Int, invert: UInt16
    ) {
        unsafe vitrine_convolve_to_bytes(out, count, rows, taps, radius, invert)
    }

    static func halve(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>, _ filter: BlurPlan.Filter,
        into out: UnsafeMutablePointer<UInt16>, odds: UnsafeMutablePointer<UInt16>?, count: Int,
        arrangement: Int, invert: UInt16, ahead: UnsafePointer<UnsafePointer<UInt8>>?
    ) {
        unsafe vitrine_halve_bytes(out, odds, count, rows, ahead, filter.kernelValue, arrangement, invert)
    }

    static func doubleRow(
        near: UnsafePointer<UInt16>, centre: UnsafePointer<UInt16>, far: UnsafePointer<UInt16>,
        _ filter: BlurPlan.Filter, into out: UnsafeMutablePointer<UInt8>, count: Int, invert: UInt16
    ) {
        unsafe vitrine_double_row_to_bytes(out, count, near, centre, far, filter.kernelValue, invert)
    }

    static func doublePairs(
        left: UnsafePointer<UInt16>, centre: UnsafePointer<UInt16>, right: UnsafePointer<UInt16>,
        _ filter: BlurPlan.Filter, into out: UnsafeMutablePointer<UInt8>, evens: Int, odds: Int,
        channels: Int, invert: UInt16
    ) {
        unsafe vitrine_double_pairs_to_bytes(
            out, evens, odds, left, centre, right, filter.kernelValue,
            BlurKernels.split(channels: channels), invert)
    }
}
