import CRowKernels
import VitrinePixels

extension Coverage {
    /// Creates the full coverage of a rectangle.
    @inlinable public init(_ rect: PixelRect) {
        var rows = CoverageRows(firstRow: rect.y0)
        for _ in 0..<rect.height {
            if rect.width > 0 { rows.append(x: rect.x0, count: rect.width, value: Unit16.one) }
            rows.endRow()
        }
        self.init(rows)
    }

    /// Returns the coverage of one pixel.
    @inlinable public func value(_ x: Int, _ y: Int) -> UInt16 {
        for span in runs(inRow: y) where x >= Int(span.x) && x < Int(span.x) + Int(span.count) {
            return span.value
        }
        return 0
    }

    /// Paints a pixel over row `y` of a picture, each thinned by the row's values.
    ///
    /// - Parameters:
    ///   - rect: The columns to paint, which lie within the picture.
    ///   - curve: The curve that adjusts the values. Default: they are as they are.
    public func paint(
        _ pixel: PackedPixel, overRow y: Int, of target: PixelRows, within rect: PixelRect,
        adjustedBy curve: TextContrastCurve = .identity
    ) {
        let row = places(ofRow: y)
        guard !row.isEmpty else { return }
        if !curve.isIdentity {
            return unsafe withUnsafeTemporaryAllocation(of: Run.self, capacity: row.count) { adjusted in
                for (place, index) in row.enumerated() {
                    var run = runs[index]
                    run.value = curve.adjusted(run.value)
                    unsafe adjusted.initializeElement(at: place, to: run)
                }
                unsafe paint(pixel, UnsafeBufferPointer(adjusted), overRow: y, of: target, within: rect)
            }
        }
        unsafe runs.withUnsafeBufferPointer { runs in
            unsafe paint(
                pixel, UnsafeBufferPointer(rebasing: runs[row]), overRow: y, of: target, within: rect)
        }
    }

    /// Paints a pixel over a row of a picture, thinned by the values of runs.
    private func paint(
        _ pixel: PackedPixel, _ runs: UnsafeBufferPointer<Run>, overRow y: Int, of target: PixelRows,
        within rect: PixelRect
    ) {
        var (first, end) = (0, runs.count)
        func clipped(_ run: Run) {
            let (left, right) = (max(Int(run.x), rect.x0), min(Int(run.x) + Int(run.count), rect.x1))
            if left < right {
                unsafe SourceOver.paint(target.at(left, y), right - left, pixel.scaled(by: run.value))
            }
        }
        if rect.x0 > bounds.x0 {
            while unsafe first < end && Int(runs[first].x) + Int(runs[first].count) <= rect.x0 { first += 1 }
            if first < end, unsafe Int(runs[first].x) < rect.x0 {
                unsafe clipped(runs[first])
                first += 1
            }
        }
        if rect.x1 < bounds.x1 {
            while unsafe end > first && Int(runs[end - 1].x) >= rect.x1 { end -= 1 }
            if first < end, unsafe Int(runs[end - 1].x) + Int(runs[end - 1].count) > rect.x1 {
                end -= 1
                unsafe clipped(runs[end])
            }
        }
        guard first < end, let start = runs.baseAddress else { return }
        // `Run` has the layout of `vitrine_run`.
        unsafe vitrine_paint_runs(
            target.at(target.bounds.x0, y), Int32(truncatingIfNeeded: target.bounds.x0),
            UnsafeRawPointer(start + first).assumingMemoryBound(to: vitrine_run.self), end - first, pixel)
    }

    /// Multiplies the weights of row `y` of `rect` by this coverage.
    @inlinable public func multiply(
        _ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect
    ) {
        forEachRun(ofRow: y, within: rect) { x, count, value in
            unsafe SourceOver.scale(weights + x, count, weight: value)
        }
    }

    /// Multiplies the weights of row `y` of `rect` by the complement of this coverage.
    @inlinable public func knockOut(
        _ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect
    ) {
        forEachRun(ofRow: y, within: rect) { x, count, value in
            unsafe SourceOver.scale(weights + x, count, weight: Unit16.one - value)
        }
    }

