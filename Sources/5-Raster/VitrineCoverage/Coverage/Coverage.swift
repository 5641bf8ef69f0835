import VitrinePixels

/// Run-length-encoded coverage: rows of runs in ascending x, with values 1...65535 (65535 = fully covered).
///
/// Values are the exact area of the region within each pixel, on a grid of 2^-16 pixel, rounded to nearest.
/// Geometry beyond 2^23 pixels from the origin is clamped; contours with coordinates that are not finite are
/// left out.
public struct Coverage: Sendable {
    /// Neighbouring pixels with the same value.
    public struct Run: Sendable, Hashable {
        public var x: Int32
        public var count: Int32
        public var value: UInt16

        public init(x: Int32, count: Int32, value: UInt16) {
            self.x = x
            self.count = count
            self.value = value
        }
    }

    /// The tight bounds of all runs; rows outside are empty.
    public private(set) var bounds: PixelRect
    @usableFromInline var runs: [Run]
    /// The start of each row of `bounds` in `runs`, followed by the end of the last one.
    @usableFromInline let rowStarts: [Int]

    /// Returns the runs of a row in device pixels; empty outside `bounds`.
    public func runs(inRow y: Int) -> ArraySlice<Run> {
        runs[places(ofRow: y)]
    }

    /// Returns the indices of the runs of a row; empty outside `bounds`.
    @inlinable func places(ofRow y: Int) -> Range<Int> {
        guard y >= bounds.y0 && y < bounds.y1 else { return 0..<0 }
        return rowStarts[y - bounds.y0]..<rowStarts[y - bounds.y0 + 1]
    }

    /// Returns the number of runs of a row; 0 outside `bounds`.
    @inlinable public func runCount(inRow y: Int) -> Int { places(ofRow: y).count }

    /// Calls `body` for each run of a row. A slice of them would be retained and released row by row.
    @inline(__always)
    @inlinable public func forEachRun(inRow y: Int, _ body: (Run) -> Void) {
        let row = places(ofRow: y)
        unsafe runs.withUnsafeBufferPointer { spans in
            for index in row { unsafe body(spans[index]) }
        }
    }

    /// Returns columns that are fully covered in all of some rows: what the others have of the longest run of
    /// the first.
    ///
    /// - Parameter least: The number of columns below which there are none.
    public func filledColumns(inRows rows: Range<Int>, atLeast least: Int) -> Range<Int> {
        var columns = bounds.x0..<bounds.x1
        for y in rows {
            var longest = 0..<0
            forEachRun(inRow: y) { run in
                if run.value != Unit16.one { return }
                let own = (Int(run.x)..<Int(run.x) + Int(run.count)).clamped(to: columns)
                if own.count > longest.count { longest = own }
            }
            if longest.isEmpty || longest.count < least { return 0..<0 }
            columns = longest
        }
        return columns
    }

    public var isEmpty: Bool { bounds.isEmpty }

    /// The size of the runs and of their rows in bytes.
    public var byteCount: Int {
        runs.count * MemoryLayout<Run>.stride + rowStarts.count * MemoryLayout<Int>.stride
    }

    /// The number of runs of all rows.
    var runCount: Int { runs.count }

    /// Returns the coverage moved by whole pixels.
    public func translated(x: Int, y: Int) -> Coverage {
        if isEmpty || (x == 0 && y == 0) { return self }
        var copy = self
        copy.bounds = PixelRect(x0: bounds.x0 + x, y0: bounds.y0 + y, x1: bounds.x1 + x, y1: bounds.y1 + y)
        let shift = Int32(truncatingIfNeeded: x)
        for i in copy.runs.indices { copy.runs[i].x += shift }
        return copy
    }

    /// Returns `true` if it equals `other` moved by `offset` whole pixels.
    public func isEqual(to other: Coverage, translatedBy offset: (x: Int, y: Int)) -> Bool {
        let box = PixelRect(
            x0: bounds.x0 - offset.x, y0: bounds.y0 - offset.y, x1: bounds.x1 - offset.x,
            y1: bounds.y1 - offset.y)
        guard box == other.bounds, runs.count == other.runs.count, rowStarts == other.rowStarts else {
            return false
        }
        let shift = Int32(truncatingIfNeeded: offset.x)
        return zip(runs, other.runs).allSatisfy { own, other in
            own.x == other.x &+ shift && own.count == other.count && own.value == other.value
        }
    }

    /// Returns the same runs with other values, which may become 0.
    @usableFromInline func mapped(_ value: (UInt16) -> UInt16) -> Coverage {
        var copy = self
        for i in copy.runs.indices { copy.runs[i].value = value(copy.runs[i].value) }
        return copy
    }

    /// Creates coverage of finished rows.
    public init(_ rows: CoverageRows) {
        // Rows without runs at the top and the bottom are not part of the bounds.
        let first = rows.starts.indices.dropLast().first { rows.starts[$0 + 1] > rows.starts[$0] }
        guard let first else {
            bounds = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
            runs = []
            rowStarts = [0]
            return
        }
        var last = rows.starts.count - 2
        while rows.starts[last + 1] == rows.starts[last] { last -= 1 }
        var (x0, x1) = (Int32.max, Int32.min)
        for row in first...last where rows.starts[row + 1] > rows.starts[row] {
            let end = rows.runs[rows.starts[row + 1] - 1]
            x0 = min(x0, rows.runs[rows.starts[row]].x)
            x1 = max(x1, end.x + end.count)
        }
        bounds = PixelRect(x0: Int(x0), y0: rows.firstRow + first, x1: Int(x1), y1: rows.firstRow + last + 1)
        runs = rows.runs
        let isWhole = first == 0 && last + 2 == rows.starts.count
        rowStarts = isWhole ? rows.starts : Array(rows.starts[first...last + 1])
    }
}
