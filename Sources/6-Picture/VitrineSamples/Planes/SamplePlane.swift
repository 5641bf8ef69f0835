/// The samples of one component of a picture: as many as pixels, or fewer where it is subsampled.
package struct SamplePlane: Sendable {
    /// The columns and rows that belong to the picture.
    package let width: Int
    package let height: Int
    /// The number of bytes from one row to the next.
    package let rowBytes: Int
    /// The number of samples in an area in which the densest component has
    /// ``PlanarImage/horizontal`` times ``PlanarImage/vertical``.
    package let horizontal: Int
    package let vertical: Int
    /// The number of bits of a sample, from 8 to 12. Bits above it are no samples.
    package let depth: Int
    /// The samples, row by row from `start` on: with more than 8 bits, two bytes each in the machine's order.
    /// Planes may share an array.
    package let samples: [UInt8]
    package let start: Int

    /// Creates a plane.
    package init(
        width: Int, height: Int, rowBytes: Int, horizontal: Int = 1, vertical: Int = 1, depth: Int = 8,
        samples: [UInt8], from start: Int = 0
    ) {
        precondition(width > 0 && height > 0 && (8...12).contains(depth))
        let needed = width * (depth > 8 ? 2 : 1)
        precondition(rowBytes >= needed && samples.count - start >= rowBytes * (height - 1) + needed)
        self.width = width
        self.height = height
        self.rowBytes = rowBytes
        self.horizontal = horizontal
        self.vertical = vertical
        self.depth = depth
        self.samples = samples
        self.start = start
    }

    /// The highest sample.
    var highest: UInt16 { 1 << UInt16(truncatingIfNeeded: depth) - 1 }

    /// Returns the distance of a row from the first; beyond the first and last, that of those.
    func place(ofRow y: Int) -> Int { max(0, min(y, height - 1)) * rowBytes }

    /// Returns the row of samples that a row of pixels lies in, of which there are two, and the next nearest;
    /// beyond the first and last, those.
    func neighbours(ofRow y: Int) -> (near: Int, far: Int) {
        (min(y / 2, height - 1), max(0, min(y & 1 == 0 ? y / 2 - 1 : y / 2 + 1, height - 1)))
    }
}
