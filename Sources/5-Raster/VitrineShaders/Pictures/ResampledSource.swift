import CRowKernels
import VitrinePixels

/// The pixels of a picture that is drawn at another size, in the form in which they are kept.
protocol ResampledSource: Sendable {
    var width: Int { get }
    var height: Int { get }

    /// Returns a pixel by its place among all of them.
    func packed(_ index: Int) -> PackedPixel

    /// Returns the sums of the components of at most 2^16 pixels of a row, by their places among all.
    func shortSum(of places: Range<Int>) -> SIMD4<UInt32>

    /// Adds the components of columns of a row, each times a weight, to sums, of which the first are those of
    /// column 0.
    func add(
        row: Int, _ columns: Range<Int>, times weight: UInt32, to sums: UnsafeMutablePointer<UInt32>)
}

extension Pixmap: ResampledSource {
    @inline(__always)
    func packed(_ index: Int) -> PackedPixel { PackedPixel(pixels[index]) }

    @inline(__always)
    func shortSum(of places: Range<Int>) -> SIMD4<UInt32> {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            var sum = SIMD4<UInt32>()
            for place in places { unsafe sum &+= SIMD4(truncatingIfNeeded: pixels[place]) }
            return sum
        }
    }

    func add(
        row: Int, _ columns: Range<Int>, times weight: UInt32, to sums: UnsafeMutablePointer<UInt32>
    ) {
        precondition(row >= 0 && row < height && columns.lowerBound >= 0 && columns.upperBound <= width)
        unsafe pixels.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let first = unsafe UnsafeRawPointer(base + row * width + columns.lowerBound)
            unsafe vitrine_add_weighted(
                sums + 4 * columns.lowerBound, 4 * columns.count,
                first.assumingMemoryBound(to: UInt16.self), weight)
        }
    }
}

extension OpaqueImage: ResampledSource {
    @inline(__always)
    func packed(_ index: Int) -> PackedPixel {
        let (red, green, blue) = (
            bytes.components[4 * index], bytes.components[4 * index + 1], bytes.components[4 * index + 2]
        )
        let colors = UInt64(red) | UInt64(green) << 16 | UInt64(blue) << 32
        return colors &* 257 | 0xFFFF << 48
    }

    @inline(__always)
    func shortSum(of places: Range<Int>) -> SIMD4<UInt32> {
        unsafe bytes.components.withUnsafeBufferPointer { components in
            precondition(places.lowerBound >= 0 && 4 * places.upperBound <= components.count)
            var sum = SIMD4<UInt32>()
            let raw = UnsafeRawBufferPointer(components)
            for place in places {
                let pixel = unsafe raw.loadUnaligned(fromByteOffset: 4 &* place, as: SIMD4<UInt8>.self)
                sum &+= SIMD4(truncatingIfNeeded: pixel)
            }
            return sum &* 257
        }
    }

    func add(
        row: Int, _ columns: Range<Int>, times weight: UInt32, to sums: UnsafeMutablePointer<UInt32>
    ) {
        precondition(row >= 0 && row < height && columns.lowerBound >= 0 && columns.upperBound <= width)
        unsafe bytes.components.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe vitrine_add_weighted_bytes(
                sums + 4 * columns.lowerBound, 4 * columns.count,
                base + 4 * (row * width + columns.lowerBound), weight)
        }
    }
}
