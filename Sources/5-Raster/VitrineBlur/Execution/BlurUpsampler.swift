import VitrineThreads

/// The step of a blur from level `step + 1` up to `step`, along each axis that has that many levels; row by
/// row, in any order.
@safe struct BlurUpsampler<Sample: BlurSample>: Sendable {
    private let source: BlurPlane<UInt16>
    private let channels: Int
    private let filterX: BlurPlan.Filter?
    private let filterY: BlurPlan.Filter?
    /// The available samples of the coarser level, and the required ones of the finer level.
    private let fromX: Range<Int>
    private let fromY: Range<Int>
    private let toX: Range<Int>
    private let toY: Range<Int>
    private let invert: UInt16
    /// 1 if the rows begin with an odd pixel, which only happens in a region; otherwise 0.
    ///
    /// Pairs begin with an even pixel, so such rows are first written to a side buffer, with one pixel more.
    private let odd: Int
    /// The number of samples of a row at even and at odd pixels, that additional pixel included.
    private let evens: Int
    private let odds: Int

    init(_ execution: BlurExecution, _ source: BlurPlane<UInt16>, step: Int) {
        let (x, y) = (execution.x.plan, execution.y.plan)
        unsafe self.source = source
        channels = execution.channels
        filterX = step < x.levels ? x.filters[step] : nil
        filterY = step < y.levels ? y.filters[step] : nil
        fromX = execution.requiredX(step + 1)
        fromY = execution.requiredY(step + 1)
        toX = execution.requiredX(step)
        toY = execution.requiredY(step)
        invert = filterX != nil && filterY != nil ? 0xFFFF : 0
        odd = filterX == nil ? 0 : toX.lowerBound & 1
        evens = (odd + toX.count + 1) / 2 * channels
        odds = (odd + toX.count) / 2 * channels
    }

    /// Scratch memory for one row at a time, to be released with `free()`.
    @unsafe struct Lines {
        fileprivate let coarse: BlurRowBuffer
        fileprivate let aside: BlurPlane<Sample>

        func free() {
            unsafe coarse.free()
            unsafe aside.free()
        }
    }

    @unsafe func lines() -> Lines {
        unsafe Lines(
            coarse: BlurRowBuffer(range: fromX, channels: channels),
            aside: BlurPlane<Sample>.allocated(stride: evens + odds, height: odd))
    }

    /// Writes row `row` of the required rows.
    func write(_ row: Int, into result: UnsafeMutablePointer<Sample>, _ lines: Lines) {
        guard let filterX else { return unsafe upsampleRows(row, into: result) }
        let out = unsafe odd == 0 ? result : lines.aside.base
        let line = unsafe lines.coarse
        unsafe upsampleRows(row, into: line.at(fromX.lowerBound))
        // All of the row's coarser neighbours lie in `fromX`.
        let first = toX.lowerBound >> 1
        let left = unsafe UnsafePointer(line.at(first - 1))
        let centre = unsafe UnsafePointer(line.at(first))
        let right = unsafe UnsafePointer(line.at(first + 1))
        unsafe Sample.doublePairs(
            left: left, centre: centre, right: right, filterX, into: out, evens: evens, odds: odds,
            channels: channels, invert: invert)
        if odd != 0 { unsafe result.update(from: out + channels, count: toX.count * channels) }
    }

    /// Computes the vertical half: one finer row from two or three coarser ones, or a copy if this axis has
    /// no such level.
    private func upsampleRows<Row: BlurSample>(_ row: Int, into out: UnsafeMutablePointer<Row>) {
        let count = fromX.count * channels
        guard let filterY else {
            let same = unsafe UnsafePointer(source.row(row))
            return unsafe BlurKernels.copy(words: same, into: out, count: count)
        }
        let i = toY.lowerBound + row
        let centre = unsafe source.row((i >> 1) - fromY.lowerBound)
        let side = unsafe i & 1 == 0 ? -source.stride : source.stride
        let isCubic = filterY == .cubic
        unsafe Row.doubleRow(
            near: isCubic ? centre : centre + side, centre: centre,
            far: isCubic ? centre + side : centre - side, filterY, into: out, count: count, invert: invert)
    }
}

extension BlurExecution {
    /// Upsamples from level `step + 1` to `step`.
    ///
    /// Tried and lost: writing the rows of a large result past the caches took a tenth longer in all, because
    /// a screen of 12 MB stays in the last-level cache; and doing the last step of backdrops row by row while
    /// cards were painted, without a picture in between, took 2 % longer, cards included.
    func upsampleStage<Sample: BlurSample>(
        _ source: BlurPlane<UInt16>, into target: BlurPlane<Sample>, step: Int
    ) -> WorkStage {
        let rows = unsafe BlurUpsampler<Sample>(self, source, step: step)
        return stage(requiredY(step).count, work: requiredX(step).count * channels) { band in
            let lines = unsafe rows.lines()
            defer { unsafe lines.free() }
            for row in band { unsafe rows.write(row, into: target.row(row), lines) }
        }
    }
}
