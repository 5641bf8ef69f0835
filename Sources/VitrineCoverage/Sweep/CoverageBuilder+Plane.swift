import VitrineGeometry
import VitrinePixels

extension CoverageBuilder {
    /// The largest number of cells of all rows together, 16 bytes each.
    private static let mostCells = 1 << 19
    /// With more cells per edge than this most of them are empty: shapes, whose rows take less time one by
    /// one.
    private static let cellsPerEdge = 32

    /// Indicates whether edges without crossings are added to all rows at once, which takes a cell for each
    /// pixel but no order of edges: text.
    ///
    /// Other edges are still added row by row; cluster by cluster took just as long.
    var isPlane: Bool {
        let cells = area.width.multipliedReportingOverflow(by: area.height)
        return !cells.overflow && cells.partialValue <= min(Self.mostCells, edges.count &* Self.cellsPerEdge)
            && signs.contains { $0 != 0 }
    }

    /// Returns the accumulated edges without crossings that count, cut at the ends of rows as everywhere.
    func directPlane() -> RowAccumulator {
        let plane = RowAccumulator(width: area.width, rows: area.height)
        let origin = area.x0 << Fixed.bits
        let (first, last) = (area.y0 << Fixed.bits, area.y1 << Fixed.bits)
        for edge in edges {
            let sign = Int(edge.winding) &* signs[Int(edge.contour)]
            if sign == 0 { continue }
            var (x, y) = (edge.x(enteringAt: first), max(edge.y0, first))
            let end = min(edge.y1, last)
            while y < end {
                let top = y & ~(Fixed.one - 1)
                let next = min(top + Fixed.one, end)
                let nextX = edge.x(at: next)
                plane.select(row: top >> Fixed.bits - area.y0)
                plane.add(x - origin, y - top, nextX - origin, next - top, sign: sign)
                (x, y) = (nextX, next)
            }
        }
        return plane
    }

    /// Returns the rows if no cluster needs sweeping.
    func build(_ plane: RowAccumulator) -> CoverageRows {
        var rows = CoverageRows(firstRow: area.y0)
        rows.starts.reserveCapacity(area.height + 1)
        rows.runs.reserveCapacity(edges.count)
        for row in 0..<area.height {
            plane.select(row: row)
            plane.emit(into: &rows, x0: area.x0)
            rows.endRow()
        }
        return rows
    }
}
