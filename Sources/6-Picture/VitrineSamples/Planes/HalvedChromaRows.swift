import CRowKernels

/// Rows of pixels of the commonest photographs: luma of 8 bits for each pixel, and Cb and Cr, as JPEG has
/// them, for two or four. They must be closed.
///
/// Chroma is smoothed as in ``PlaneRows``, but never stored for each pixel.
@safe struct HalvedChromaRows {
    private let samples: [UnsafePointer<UInt8>]
    private let planes: [SamplePlane]
    private let isHalfHigh: Bool
    private let bias: (even: UInt16, odd: UInt16)
    private let shift: Int
    private let columns: Range<Int>
    /// The columns of chroma that the pixels lie in.
    private let parts: Range<Int>
    /// The sums of a row of Cb and of Cr, with one more at each end.
    private let sums: [UnsafeMutablePointer<UInt16>]

    /// Creates rows; `nil` for other pictures.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - samples: The samples of its planes, which must outlive the rows.
    ///   - colors: What the planes are together.
    ///   - columns: The columns that are needed.
    init?(
        _ image: PlanarImage, _ samples: [UnsafePointer<UInt8>], _ colors: SampleColors,
        _ columns: Range<Int>
    ) {
        planes = image.planes
        guard planes.count == 3, colors == .components(.full), planes.allSatisfy({ $0.depth == 8 }),
            planes[1].width == planes[2].width, planes[0].width >= image.width,
            2 * planes[1].width >= image.width
        else { return nil }
        let ways = planes.map { PlaneUpsampling($0, of: image) }
        guard ways[0] == .none, ways[1] == ways[2], ways[1] == .columns || ways[1] == .both else {
            return nil
        }
        unsafe self.samples = samples
        isHalfHigh = ways[1] == .both
        (bias, shift) = isHalfHigh ? (image.smoothing.bias, 4) : (PlaneRows.columnBias, 2)
        // A pair of pixels is made at a time.
        parts = columns.lowerBound / 2..<(columns.upperBound + 1) / 2
        self.columns = 2 * parts.lowerBound..<min(2 * parts.upperBound, image.width)
        let count = planes[1].width + 2
        unsafe sums = (0..<2).map { _ in .allocate(capacity: count) }
    }

    func close() { unsafe sums.forEach { unsafe $0.deallocate() } }

    /// Writes the needed columns of a row, given the place of its first.
    func write(_ y: Int, to out: UnsafeMutablePointer<UInt8>) {
        for index in 0..<2 { unsafe sum(y, planes[index + 1], samples[index + 1], into: sums[index]) }
        let (first, part) = (columns.lowerBound, parts.lowerBound)
        unsafe vitrine_color_halved(
            out + 4 * first, columns.count, samples[0] + planes[0].place(ofRow: y) + first,
            sums[0] + 1 + part, sums[1] + 1 + part, bias.even, bias.odd, shift)
    }

    /// Writes the sums of chroma at the needed columns, and at their neighbours.
    private func sum(
        _ y: Int, _ plane: SamplePlane, _ samples: UnsafePointer<UInt8>,
        into sums: UnsafeMutablePointer<UInt16>
    ) {
        let (width, rowBytes) = (plane.width, plane.rowBytes)
        let needed = max(parts.lowerBound - 1, 0)..<min(parts.upperBound + 1, width)
        let out = unsafe sums + 1 + needed.lowerBound
        if isHalfHigh {
            let (near, far) = plane.neighbours(ofRow: y)
            unsafe vitrine_mix_bytes(
                out, needed.count, samples + near * rowBytes + needed.lowerBound,
                samples + far * rowBytes + needed.lowerBound, 0, 0)
        } else {
            unsafe vitrine_widen_samples(
                out, needed.count, samples + plane.place(ofRow: y) + needed.lowerBound)
        }
        if needed.lowerBound == 0 { unsafe sums[0] = sums[1] }
        if needed.upperBound == width { unsafe sums[width + 1] = sums[width] }
    }
}
