extension BlurExecution {
    /// From level `step + 1` up to `step`, along each axis that went that far.
    func double(_ source: BlurPlane, into target: BlurPlane, step: Int) {
        let filterX = step < x.plan.levels ? x.plan.filters[step] : nil
        let filterY = step < y.plan.levels ? y.plan.filters[step] : nil
        let fromX = wantedX(step + 1)
        let fromY = wantedY(step + 1)
        let toX = wantedX(step)
        let toY = wantedY(step)
        let invert: UInt16 = filterX != nil && filterY != nil ? 0xFFFF : 0

        bands(toY.count) { [channels] band in
            let rowSamples = fromX.count * channels
            let line = unsafe BlurLine(span: fromX, channels: channels)
            // `toX` begins with an even sample and its coarser neighbours all lie in `fromX`.
            let first = toX.lowerBound >> 1
            let evens = (toX.count + 1) / 2 * channels
            let odds = toX.count / 2 * channels
            defer { unsafe line.free() }

            for row in band {
                let out = unsafe target.row(row)
                let middle = unsafe filterX == nil ? out : line.at(fromX.lowerBound)
                let i = toY.lowerBound + row
                if let filterY {
                    let centre = unsafe source.row((i >> 1) - fromY.lowerBound)
                    let side = unsafe i & 1 == 0 ? -source.stride : source.stride
                    switch filterY {
                    case .cubic:
                        unsafe BlurKernels.doubleCubic(
                            near: centre, far: centre + side,
                            into: middle, count: rowSamples, invert: invert)
                    case .quintic:
                        unsafe BlurKernels.doubleQuintic(
                            near: centre + side, centre: centre, far: centre - side,
                            into: middle, count: rowSamples, invert: invert)
                    }
                } else {
                    unsafe middle.update(from: source.row(row), count: rowSamples)
                }
                guard let filterX else { continue }
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
}
