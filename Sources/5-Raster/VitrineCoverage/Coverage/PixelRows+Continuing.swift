import VitrinePixels

extension PixelRows {
    /// Continues the pixels that a coverage holds whole into all others around them.
    package func continuePixels(of coverage: Coverage) {
        continuePixels { y in
            var span = 0..<0
            coverage.forEachRun(inRow: y) { run in
                if run.value < UInt16.max { return }
                let (start, end) = (
                    max(Int(run.x), bounds.x0), min(Int(run.x) + Int(run.count), bounds.x1)
                )
                if start < end { span = (span.isEmpty ? start : span.lowerBound)..<end }
            }
            return span
        }
    }

    /// Continues pixels into all others: along rows, then rows into those above and below.
    ///
    /// - Parameter span: The columns of a row whose pixels stay as they are; empty for a row that has none.
    package func continuePixels(_ span: (_ row: Int) -> Range<Int>) {
        var last: Int?
        for y in bounds.y0..<bounds.y1 {
            let kept = span(y)
            if kept.isEmpty {
                if let last { copyRow(last, to: y) }
                continue
            }
            let (first, final) = unsafe (at(kept.lowerBound, y).pointee, at(kept.upperBound - 1, y).pointee)
            unsafe at(bounds.x0, y).update(repeating: first, count: kept.lowerBound - bounds.x0)
            unsafe at(kept.upperBound, y).update(repeating: final, count: bounds.x1 - kept.upperBound)
            if last == nil {
                for above in bounds.y0..<y { copyRow(y, to: above) }
            }
            last = y
        }
    }

    private func copyRow(_ source: Int, to target: Int) {
        unsafe at(bounds.x0, target).update(from: at(bounds.x0, source), count: bounds.width)
    }
}

extension Coverage {
    /// Returns `true` if it covers all pixels of a rectangle whole.
    package func fills(_ rect: PixelRect) -> Bool {
        guard bounds.contains(rect) else { return rect.isEmpty }
        return (rect.y0..<rect.y1).allSatisfy { y in
            var reached = rect.x0
            forEachRun(inRow: y) { run in
                if run.value == UInt16.max, Int(run.x) <= reached {
                    reached = max(reached, Int(run.x) + Int(run.count))
                }
            }
            return reached >= rect.x1
        }
    }
}
