/// The samples of one component of a picture, in memory that a decoder owns.
@safe package struct YUVPlane {
    /// The first sample, of one byte, or with more than 8 bits of two in the machine's order.
    let samples: UnsafeRawPointer
    /// The number of bytes from one row to the next.
    let rowBytes: Int
    package let width: Int
    package let height: Int
    /// The number of bits of a sample: 8 to 16.
    package let depth: Int

    /// Creates a plane.
    package init(_ samples: UnsafeRawPointer, rowBytes: Int, width: Int, height: Int, depth: Int) {
        precondition(width > 0 && height > 0 && (8...16).contains(depth))
        precondition(rowBytes >= width * (depth > 8 ? 2 : 1))
        unsafe self.samples = samples
        self.rowBytes = rowBytes
        self.width = width
        self.height = height
        self.depth = depth
    }

    /// Copies a row; beyond the first and last, those. Bits above the depth are not samples.
    func read(row: Int, into out: UnsafeMutablePointer<Int32>) {
        let from = unsafe samples + max(0, min(row, height - 1)) * rowBytes
        if depth == 8 {
            let bytes = unsafe from.assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { unsafe out[x] = Int32(bytes[x]) }
        } else {
            let highest = Int32(1) << Int32(depth) - 1
            for x in 0..<width {
                let sample = unsafe from.loadUnaligned(fromByteOffset: 2 &* x, as: UInt16.self)
                unsafe out[x] = min(Int32(sample), highest)
            }
        }
    }
}
