/// The owner of the cells of rows of pixels. Only touched cells are visited, whatever the width.
final class RowAccumulator {
    private let memory: CellMemory
    private let plane: CellPlane

    /// Creates empty rows of `width` pixels, at least one of each.
    init(width: Int, rows: Int = 1) {
        let words = (width + 63) / 64
        memory = CellMemory.withRoom(cells: width * rows, words: words * rows)
        plane = CellPlane(memory, width: width, words: words, rows: rows)
    }

    deinit { memory.release() }

    /// Calls `body` with the rows.
    @inline(__always)
    func withRows<R>(_ body: (CellPlane) throws -> R) rethrows -> R {
        try withExtendedLifetime(self) { try body(plane) }
    }
}
