import CRowKernels
import VitrinePixels

/// The pixels of a picture that is drawn at another size, in the form in which they are kept.
protocol ResampledSource: Sendable {
    var width: Int { get }
    var height: Int { get }

    /// Returns a pixel by its place among all of them.
    func packed(_ index: Int) -> PackedPixel

    /// Writes the means of parts of a row.
    func writeMeans(ofRow y: Int, _ means: RowMeans, to out: UnsafeMutablePointer<PackedPixel>)

    /// Adds the components of columns of a row, each times a weight, to sums, of which the first are those of
    /// column 0.
    func add(
        row: Int, _ columns: Range<Int>, times weight: UInt32, to sums: UnsafeMutablePointer<UInt32>)
}

extension Pixmap: ResampledSource {
    @inline(__always)
    func packed(_ index: Int) -> PackedPixel { PackedPixel(pixels[index]) }

    func writeMeans(ofRow y: Int, _ means: RowMeans, to out: UnsafeMutablePointer<PackedPixel>) {
        precondition(y >= 0 && y < height)
        unsafe pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let row = unsafe base + y * width
            unsafe means.write(to: out) { place in unsafe SIMD4(truncatingIfNeeded: row[place]) }
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

    func writeMeans(ofRow y: Int, _ means: RowMeans, to out: UnsafeMutablePointer<PackedPixel>) {
        precondition(y >= 0 && y < height)
        unsafe bytes.components.withUnsafeBufferPointer { components in
            guard let base = components.baseAddress else { return }
            let row = unsafe UnsafeRawPointer(base + 4 * y * width)
            unsafe means.write(to: out) { place in
                let pixel = unsafe row.loadUnaligned(fromByteOffset: 4 &* place, as: SIMD4<UInt8>.self)
                return SIMD4<UInt32>(truncatingIfNeeded: pixel) &* 257
            }
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
