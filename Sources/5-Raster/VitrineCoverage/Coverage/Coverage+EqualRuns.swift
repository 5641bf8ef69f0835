import VitrinePixels

extension Coverage {
    /// Returns the longest run of equal columns of `rect`, and that of equal rows.
    package func longestEqualRuns(in rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
        // `true` for each column that differs from the one before it.
        var differs = [Bool](repeating: false, count: rect.width + 1)
        var rows = AxisRuns(rect.y0)
        var above: ArraySlice<Run> = []
        for y in rect.y0..<rect.y1 {
            let spans = runs(inRow: y)
            if !spans.elementsEqual(above) {
                rows.step(at: y)
                for span in spans {
                    let (start, end) = (Int(span.x) - rect.x0, Int(span.x) + Int(span.count) - rect.x0)
                    if start >= 0 && start <= rect.width { differs[start] = true }
                    if end >= 0 && end <= rect.width { differs[end] = true }
                }
            }
            above = spans
        }
        rows.step(at: rect.y1)
        var columns = AxisRuns(rect.x0)
        for x in 0..<rect.width where differs[x] { columns.step(at: rect.x0 + x) }
        columns.step(at: rect.x1)
        return (columns.longest, rows.longest)
    }
}

/// The longest run between steps.
private struct AxisRuns {
    private var start: Int
    private(set) var longest: Range<Int>

    init(_ start: Int) {
        self.start = start
        longest = start..<start
    }

    mutating func step(at place: Int) {
        if place - start > longest.count { longest = start..<place }
        start = place
    }
}
