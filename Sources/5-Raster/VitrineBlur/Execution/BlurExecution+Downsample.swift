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
                    unsafe rows.write(to: BlurFlatOutput(row: out), count: rowSamples, invert: invert)
                    continue
                }
                if channels == 4 {
                    unsafe rows.write(
                        to: BlurSplitOutput4(evens: even, odds: odd), count: rowSamples, invert: invert)
                } else {
                    unsafe rows.write(
                        to: BlurSplitOutput1(evens: even, odds: odd), count: rowSamples, invert: invert)
                }
                unsafe BlurBorder.fill(borders, channels: channels, zero: invert) {
                    unsafe $0 & 1 == 0 ? evens.at($0 >> 1) : odds.at($0 >> 1)
                }
                let i = toX.lowerBound
                let count = toX.count * channels
                switch filterX {
                case .cubic:
                    unsafe BlurKernels.downsampleCubic(
                        odds.at(i - 1), evens.at(i), odds.at(i), evens.at(i + 1),
                        into: BlurFlatOutput(row: out), count: count, invert: invert)
                case .quintic:
                    unsafe BlurKernels.downsampleQuintic(
                        evens.at(i - 1), odds.at(i - 1), evens.at(i),
                        odds.at(i), evens.at(i + 1), odds.at(i + 1),
                        into: BlurFlatOutput(row: out), count: count, invert: invert)
                }
            }
        }
    }
}

/// The source rows that one downsampled row is computed from.
@unsafe private struct DownsampledRows<Sample: BlurSample> {
    private let filter: BlurPlan.Filter?
    /// The rows from two above the pair to two below it; without a filter all are the same row.
    private let rows:
        (
            UnsafePointer<Sample>, UnsafePointer<Sample>, UnsafePointer<Sample>,
            UnsafePointer<Sample>, UnsafePointer<Sample>, UnsafePointer<Sample>
        )
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
        unsafe rows = (row(0), row(1), row(2), row(3), row(4), row(5))
        unsafe ahead = filter == .cubic ? (row(5), row(6)) : (row(6), row(7))
    }

    func write<Output: BlurOutput>(to output: Output, count: Int, invert: UInt16) {
        switch unsafe filter {
        case .cubic:
            unsafe BlurKernels.downsampleCubic(
                rows.1, rows.2, rows.3, rows.4, into: output, count: count, invert: invert, ahead)
        case .quintic:
            unsafe BlurKernels.downsampleQuintic(
                rows.0, rows.1, rows.2, rows.3, rows.4, rows.5,
                into: output, count: count, invert: invert, ahead)
        case nil:
            // The mean of a sample and itself is that sample: this is a copy, in whatever arrangement the
            // output has.
            unsafe BlurKernels.downsampleCubic(
                rows.0, rows.0, rows.0, rows.0, into: output, count: count, invert: invert)
        }
    }
}
