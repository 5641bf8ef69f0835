/// Rows of a plane with one sample for each pixel.
@safe struct PlaneRows {
    typealias Bytes = UnsafePointer<UInt8>

    private let plane: SamplePlane
    private let samples: Bytes
    private let upsampling: PlaneUpsampling
    private let width: Int
    private let horizontal: Int
    private let vertical: Int
    private let bias: (Int32, Int32)
    /// A row of pixels, and sums of two rows of samples with one more at each end.
    private let row: UnsafeMutablePointer<UInt8>
    private let sums: UnsafeMutablePointer<Int32>

    /// Creates rows, which must be closed.
    ///
    /// - Parameters:
    ///   - plane: The plane.
    ///   - samples: Its samples, which must outlive the rows.
    ///   - image: The picture that the plane is of.
    init(_ plane: SamplePlane, _ samples: Bytes, of image: PlanarImage) {
        self.plane = plane
        unsafe self.samples = samples
        width = image.width
        (horizontal, vertical) = (image.horizontal, image.vertical)
        bias = image.smoothing.bias
        upsampling = PlaneUpsampling(plane, of: image)
        // Twice the samples are one more than the pixels where these are an odd number.
        unsafe row = .allocate(capacity: width + 2 * plane.width)
        unsafe row.initialize(repeating: 0, count: width + 2 * plane.width)
        unsafe sums = .allocate(capacity: plane.width + 2)
        unsafe sums.initialize(repeating: 0, count: plane.width + 2)
    }

    func close() {
        unsafe row.deallocate()
        unsafe sums.deallocate()
    }

    /// Returns a row of the picture, which is valid until the next is asked for.
    func row(_ y: Int) -> Bytes {
        switch upsampling {
        case .none: return unsafe stored(y)
        case .nearest:
            let from = unsafe stored(y * plane.vertical / vertical)
            for x in 0..<width {
                unsafe row[x] = from[min(x * plane.horizontal / horizontal, plane.width - 1)]
            }
        case .rows:
            let (near, far) = unsafe neighbours(y)
            // Half of a step is added in one row and nearly half in the other, so that no row is lighter.
            let bias: UInt16 = y & 1 == 0 ? 1 : 2
            for x in 0..<width {
                let sum = unsafe 3 &* UInt16(near[x]) &+ UInt16(far[x])
                unsafe row[x] = UInt8(truncatingIfNeeded: (sum &+ bias) &>> 2)
            }
        case .columns:
            let from = unsafe stored(y)
            for x in 0..<plane.width { unsafe sums[x + 1] = Int32(from[x]) }
            widen(bias: (1, 2), shift: 2)
        case .both:
            let (near, far) = unsafe neighbours(y)
            for x in 0..<plane.width { unsafe sums[x + 1] = 3 &* Int32(near[x]) &+ Int32(far[x]) }
            widen(bias: bias, shift: 4)
        }
        return unsafe Bytes(row)
    }

    private func stored(_ y: Int) -> Bytes {
        unsafe samples + max(0, min(y, plane.height - 1)) * plane.stride
    }

    /// Returns the row of samples that a row of pixels lies in, and the next nearest.
    private func neighbours(_ y: Int) -> (near: Bytes, far: Bytes) {
        unsafe (stored(y / 2), stored(y & 1 == 0 ? y / 2 - 1 : y / 2 + 1))
    }

    /// Makes two pixels of each sum.
    private func widen(bias: (Int32, Int32), shift: Int32) {
        let count = plane.width
        unsafe sums[0] = sums[1]
        unsafe sums[count + 1] = sums[count]
        for x in 0..<count {
            let near = unsafe 3 &* sums[x + 1]
            unsafe row[2 * x] = UInt8(truncatingIfNeeded: (near &+ sums[x] &+ bias.0) &>> shift)
            unsafe row[2 * x + 1] = UInt8(truncatingIfNeeded: (near &+ sums[x + 2] &+ bias.1) &>> shift)
        }
    }
}
