import CRowKernels

/// Rows of a plane with one sample for each pixel.
@safe struct PlaneRows {
    typealias Samples = UnsafePointer<UInt16>

    /// What is added to quarters before they are rounded down, on the left (even) and on the right (odd).
    static let columnBias: (even: UInt16, odd: UInt16) = (1, 2)

    private let plane: SamplePlane
    private let samples: UnsafePointer<UInt8>
    private let upsampling: PlaneUpsampling
    private let width: Int
    private let horizontal: Int
    private let vertical: Int
    private let bias: (even: UInt16, odd: UInt16)
    /// A row of pixels.
    private let row: UnsafeMutablePointer<UInt16>
    /// Two rows of samples, and their sums with one more at each end.
    private let near: UnsafeMutablePointer<UInt16>
    private let far: UnsafeMutablePointer<UInt16>
    private let sums: UnsafeMutablePointer<UInt16>

    /// Creates rows, which must be closed.
    ///
    /// - Parameters:
    ///   - plane: The plane.
    ///   - samples: Its samples, which must outlive the rows.
    ///   - image: The picture that the plane is of.
    init(_ plane: SamplePlane, _ samples: UnsafePointer<UInt8>, of image: PlanarImage) {
        self.plane = plane
        unsafe self.samples = samples
        width = image.width
        (horizontal, vertical) = (image.horizontal, image.vertical)
        bias = image.smoothing.bias
        upsampling = PlaneUpsampling(plane, of: image)
        func zeros(_ count: Int) -> UnsafeMutablePointer<UInt16> {
            let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
            unsafe memory.initialize(repeating: 0, count: count)
            return unsafe memory
        }
        // Twice the samples are one more than the pixels where these are an odd number.
        unsafe row = zeros(width + 2 * plane.width)
        unsafe near = zeros(plane.width)
        unsafe far = zeros(plane.width)
        unsafe sums = zeros(plane.width + 2)
    }

    func close() {
        unsafe row.deallocate()
        unsafe near.deallocate()
        unsafe far.deallocate()
        unsafe sums.deallocate()
    }

    /// Returns a row of the picture, which is valid until the next is asked for.
    func row(_ y: Int) -> Samples {
        switch upsampling {
        case .none: unsafe read(y, into: row)
        case .nearest:
            unsafe read(y * plane.vertical / vertical, into: near)
            for x in 0..<width {
                unsafe row[x] = near[min(x * plane.horizontal / horizontal, plane.width - 1)]
            }
        case .rows:
            // Half of a step is added in one row and nearly half in the other, so that no row is lighter.
            unsafe mixNeighbours(of: y, into: row, bias: y & 1 == 0 ? 1 : 2, shift: 2)
        case .columns:
            unsafe read(y, into: sums + 1)
            widen(bias: Self.columnBias, shift: 2)
        case .both:
            unsafe mixNeighbours(of: y, into: sums + 1, bias: 0, shift: 0)
            widen(bias: bias, shift: 4)
        }
        return unsafe Samples(row)
    }

    /// Returns a stored row; beyond the first and last, those.
    private func stored(_ y: Int) -> UnsafePointer<UInt8> {
        unsafe samples + plane.place(ofRow: y)
    }

    private func read(_ y: Int, into out: UnsafeMutablePointer<UInt16>) {
        let from = unsafe stored(y)
        guard plane.depth > 8 else { return unsafe vitrine_widen_samples(out, plane.width, from) }
        let highest = plane.highest
        let raw = unsafe UnsafeRawPointer(from)
        for x in 0..<plane.width {
            unsafe out[x] = min(raw.loadUnaligned(fromByteOffset: 2 &* x, as: UInt16.self), highest)
        }
    }

    /// Mixes the row of samples that a row of pixels lies in, and the next nearest.
    private func mixNeighbours(of y: Int, into out: UnsafeMutablePointer<UInt16>, bias: UInt16, shift: Int) {
        let rows = plane.neighbours(ofRow: y)
        guard plane.depth > 8 else {
            return unsafe vitrine_mix_bytes(
                out, plane.width, stored(rows.near), stored(rows.far), bias, shift)
        }
        unsafe read(rows.near, into: near)
        unsafe read(rows.far, into: far)
        unsafe vitrine_mix_samples(out, plane.width, near, far, bias, shift)
    }

    /// Makes two pixels of each sum.
    private func widen(bias: (even: UInt16, odd: UInt16), shift: Int) {
        let count = plane.width
        unsafe sums[0] = sums[1]
        unsafe sums[count + 1] = sums[count]
        unsafe vitrine_double_samples(row, count, sums + 1, bias.even, bias.odd, shift)
    }
}
