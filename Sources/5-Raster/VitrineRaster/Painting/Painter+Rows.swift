import VitrineGlass
import VitrinePixels
import VitrineThreads

extension Painter {
    /// The number of pixels of the rows that go through several steps at a time: as many as stay in the
    /// second cache from the first step to the last.
    private static let pixelsPerStrip = 1 << 15

    /// Paints rows of steps in bands, one step after the other in each.
    ///
    /// - Parameters:
    ///   - limits: The rows to paint. Default: all.
    ///   - canvas: Pixels without values, which are cleared where the steps do not hide them. Default: none.
    func paint(
        _ steps: some Sequence<RowPainter>, rows limits: Range<Int>? = nil, clearing canvas: PixelRect? = nil
    ) {
        // Those of an array are not copied.
        let steps = Array(steps)
        let bounds = steps.map { step in limits.map { step.bounds.part(inRows: $0) } ?? step.bounds }
        let all =
            canvas.map { canvas in limits.map { canvas.part(inRows: $0) } ?? canvas }
            ?? PixelRect(containing: bounds)
        if all.isEmpty { return }
        for box in bounds where !box.isEmpty { columnSums.invalidate(box) }
        let pixels = bounds.reduce(canvas?.pixelCount ?? 0) { $0 + $1.pixelCount }
        forEachBand(of: all, pixels: pixels) { band in
            if steps.count == 1, canvas == nil { return paint(steps[0], steps[0].bounds.part(inRows: band)) }
            let height = max(Self.pixelsPerStrip / all.width, 8)
            for y in stride(from: band.lowerBound, to: band.upperBound, by: height) {
                let strip = all.part(inRows: y..<min(y + height, band.upperBound))
                paint(steps, bounds, strip: strip, clearing: canvas != nil)
            }
        }
    }

    /// Paints what shows of steps in a strip of rows, which may have no values before.
    private func paint(_ steps: [RowPainter], _ bounds: [PixelRect], strip: PixelRect, clearing: Bool) {
        guard let tileWidth else {
            if clearing { target.clear(strip) }
            for step in steps {
                let part = step.bounds.intersection(strip)
                if !part.isEmpty { paint(step, part) }
            }
            return
        }
        let tiles = VisibleTiles(strip, width: tileWidth, of: steps, bounds: bounds)
        if clearing && !tiles.hidesAll { target.clear(strip) }
        for index in tiles.steps.reversed() {
            let step = steps[index]
            tiles.forEachPart(of: bounds[index].intersection(strip), of: index) { paint(step, $0) }
        }
    }

    /// Paints a part of a step while the picture is wanted. Where a row is left out, so is all that follows:
    /// nothing is painted of what reads it.
    private func paint(_ step: RowPainter, _ part: PixelRect) {
        workers.whileWanted(part.rows) { step.paint(self, part.part(inRows: $0)) }
    }
}
