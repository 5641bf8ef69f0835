/// Rows of a plane with one sample for each pixel of the picture.
///
/// Samples of chroma lie in the middle of the pixels that share them. Each of these takes three quarters of
/// it and a quarter of the next nearest, as in ``PlaneUpsampling``, and as libavif and libwebp do.
@safe struct YUVRows {
    private let plane: YUVPlane
    private let isHalfWide: Bool
    private let isHalfHigh: Bool
    /// A row of pixels.
    let row: UnsafeMutablePointer<Int32>
    /// Two rows of samples, and their sums with one more at each end.
    private let near: UnsafeMutablePointer<Int32>
    private let far: UnsafeMutablePointer<Int32>
    private let sums: UnsafeMutablePointer<Int32>

    /// Creates rows, which must be closed.
    init(_ plane: YUVPlane, isHalfWide: Bool, isHalfHigh: Bool) {
        self.plane = plane
        self.isHalfWide = isHalfWide
        self.isHalfHigh = isHalfHigh
        func zeros(_ count: Int) -> UnsafeMutablePointer<Int32> {
            let memory = UnsafeMutablePointer<Int32>.allocate(capacity: count)
            unsafe memory.initialize(repeating: 0, count: count)
            return unsafe memory
        }
        // Twice the samples are one more than the pixels where these are an odd number.
        unsafe row = zeros(2 * plane.width)
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

    /// Fills ``row`` with a row of the picture.
    func fill(_ y: Int) {
        let count = plane.width
        guard isHalfWide || isHalfHigh else { return unsafe plane.read(row: y, into: row) }
        unsafe plane.read(row: isHalfHigh ? y / 2 : y, into: near)
        if isHalfHigh {
            unsafe plane.read(row: y & 1 == 0 ? y / 2 - 1 : y / 2 + 1, into: far)
            guard isHalfWide else {
                // Half of a step is added in one row and nearly half in the other: no row is lighter.
                let bias: Int32 = y & 1 == 0 ? 1 : 2
                for x in 0..<count { unsafe row[x] = (3 &* near[x] &+ far[x] &+ bias) &>> 2 }
                return
            }
            for x in 0..<count { unsafe sums[x + 1] = 3 &* near[x] &+ far[x] }
            widen(bias: (8, 8), shift: 4)
        } else {
            for x in 0..<count { unsafe sums[x + 1] = near[x] }
            widen(bias: (1, 2), shift: 2)
        }
    }

    /// Makes two pixels of each sum.
    private func widen(bias: (Int32, Int32), shift: Int32) {
        let count = plane.width
        unsafe sums[0] = sums[1]
        unsafe sums[count + 1] = sums[count]
        for x in 0..<count {
            let near = unsafe 3 &* sums[x + 1]
            unsafe row[2 * x] = (near &+ sums[x] &+ bias.0) &>> shift
            unsafe row[2 * x + 1] = (near &+ sums[x + 2] &+ bias.1) &>> shift
        }
    }
}
