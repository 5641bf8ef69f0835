/// The samples of one component of a picture: as many as pixels, or fewer where it is subsampled.
package struct SamplePlane: Sendable {
    /// The columns and rows that belong to the picture.
    package let width: Int
    package let height: Int
    /// The number of samples from one row to the next, at least `width`.
    package let stride: Int
    /// The number of samples in an area in which the densest component has
    /// ``PlanarImage/horizontal`` times ``PlanarImage/vertical``.
    package let horizontal: Int
    package let vertical: Int
    /// The samples, row by row from `start` on; planes may share an array.
    package let samples: [UInt8]
    package let start: Int

    /// Creates a plane.
    package init(
        width: Int, height: Int, stride: Int, horizontal: Int = 1, vertical: Int = 1, samples: [UInt8],
        from start: Int = 0
    ) {
        precondition(width > 0 && height > 0 && stride >= width && samples.count - start >= stride * height)
        self.width = width
        self.height = height
        self.stride = stride
        self.horizontal = horizontal
        self.vertical = vertical
        self.samples = samples
        self.start = start
    }
}
