import VitrineThreads

extension BlurExecution {
    /// Downsamples from level `step` to `step + 1`, along each axis that has that many levels.
    func downsampleStage<Sample: BlurSample>(
        _ source: BlurPlane<Sample>, into target: BlurPlane<UInt16>, step: Int
    ) -> WorkStage {
        let filterX = step < x.plan.levels ? x.plan.filters[step] : nil
        let filterY = step < y.plan.levels ? y.plan.filters[step] : nil
        let fromX = levelX(step)
        let toX = levelX(step + 1).stored
        let toY = levelY(step + 1).stored
        // Samples are inverted between the two halves of a step: see `BlurKernels`.
        let invert: UInt16 = filterX != nil && filterY != nil ? 0xFFFF : 0
        let read = filterX.map { BlurAxis.inputRange(for: toX, filter: $0) } ?? fromX.stored
        let borders = filterX == nil ? [] : BlurBorder.missing(in: read, of: fromX)
        let start = min(read.lowerBound, fromX.stored.lowerBound) >> 1
        let end = (max(read.upperBound, fromX.stored.upperBound) + 1) >> 1
        let rowSamples = fromX.stored.count * channels

        return stage(toY.count, work: 4 * toX.count * channels) { [channels] band in
            let evens = unsafe BlurRowBuffer(range: start..<end, channels: channels)
            let odds = unsafe BlurRowBuffer(range: start..<end, channels: channels)
            let zeros = unsafe BlurPlane<Sample>.allocated(stride: rowSamples, height: 1)
            unsafe zeros.base.update(repeating: 0, count: rowSamples)
            defer {
                unsafe evens.free()
                unsafe odds.free()
                unsafe zeros.free()
            }
            // Stored rows begin with an even sample.
            let even = unsafe evens.at(fromX.stored.lowerBound >> 1)
            let odd = unsafe odds.at(fromX.stored.lowerBound >> 1)

            for row in band {
                let j = toY.lowerBound + row
                let rows = unsafe DownsampledRows(
                    filter: filterY, level: levelY(step), first: filterY == nil ? j : 2 * j - 2,
                    source: source, zeros: zeros.base)
                let out = unsafe target.row(row)
                guard let filterX else {
                    unsafe rows.write(to: out, count: rowSamples, invert: invert)
                    continue
                }
                unsafe rows.write(to: even, odds: (odd, channels), count: rowSamples, invert: invert)
                unsafe BlurBorder.fill(borders, channels: channels, zero: invert) {
                    unsafe $0 & 1 == 0 ? evens.at($0 >> 1) : odds.at($0 >> 1)
                }
                let i = toX.lowerBound
                let count = toX.count * channels
                let (before, after) = unsafe (odds.at(i - 1), evens.at(i + 1))
                let inner = unsafe (evens.at(i), odds.at(i))
                let neighbours: BlurKernels.Rows<UInt16> =
                    unsafe filterX == .cubic
                    ? (
                        UnsafePointer(before), UnsafePointer(inner.0), UnsafePointer(inner.1),
                        UnsafePointer(after), UnsafePointer(after), UnsafePointer(after)
                    )
                    : (
                        UnsafePointer(evens.at(i - 1)), UnsafePointer(before), UnsafePointer(inner.0),
                        UnsafePointer(inner.1), UnsafePointer(after), UnsafePointer(odds.at(i + 1))
                    )
                unsafe BlurKernels.halve(neighbours, filterX, into: out, count: count, invert: invert)
            }
        }
    }
}

/// The source rows that one downsampled row is computed from.
@unsafe private struct DownsampledRows<Sample: BlurSample> {
    private let filter: BlurPlan.Filter?
    /// The rows of the filter in ascending order; without a filter all are the same row.
    private let rows: BlurKernels.Rows<Sample>
    /// The further rows that the next downsampled row needs.
    private let ahead: BlurKernels.Ahead<Sample>

    init(
        filter: BlurPlan.Filter?, level: BlurAxis.Level, first: Int, source: BlurPlane<Sample>,
        zeros: UnsafeMutablePointer<Sample>
    ) {
        func row(_ offset: Int) -> UnsafePointer<Sample> {
            let position = level.position(of: filter == nil ? first : first + offset)
            return unsafe UnsafePointer(position.map { unsafe source.row($0) } ?? zeros)
        }
        unsafe self.filter = filter
        // The cubic filter reads from one above the pair to one below it, the quintic one from two to two.
        unsafe rows =
            filter == .cubic
            ? (row(1), row(2), row(3), row(4), row(4), row(4))
            : (row(0), row(1), row(2), row(3), row(4), row(5))
        unsafe ahead = filter == .cubic ? (row(5), row(6)) : (row(6), row(7))
    }

    func write(
        to out: UnsafeMutablePointer<UInt16>, odds: (row: UnsafeMutablePointer<UInt16>, channels: Int)? = nil,
        count: Int, invert: UInt16
    ) {
        guard let filter = unsafe filter else {
            return unsafe BlurKernels.copy(rows.0, into: out, odds: odds, count: count, invert: invert)
        }
        unsafe BlurKernels.halve(
            rows, filter, into: out, odds: odds, count: count, invert: invert, ahead: ahead)
    }
}
