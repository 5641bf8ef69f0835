extension Coverage {
    /// Whole pixels.
    init(_ rect: PixelRect) {
        var rows = CoverageRows(firstRow: rect.y0)
        for _ in 0..<rect.height {
            if rect.width > 0 { rows.append(x: rect.x0, count: rect.width, value: Unit16.one) }
            rows.endRow()
        }
        self.init(rows)
    }

    /// Multiplies the weights of row `y` of `rect` by this coverage.
    func keep(_ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect) {
        forEachRun(ofRow: y, within: rect) { x, count, value in
            unsafe SourceOver.scale(weights + x, count, weight: value)
        }
    }

    /// Multiplies the weights of row `y` of `rect` by what this coverage leaves.
    func cut(_ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect) {
        forEachRun(ofRow: y, within: rect) { x, count, value in
            unsafe SourceOver.scale(weights + x, count, weight: Unit16.one - value)
        }
    }

    /// Calls `body` for runs of one value that make up row `y` of `rect` without gaps, each by
    /// its place in the row; uncovered pixels have value 0.
    func forEachRun(ofRow y: Int, within rect: PixelRect, _ body: (Int, Int, UInt16) -> Void) {
        var next = rect.x0
        if y >= bounds.y0 && y < bounds.y1 {
            for span in spans(inRow: y) {
                let start = max(Int(span.x), next)
                let end = min(Int(span.x) + Int(span.count), rect.x1)
                if end <= start { continue }
                if start > next { body(next - rect.x0, start - next, 0) }
                body(start - rect.x0, end - start, span.value)
                next = end
            }
        }
        if next < rect.x1 { body(next - rect.x0, rect.x1 - next, 0) }
    }
}
