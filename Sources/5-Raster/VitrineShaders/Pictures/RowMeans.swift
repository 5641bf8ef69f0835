import VitrinePixels

/// The means of equal parts of a row of pixels.
struct RowMeans: Sendable {
    private let parts: [PictureMeans.Part]
    private let divisor: PictureMeans.Divisor
    private let half: UInt64

    /// Creates the means of a number of parts of a row, which has at least twice as many pixels.
    init(_ count: Int, of length: Int) {
        parts = (0..<count).map { PictureMeans.Part($0, of: count, length: length) }
        divisor = PictureMeans.Divisor(length)
        half = UInt64(length / 2)
    }

    /// Writes the means, given the pixels of the row by their places.
    @inline(__always)
    func write(to out: UnsafeMutablePointer<PackedPixel>, _ pixel: (Int) -> SIMD4<UInt32>) {
        for x in parts.indices {
            let part = parts[x]
            var sum = SIMD4(repeating: half)
            sum &+= SIMD4(truncatingIfNeeded: pixel(part.first)) &* part.firstWeight
            if part.last > part.first {
                sum &+= SIMD4(truncatingIfNeeded: pixel(part.last)) &* part.lastWeight
                // A sum of 2^16 components of 16 bits has 32.
                for start in stride(from: part.first + 1, to: part.last, by: 1 << 16) {
                    var between = SIMD4<UInt32>()
                    for place in start..<min(start + 1 << 16, part.last) { between &+= pixel(place) }
                    sum &+= SIMD4(truncatingIfNeeded: between) &* part.weight
                }
            }
            unsafe out[x] = divisor.pixel(sum)
        }
    }
}
