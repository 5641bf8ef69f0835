/// Rows of runs under construction, from `firstRow` down; `starts` has one entry more than there are rows.
public struct CoverageRows: Sendable {
    @usableFromInline var firstRow: Int
    @usableFromInline var runs: [Coverage.Run] = []
    @usableFromInline var starts: [Int] = []

    /// - Parameters:
    ///   - rowCount: The number of rows for which memory is reserved. Default: 0.
    ///   - runCount: The number of runs for which memory is reserved. Default: 0.
    @inlinable public init(firstRow: Int, rowCount: Int = 0, runCount: Int = 0) {
        self.firstRow = firstRow
        starts.reserveCapacity(rowCount + 1)
        starts.append(0)
        if runCount > 0 { runs.reserveCapacity(runCount) }
    }

    @inlinable public mutating func endRow() { starts.append(runs.count) }

    /// Repeats the last complete row.
    mutating func repeatRow() {
        let end = starts[starts.count - 1]
        let start = starts.count > 1 ? starts[starts.count - 2] : end
        for i in start..<end { runs.append(runs[i]) }
        endRow()
    }

    /// Appends a run to the current row, joining it to the previous run if possible.
    @inline(__always)
    @inlinable public mutating func append(x: Int, count: Int, value: UInt16) {
        if runs.count > starts[starts.count - 1], let last = runs.last, last.value == value,
            Int(last.x) + Int(last.count) == x
        {
            runs[runs.count - 1].count += Int32(truncatingIfNeeded: count)
        } else {
            runs.append(
                Coverage.Run(
                    x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count), value: value))
        }
    }
}
