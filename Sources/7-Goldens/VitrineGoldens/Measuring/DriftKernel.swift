import CRowKernels

/// The sums of `DriftScan` for opaque pixels of 8 bits and windows of 16 pixels, computed by row kernels.
///
/// The sum of a window consists of four sums of four columns. Each of these is at most 16,320, so that two
/// fit in 16 bits, and so does the magnitude of all four as an unsigned number.
struct DriftKernel {
    private let plan: DriftPlan
    private var columns: [Int16]
    private var fours: [Int16]
    /// For each eight windows that begin in one cell, the largest magnitude of a sum.
    private var sizes: [UInt16]

    init(_ plan: DriftPlan) {
        self.plan = plan
        // Room to read beyond the last column.
        let count = plan.width * 4 + 128
        columns = [Int16](repeating: 0, count: count)
        fours = [Int16](repeating: 0, count: count)
        sizes = [UInt16](repeating: 0, count: plan.width / 8 + 1)
    }

    mutating func run(
        _ views: PixelViews<UInt8>, _ tops: Range<Int>, _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        for y in tops.lowerBound..<tops.lowerBound + plan.windowHeight - 1 {
            unsafe add(views, y, leaves: false)
        }
        for top in tops {
            unsafe add(views, top + plan.windowHeight - 1, leaves: false)
            if let lefts = plan.lefts(top: top) { slide(lefts, top, &band, &cells) }
            unsafe add(views, top, leaves: true)
        }
    }

    private mutating func add(_ views: PixelViews<UInt8>, _ y: Int, leaves: Bool) {
        guard let span = plan.spans[y] else { return }
        let (expected, actual) = unsafe (
            views.expected.row(y) + span.lowerBound, views.actual.row(y) + span.lowerBound
        )
        let (from, to) = unsafe leaves ? (actual, expected) : (expected, actual)
        unsafe columns.withUnsafeMutableBufferPointer { columns in
            guard let start = columns.baseAddress else { return }
            unsafe vitrine_add_differences(
                start + span.lowerBound * 4, span.count * 4,
                UnsafeRawPointer(from).assumingMemoryBound(to: UInt8.self),
                UnsafeRawPointer(to).assumingMemoryBound(to: UInt8.self))
        }
    }

    private mutating func slide(
        _ lefts: ClosedRange<Int>, _ top: Int, _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        // The cells in which eight windows begin.
        let whole = (lefts.lowerBound + 7) / 8..<max((lefts.upperBound + 1) / 8, (lefts.lowerBound + 7) / 8)
        measure(lefts, whole)
        unsafe fours.withUnsafeBufferPointer { buffer in
            guard let fours = buffer.baseAddress else { return }
            var left = lefts.lowerBound
            while left <= lefts.upperBound {
                // The windows that begin in one cell.
                let end = min((left | 7) &+ 1, lefts.upperBound &+ 1)
                // Use the units of the reference implementation, which weights by alpha.
                let largest = whole.contains(left / 8) ? Int(sizes[left / 8]) &* 255 : .max
                if largest > band.sum {
                    unsafe Self.note(fours, left..<end, top, plan.allowed, &band, &cells)
                } else if largest > plan.allowed {
                    cells.mark(x: left, y: top)
                }
                left = end
            }
        }
    }

    /// Computes the sums of four columns, and the sizes of the windows in whole cells.
    private mutating func measure(_ lefts: ClosedRange<Int>, _ whole: Range<Int>) {
        let start = lefts.lowerBound * 4
        unsafe columns.withUnsafeBufferPointer { columns in
            unsafe fours.withUnsafeMutableBufferPointer { fours in
                unsafe sizes.withUnsafeMutableBufferPointer { sizes in
                    guard let columns = columns.baseAddress, let fours = fours.baseAddress,
                        let sizes = sizes.baseAddress
                    else { return }
                    unsafe vitrine_sum_fours(fours + start, (lefts.count + 12) * 4, columns + start)
                    unsafe vitrine_window_sizes(
                        sizes + whole.lowerBound, whole.count, fours + whole.lowerBound * 32)
                }
            }
        }
    }

    /// Adds windows one by one.
    private static func note(
        _ fours: UnsafePointer<Int16>, _ lefts: Range<Int>, _ top: Int, _ allowed: Int,
        _ band: inout DriftBand, _ cells: inout DriftCells
    ) {
        for left in lefts {
            var largest = 0
            for channel in 0..<4 {
                let four = unsafe fours + (left &* 4 &+ channel)
                let sum = unsafe (Int(four[0]) &+ Int(four[16])) &+ (Int(four[32]) &+ Int(four[48]))
                largest = max(largest, abs(sum))
            }
            largest &*= 255
            if largest > band.sum { band.note(largest, x: left, y: top) }
            if largest > allowed { cells.mark(x: left, y: top) }
        }
    }
}
