import VitrineGeometry
import VitrinePixels

extension CoverageBuilder {
    /// The most cells that all rows may take together, 16 bytes each.
    private static let mostCells = 1 << 19
    /// With more cells than this for each edge most of them are left empty: figures, whose rows take less one by one.
    private static let cellsPerEdge = 32

    /// Whether edges without crossings are added to all rows at once, which takes a cell for each pixel but no order of edges: text.
    /// Others still come row by row; cluster by cluster took them as long.
    var isPlane: Bool {
        let cells = area.width.multipliedReportingOverflow(by: area.height)
        return !cells.overflow && cells.partialValue <= min(Self.mostCells, edges.count &* Self.cellsPerEdge)
            && signs.contains { $0 != 0 }
    }

    /// All edges without crossings that count, cut where rows end, as everywhere.
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

    /// The rows where no cluster needs sweeping.
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
