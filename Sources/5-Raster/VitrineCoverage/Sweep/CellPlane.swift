import VitrineGeometry
import VitrineOutlines

/// The cells of rows of pixels; those of one row serve all rows in turn.
///
/// Belongs to a `RowAccumulator`, which has to outlive it.
@safe struct CellPlane {
    private let cells: UnsafeMutablePointer<RowCells.Cell>
    private let touched: UnsafeMutablePointer<UInt64>
    private let width: Int
    private let height: Int
    /// The distances from row to row; 0 for a single row.
    private let stride: Int
    private let touchedStride: Int

    /// - Parameter words: The number of words of marks in a row: each row starts with a new word.
    init(_ memory: CellMemory, width: Int, words: Int, rows: Int) {
        unsafe cells = memory.cells
        unsafe touched = memory.touched
        (self.width, height) = (width, rows)
        (stride, touchedStride) = rows > 1 ? (width, words) : (0, 0)
    }

    /// The cells of a row, which must be emitted once edges are added to them.
    @inline(__always)
    subscript(row: Int) -> RowCells {
        unsafe RowCells(cells + row &* stride, touched: touched + row &* touchedStride, width: width)
    }

    /// Adds `sign` times the area to the right of a side of an outline, which counts as negative where it
    /// runs up.
    ///
    /// Coordinates count from the first pixel of the first row. Parts above and below the rows have no
    /// effect; beside them it is as with `RowCells.add`.
    @inline(__always)
    func add(from start: GridPoint, to end: GridPoint, sign: Int) {
        let (row, cell) = (start.y >> Fixed.bits, start.x >> Fixed.bits)
        // Most sides of curves lie within one pixel.
        if end.y >> Fixed.bits == row, end.x >> Fixed.bits == cell,
            UInt(bitPattern: row) < UInt(bitPattern: height), UInt(bitPattern: cell) < UInt(bitPattern: width)
        {
            let mask = Fixed.one &- 1
            return self[row].addCell(cell, (start.x & mask) &+ (end.x & mask), (end.y &- start.y) &* sign)
        }
        addPieces(from: start, to: end, sign)
    }

    /// Adds the parts of a side in several pixels, row by row.
    @inline(never)
    private func addPieces(from start: GridPoint, to end: GridPoint, _ sign: Int) {
        let isDown = start.y < end.y
        let (top, bottom) = isDown ? (start, end) : (end, start)
        if top.y == bottom.y { return }
        let sign = isDown ? sign : 0 &- sign
        let (first, last) = (top.y >> Fixed.bits, (bottom.y &- 1) >> Fixed.bits)
        if first >= 0, last < height, last &- first < 2 {
            if first == last { return add(top.x, top.y, bottom.x, bottom.y, row: first, sign: sign) }
            let y = last << Fixed.bits
            let x = Fixed.interpolate(top.x, y &- top.y, bottom.x &- top.x, bottom.y &- top.y)
            add(top.x, top.y, x, y, row: first, sign: sign)
            return add(x, y, bottom.x, bottom.y, row: last, sign: sign)
        }
        if last < 0 || first >= height { return }
        let edge = GridEdge(x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y, winding: 1, contour: 0)
        edge.forEachPiece(from: 0, to: height << Fixed.bits) { x0, y0, x1, y1 in
            add(x0, y0, x1, y1, row: y0 >> Fixed.bits, sign: sign)
        }
    }

    /// Adds a line down to (x1, y1) within a row.
    @inline(__always)
    private func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, row: Int, sign: Int) {
        let top = row << Fixed.bits
        self[row].add(x0, y0 &- top, x1, y1 &- top, sign: sign)
    }
}
