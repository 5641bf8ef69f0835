import CRowKernels
import VitrinePixels

/// A sample of a blur's source and result. Within the blur all samples have 16 bits.
protocol BlurSample: FixedWidthInteger & UnsignedInteger & Sendable {
    /// Returns eight samples, widened to 16 bits.
    static func load(_ pointer: UnsafePointer<Self>, _ i: Int) -> SIMD8<UInt16>
    /// Writes eight samples narrowed from 16 bits, rounded to nearest.
    static func store(_ vector: SIMD8<UInt16>, _ pointer: UnsafeMutablePointer<Self>, _ i: Int)
    /// The sample, widened to 16 bits.
    var wide: UInt16 { get }
    /// Makes a sample from 16 bits, rounded to nearest.
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
}

extension UInt16: BlurSample {
    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt16>, _ i: Int) -> SIMD8<UInt16> {
        unsafe UnsafeRawPointer(pointer + i).loadUnaligned(as: SIMD8<UInt16>.self)
    }

    @inline(__always)
    static func store(_ vector: SIMD8<UInt16>, _ pointer: UnsafeMutablePointer<UInt16>, _ i: Int) {
        unsafe UnsafeMutableRawPointer(pointer + i).storeBytes(of: vector, as: SIMD8<UInt16>.self)
    }

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
}

/// Conversion from 255ths to 65535ths multiplies by 257. Back, `v * 65281/65536`, truncated, is so close to
/// `v * 256/257` that its 256th, rounded, equals `v/257` rounded for each of the 65536 values:
/// `BlurSampleTests` tries them all.
extension UInt8: BlurSample {
    @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt8>, _ i: Int) -> SIMD8<UInt16> {
        let bytes = unsafe UnsafeRawPointer(pointer + i).loadUnaligned(as: SIMD8<UInt8>.self)
        let words = SIMD8<UInt16>(widening: bytes)
        return words | (words &<< SIMD8<UInt16>(repeating: 8))
    }

    @inline(__always)
    static func store(_ vector: SIMD8<UInt16>, _ pointer: UnsafeMutablePointer<UInt8>, _ i: Int) {
        let product = SIMD8<UInt32>(widening: vector) &* SIMD8(repeating: 65281)
        let scaled = SIMD8<UInt16>(lower: product &>> SIMD8(repeating: 16))
        let rounded = (scaled &+ SIMD8(repeating: 128)) &>> SIMD8(repeating: 8)
        let bytes = SIMD8<UInt8>(lower: rounded)
        unsafe UnsafeMutableRawPointer(pointer + i).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
    }

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
}
