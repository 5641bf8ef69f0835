import VitrineThreads

extension BlurExecution {
    /// Convolves each axis with its short kernel at its lowest level.
    func convolveStage<Sample: BlurSample, Result: BlurSample>(
        _ source: BlurPlane<Sample>, into target: BlurPlane<Result>
    ) -> WorkStage {
        let fromX = levelX(steps)
        let fromY = levelY(steps)
        let toX = requiredX(steps)
        let toY = requiredY(steps)
        let radiusX = x.plan.radius
        let radiusY = y.plan.radius
        let tapsX = x.plan.taps
        let tapsY = y.plan.taps
        let invert: UInt16 = radiusX > 0 && radiusY > 0 ? 0xFFFF : 0

        let rowSamples = fromX.stored.count * channels
        let read = (toX.lowerBound - radiusX)..<(toX.upperBound + radiusX)
        let borders = BlurBorder.missing(in: read, of: fromX)
        let start = min(read.lowerBound, fromX.stored.lowerBound)
        let end = max(read.upperBound, fromX.stored.upperBound)

        return stage(toY.count, work: toX.count * channels * (2 + radiusX + radiusY)) { [channels] band in
            let line = unsafe BlurRowBuffer(range: start..<end, channels: channels)
            let zeros = unsafe BlurPlane<Sample>.allocated(stride: rowSamples, height: 1)
            unsafe zeros.base.update(repeating: 0, count: rowSamples)
            defer {
                unsafe line.free()
                unsafe zeros.free()
            }
            var rowsY = unsafe [UnsafePointer<Sample>](
                repeating: UnsafePointer(zeros.base), count: 2 * radiusY + 1)
            let rowsX = unsafe (-radiusX...radiusX).map {
                unsafe UnsafePointer(line.at(toX.lowerBound + $0))
            }

            for row in band {
                let out = unsafe target.row(row)
                let middle = unsafe line.at(fromX.stored.lowerBound)
                for k in -radiusY...radiusY {
                    let position = fromY.position(of: toY.lowerBound + row + k)
                    unsafe rowsY[k + radiusY] = UnsafePointer(
                        position.map { unsafe source.row($0) } ?? zeros.base)
                }
                if radiusY > 0 {
                    unsafe Sample.convolve(
                        rowsY, tapsY, radius: radiusY, into: middle, count: rowSamples, invert: invert)
                } else {
                    unsafe BlurKernels.copy(rowsY[0], into: middle, count: rowSamples)
                }
                unsafe BlurBorder.fill(borders, channels: channels, zero: invert) { unsafe line.at($0) }
                if radiusX > 0 {
                    unsafe Result.convolve(
                        words: rowsX, tapsX, radius: radiusX, into: out, count: toX.count * channels,
                        invert: invert)
                } else {
                    unsafe BlurKernels.copy(words: rowsX[0], into: out, count: toX.count * channels)
                }
            }
        }
    }
}