    /// Calls `body` for each run of a row, as far as it lies in the columns of a rectangle.
    @inline(__always)
    @inlinable public func forEachRun(inRow y: Int, clippedTo rect: PixelRect, _ body: (Run) -> Void) {
        let (left, right) = (Int32(clamping: rect.x0), Int32(clamping: rect.x1))
        forEachRun(inRow: y) { run in
            let (start, end) = (max(run.x, left), min(run.x &+ run.count, right))
            if start < end { body(Run(x: start, count: end &- start, value: run.value)) }
        }
    }

    /// Calls `body` for the stretches of neighbouring runs of a row, as far as they lie in the columns of a
    /// rectangle.
    @inline(__always)
    @inlinable public func forEachStretch(
        inRow y: Int, clippedTo rect: PixelRect, _ body: (Range<Int>) -> Void
    ) {
        var stretch = rect.x0..<rect.x0
        forEachRun(inRow: y, clippedTo: rect) { run in
            let (start, end) = (Int(run.x), Int(run.x) + Int(run.count))
            if start == stretch.upperBound {
                stretch = stretch.lowerBound..<end
            } else {
                if !stretch.isEmpty { body(stretch) }
                stretch = start..<end
            }
        }
        if !stretch.isEmpty { body(stretch) }
    }

    /// Calls `body` for runs of one value that make up row `y` of `rect` without gaps. Uncovered pixels have
    /// the value 0.
    ///
    /// - Parameter body: Receives the start of a run relative to the row's, its length, and its value.
    @inlinable public func forEachRun(
        ofRow y: Int, within rect: PixelRect, _ body: (Int, Int, UInt16) -> Void
    ) {
        var next = rect.x0
        forEachRun(inRow: y) { span in
            let start = max(Int(span.x), next)
            let end = min(Int(span.x) + Int(span.count), rect.x1)
            if end <= start { return }
            if start > next { body(next - rect.x0, start - next, 0) }
            body(start - rect.x0, end - start, span.value)
            next = end
        }
        if next < rect.x1 { body(next - rect.x0, rect.x1 - next, 0) }
    }

    /// Calls `body` for the runs of row `y` of `rect` in which no pixel is fully covered.
    ///
    /// - Parameter body: Receives a run as a rectangle that is one row high.
    @inlinable public func forEachNonOpaqueRun(
        ofRow y: Int, within rect: PixelRect, _ body: (PixelRect) -> Void
    ) {
        var start = rect.x0
        func end(at x: Int) {
            if x > start { body(PixelRect(x0: start, y0: y, x1: x, y1: y + 1)) }
        }
        forEachRun(inRow: y) { span in
            if span.value != Unit16.one { return }
            end(at: min(Int(span.x), rect.x1))
            start = max(start, Int(span.x) + Int(span.count))
        }
        end(at: rect.x1)
    }

    /// Calls `body` for the runs of row `y` of `rect` that this coverage touches.
    ///
    /// - Parameter body: Receives the start of a run relative to the row's, its length, and the fraction that
    ///   this coverage is of `whole`, 0...65535.
    @inlinable public func forEachRun(
        ofRow y: Int, within rect: PixelRect, partOf whole: Coverage, _ body: (Int, Int, UInt16) -> Void
    ) {
        let wholes = whole.runs(inRow: y)
        var next = wholes.startIndex
        for span in runs(inRow: y) {
            var x = max(Int(span.x), rect.x0)
            let end = min(Int(span.x) + Int(span.count), rect.x1)
            while x < end {
                while next < wholes.endIndex, Int(wholes[next].x) + Int(wholes[next].count) <= x { next += 1 }
                guard next < wholes.endIndex else { return }
                let start = max(x, Int(wholes[next].x))
                let stop = min(end, Int(wholes[next].x) + Int(wholes[next].count))
                if start < stop {
                    body(start - rect.x0, stop - start, Unit16.quotient(span.value, wholes[next].value))
                }
                x = max(stop, start)
            }
        }
    }
}
