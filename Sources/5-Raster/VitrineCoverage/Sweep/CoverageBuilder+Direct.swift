import VitrineGeometry
import VitrineOutlines
import VitrinePixels

extension CoverageBuilder {
    /// An edge of a contour without crossings that extends into the current row.
    private struct DirectEdge {
        var edge: GridEdge
        /// The x coordinate at the top of the row.
        var x: Int
        /// The factor of its signed area.
        var sign: Int

        /// Returns `true` if it runs vertically through the whole row.
        func isPlain(to bottom: Int) -> Bool { edge.x0 == edge.x1 && edge.y1 >= bottom }
    }

    /// Returns the rows if no cluster needs sweeping and most rows are empty or equal to the previous one:
    /// shapes, their outlines, or several of them.
    ///
    /// Their edges may come in any order, so rows need neither sorting nor merging; the sums are those of
    /// `buildSwept`.
    func buildSparse() -> CoverageRows {
        RowAccumulator(width: area.width).withRows { rows in buildSparse(rows[0]) }
    }

    private func buildSparse(_ cells: RowCells) -> CoverageRows {
        var rows = CoverageRows(firstRow: area.y0, rowCount: area.height, runCount: 8 * area.height)
        let (order, starts) = directEdgesByRow()
        let origin = area.x0 << Fixed.bits
        var active: [DirectEdge] = []
        active.reserveCapacity(16)
        var repeatable = false
        for row in area.y0..<area.y1 {
            let (top, bottom) = (row << Fixed.bits, (row + 1) << Fixed.bits)
            let (start, end) = (starts[row - area.y0], starts[row - area.y0 + 1])
            if start == end {
                // As in `buildSwept`.
                let isPlain = active.allSatisfy { $0.isPlain(to: bottom) }
                if isPlain && (repeatable || active.isEmpty) {
                    if active.isEmpty { rows.endRow() } else { rows.repeatRow() }
                    let count = active.count
                    active.removeAll { $0.edge.y1 == bottom }
                    repeatable = active.count == count
                    continue
                }
                repeatable = isPlain
            } else {
                repeatable = false
                for var arrival in order[start..<end] {
                    arrival.x = arrival.edge.x(enteringAt: top)
                    active.append(arrival)
                }
            }
            var kept = 0
            for i in 0..<active.count {
                let item = active[i]
                let y1 = min(item.edge.y1, bottom)
                let x = item.edge.x(at: y1)
                cells.add(
                    item.x - origin, max(item.edge.y0, top) - top, x - origin, y1 - top, sign: item.sign)
                if item.edge.y1 > bottom {
                    active[kept] = DirectEdge(edge: item.edge, x: x, sign: item.sign)
                    kept += 1
                }
            }
            if kept < active.count {
                active.removeLast(active.count - kept)
                repeatable = false
            }
            cells.emit(into: &rows, x0: area.x0)
            rows.endRow()
        }
        return rows
    }

    /// Returns the edges that count, ordered by their first row, and the start of each row.
    private func directEdgesByRow() -> (order: [DirectEdge], starts: [Int]) {
        var starts = [Int](repeating: 0, count: area.height + 1)
        let edges = collector.edges { signs[$0] != 0 }
        for edge in edges { starts[row(edge) + 1] += 1 }
        for i in 1..<starts.count { starts[i] += starts[i - 1] }
        let count = starts[starts.count - 1]
        let nothing = DirectEdge(
            edge: GridEdge(x0: 0, y0: 0, x1: 0, y1: 0, winding: 0, contour: 0), x: 0, sign: 0)
        var order = [DirectEdge](repeating: nothing, count: count)
        var next = starts
        for edge in edges {
            let sign = Int(edge.winding) &* signs[Int(edge.contour)]
            let place = row(edge)
            order[next[place]] = DirectEdge(edge: edge, x: edge.x0, sign: sign)
            next[place] += 1
        }
        return (order, starts)
    }
}
