extension BlurExecution {
    /// From level `step + 1` up to `step`, along each axis that went that far.
    ///
    /// Rows of a large result written past the caches took a tenth longer in all: a screen of 12 MB stays in the last of them.
    func doubling<Sample: BlurSample>(
        _ source: BlurPlane<UInt16>, into target: BlurPlane<Sample>, step: Int
    ) -> WorkStage {
        let filterX = step < x.plan.levels ? x.plan.filters[step] : nil
        let filterY = step < y.plan.levels ? y.plan.filters[step] : nil
        let fromX = wantedX(step + 1)
        let fromY = wantedY(step + 1)
        let toX = wantedX(step)
        let toY = wantedY(step)
        let invert: UInt16 = filterX != nil && filterY != nil ? 0xFFFF : 0

        return stage(toY.count, work: toX.count * channels) { [channels] band in
            let rowSamples = fromX.count * channels
            let line = unsafe BlurLine(span: fromX, channels: channels)
            // Its coarser neighbours all lie in `fromX`.
            let first = toX.lowerBound >> 1
            // Pairs begin with an even pixel. Where the result begins with an odd one, which only a region
            // does, rows are written elsewhere with one pixel more.
            let odd = toX.lowerBound & 1
            let evens = (odd + toX.count + 1) / 2 * channels
            let odds = (odd + toX.count) / 2 * channels
            let aside = unsafe BlurPlane<Sample>.allocated(stride: evens + odds, height: odd)
            defer {
                unsafe line.free()
                unsafe aside.free()
            }

            for row in band {
                guard let filterX else {
                    unsafe doubleRows(
                        source, row, filterY, fromY, toY, into: target.row(row), rowSamples, invert)
                    continue
                }
                let out = unsafe odd == 0 ? target.row(row) : aside.base
                defer {
                    if odd != 0 {
                        unsafe target.row(row).update(from: out + channels, count: toX.count * channels)
                    }
                }
                unsafe doubleRows(
                    source, row, filterY, fromY, toY, into: line.at(fromX.lowerBound), rowSamples, invert)
                let left = unsafe UnsafePointer(line.at(first - 1))
                let centre = unsafe UnsafePointer(line.at(first))
                let right = unsafe UnsafePointer(line.at(first + 1))
                switch (filterX, channels) {
                case (.cubic, 4):
                    unsafe BlurKernels.doublePairsCubic(
                        left: left, centre: centre, right: right,
                        into: BlurMerge4(row: out), evens: evens, odds: odds, invert: invert)
                case (.cubic, _):
                    unsafe BlurKernels.doublePairsCubic(
                        left: left, centre: centre, right: right,
                        into: BlurMerge1(row: out), evens: evens, odds: odds, invert: invert)
                case (.quintic, 4):
                    unsafe BlurKernels.doublePairsQuintic(
                        left: left, centre: centre, right: right,
                        into: BlurMerge4(row: out), evens: evens, odds: odds, invert: invert)
                case (.quintic, _):
                    unsafe BlurKernels.doublePairsQuintic(
                        left: left, centre: centre, right: right,
                        into: BlurMerge1(row: out), evens: evens, odds: odds, invert: invert)
                }
            }
        }
    }

    /// The vertical half: one finer row from two or three coarser ones, or a copy where there is none.
    private func doubleRows<Sample: BlurSample>(
        _ source: BlurPlane<UInt16>, _ row: Int, _ filter: BlurPlan.Filter?, _ from: Range<Int>,
        _ to: Range<Int>, into out: UnsafeMutablePointer<Sample>, _ count: Int, _ invert: UInt16
    ) {
        guard let filter else {
            let same = unsafe UnsafePointer(source.row(row))
            // The mean of a sample and itself is the sample.
            return unsafe BlurKernels.doubleCubic(near: same, far: same, into: out, count: count, invert: 0)
        }
        let i = to.lowerBound + row
        let centre = unsafe source.row((i >> 1) - from.lowerBound)
        let side = unsafe i & 1 == 0 ? -source.stride : source.stride
        switch filter {
        case .cubic:
            unsafe BlurKernels.doubleCubic(
                near: centre, far: centre + side, into: out, count: count, invert: invert)
        case .quintic:
            unsafe BlurKernels.doubleQuintic(
                near: centre + side, centre: centre, far: centre - side, into: out, count: count,
                invert: invert)
        }
    }
}
