/// A metric that judges differing pixels by a distance of colours and ignores those that look like
/// anti-aliasing.
struct PerceptualMetric<Color: ColorMetric>: PixelMetric {
    let color: Color
    /// `true` if each pixel is decided on its own. Default: `false`; tests compare both.
    var usesScalarKernels = false
    let countsInvisiblePixels = false

    func filterMarks<Component: PixelComponent>(
        _ views: PixelViews<Component>, rows: Range<Int>, _ words: UnsafeMutablePointer<UInt64>, stride: Int
    ) -> Int {
        var memory = color.makeCache()
        var antialiased = 0
        let detector = color.antialiasing
        var scan: AntialiasingScan?
        if Component.self == UInt8.self, !usesScalarKernels, let detector {
            unsafe scan = unsafe AntialiasingScan(detector, views.asEightBit)
        }
        for y in rows {
            for index in 0..<stride {
                let marks = unsafe words[y &* stride &+ index]
                guard marks != 0 else { continue }
                var kept = unsafe above(views, marks, x: index &* 64, y: y, &memory)
                if let detector, kept != 0 {
                    let found =
                        unsafe scan?.antialiased(kept, index: index, y: y)
                        ?? detector.antialiased(views, (kept, kept), x: index &* 64, y: y)
                    kept &= ~found
                    antialiased &+= found.nonzeroBitCount
                }
                unsafe words[y &* stride &+ index] = kept
            }
        }
        return antialiased
    }

    /// Returns those of up to 64 marked pixels from `x` on for which the distance exceeds the limit.
    private func above<Component: PixelComponent>(
        _ views: PixelViews<Component>, _ marks: UInt64, x: Int, y: Int, _ memory: inout Color.Cache
    ) -> UInt64 {
        var result: UInt64 = 0
        var undecided = marks
        let (first, second) = unsafe (views.expected.row(y) + x, views.actual.row(y) + x)
        if Component.self == UInt8.self, !usesScalarKernels {
            let groups = unsafe min(8, (views.width &- x) / 8)
            let whole: UInt64 = groups == 8 ? .max : 1 &<< UInt64(truncatingIfNeeded: groups &* 8) &- 1
            let (above, unsure) = unsafe color.screen(
                UnsafeRawPointer(first).assumingMemoryBound(to: UInt32.self),
                UnsafeRawPointer(second).assumingMemoryBound(to: UInt32.self), marks & whole, groups: groups)
            result = above & marks
            undecided &= unsure | ~whole
        }
        let start = unsafe y &* views.expected.width &+ x
        while undecided != 0 {
            let bit = undecided.trailingZeroBitCount
            undecided &= undecided &- 1
            if unsafe color.exceeds(
                Component.self, first[bit], second[bit], place: start &+ bit, &memory)
            {
                result |= 1 &<< UInt64(truncatingIfNeeded: bit)
            }
        }
        return result
    }
}
