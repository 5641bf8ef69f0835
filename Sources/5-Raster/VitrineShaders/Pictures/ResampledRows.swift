import CRowKernels
import VitrinePixels

/// The rows of a picture that is drawn at another size, while one thread reads them.
protocol ResampledRows {
    /// Writes the pixels at places in a row.
    func write(ofRow y: Int, at places: [Int], to out: UnsafeMutablePointer<PackedPixel>)

    /// Writes the means of parts of a row.
    func writeMeans(ofRow y: Int, _ means: RowMeans, to out: UnsafeMutablePointer<PackedPixel>)

    /// Adds the components of columns of rows, each times the weight of its row, to sums, of which the first
    /// are those of column 0.
    func add(
        rows: ArraySlice<Int>, _ columns: Range<Int>, times weights: ArraySlice<UInt32>,
        to sums: UnsafeMutablePointer<UInt32>)
}

extension Pixmap: ResampledRows {
    func write(ofRow y: Int, at places: [Int], to out: UnsafeMutablePointer<PackedPixel>) {
        for (x, place) in places.enumerated() { unsafe out[x] = PackedPixel(pixels[y * width + place]) }
    }

    func writeMeans(ofRow y: Int, _ means: RowMeans, to out: UnsafeMutablePointer<PackedPixel>) {
        precondition(y >= 0 && y < height)
        unsafe pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let row = unsafe base + y * width
            unsafe means.write(to: out) { place in unsafe SIMD4(truncatingIfNeeded: row[place]) }
        }
    }

    func add(
        rows: ArraySlice<Int>, _ columns: Range<Int>, times weights: ArraySlice<UInt32>,
        to sums: UnsafeMutablePointer<UInt32>
    ) {
        precondition(columns.lowerBound >= 0 && columns.upperBound <= width)
        unsafe pixels.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for (row, weight) in zip(rows, weights) {
                precondition(row >= 0 && row < height)
                let first = unsafe UnsafeRawPointer(base + row * width + columns.lowerBound)
                unsafe vitrine_add_weighted(
                    sums + 4 * columns.lowerBound, 4 * columns.count,
                    first.assumingMemoryBound(to: UInt16.self), weight)
            }
        }
    }
}
