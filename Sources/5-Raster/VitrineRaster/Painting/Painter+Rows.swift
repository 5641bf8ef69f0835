import VitrineGlass
import VitrinePixels
import VitrineThreads

extension Painter {
    /// Paints rows of steps in bands, one step after the other in each.
    ///
    /// - Parameter limits: The rows to paint. Default: all.
    func paint(_ steps: some Sequence<RowPainter>, rows limits: Range<Int>? = nil) {
        let steps = steps.filter { step in
            !step.bounds.isEmpty
                && limits.map { step.bounds.y0 < $0.upperBound && step.bounds.y1 > $0.lowerBound } ?? true
        }
        if steps.isEmpty { return }
        var all = PixelRect(containing: steps.lazy.map(\.bounds))
        if let limits { all = all.part(inRows: limits) }
        for step in steps { columnSums.invalidate(step.bounds) }
        let pixels = steps.reduce(0) { $0 + $1.bounds.width * $1.bounds.intersection(all).height }
        forEachBand(of: all, pixels: pixels) { band in
            for step in steps {
                let part = step.bounds.part(inRows: band)
                if !part.isEmpty { paint(step, part) }
            }
        }
    }

    /// Paints a part of a step while the picture is wanted. Where a row is left out, so is all that follows:
    /// nothing is painted of what reads it.
    private func paint(_ step: RowPainter, _ part: PixelRect) {
        workers.whileWanted(part.rows) { step.paint(self, part.part(inRows: $0)) }
    }
}
