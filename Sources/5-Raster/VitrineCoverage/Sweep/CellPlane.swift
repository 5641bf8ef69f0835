/// The cells of rows of pixels; those of one row serve all rows in turn.
///
/// Belongs to a `RowAccumulator`, which has to outlive it.
@safe struct CellPlane {
    private let cells: UnsafeMutablePointer<RowCells.Cell>
    private let touched: UnsafeMutablePointer<UInt64>
    private let width: Int
    /// The distances from row to row; 0 for a single row.
    private let stride: Int
    private let touchedStride: Int

    /// - Parameter words: The number of words of marks in a row: each row starts with a new word.
    init(_ memory: CellMemory, width: Int, words: Int, rows: Int) {
        unsafe cells = memory.cells
        unsafe touched = memory.touched
        self.width = width
        (stride, touchedStride) = rows > 1 ? (width, words) : (0, 0)
    }

    /// The cells of a row, which must be emitted once edges are added to them.
    @inline(__always)
    subscript(row: Int) -> RowCells {
        unsafe RowCells(cells + row &* stride, touched: touched + row &* touchedStride, width: width)
    }
}
