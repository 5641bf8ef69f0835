import VitrineGlass
import VitrinePixels

extension Painter {
    /// Paints rows of steps in bands, one step after the other in each.
    ///
    /// - Parameter limits: The rows to paint. Default: all.
    func paint(_ steps: some Sequence<RowPainter>, rows limits: Range<Int>? = nil) {
        let steps = steps.filter { step in
            !step.bounds.isEmpty
                && limits.map { step.bounds.y0 < $0.upperBound && step.bounds.y1 > $0.lowerBound } ?? true
        }
        guard let first = steps.first else { return }
        var all = steps.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        for step in steps { columnSums.invalidate(step.bounds) }
        var pixels = steps.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
        if let limits {
            (all.y0, all.y1) = (max(all.y0, limits.lowerBound), min(all.y1, limits.upperBound))
            pixels = steps.reduce(0) {
                $0 + $1.bounds.intersection(all).width * $1.bounds.intersection(all).height
            }
        }
        forEachBand(of: all, pixels: pixels) { band in
            for step in steps {
                let part = step.bounds.rows(band)
                if !part.isEmpty { paint(step, part) }
            }
        }
    }

    /// The number of pixels that are painted between two questions whether the picture is still wanted: some
    /// milliseconds' worth.
    private static let pixelsPerQuestion = 1 << 15

    /// Paints a part of a step, as long as the picture is wanted: once something is left out, nothing that
    /// reads it is painted.
    private func paint(_ step: RowPainter, _ part: PixelRect) {
        guard cancellation != nil else { return step.paint(self, part) }
        let height = max(Self.pixelsPerQuestion / part.width, 1)
        var y = part.y0
        while y < part.y1, !isCancelled {
            step.paint(self, part.rows(y..<min(y + height, part.y1)))
            y += height
        }
    }
}

extension PixelRect {
    /// Returns the part of it that lies in some rows.
    fileprivate func rows(_ rows: Range<Int>) -> PixelRect {
        PixelRect(x0: x0, y0: max(y0, rows.lowerBound), x1: x1, y1: min(y1, rows.upperBound))
    }
}
