import VitrineThreads

/// Zeroed memory for the cells of a region, which goes from region to region.
///
/// Regions leave their cells as they found them, so a small shape does not pay for clearing more than it
/// touches.
///
/// `@unchecked Sendable`: one region at a time has it.
@safe final class CellMemory: @unchecked Sendable {
    let cells: UnsafeMutablePointer<RowCells.Cell>
    let touched: UnsafeMutablePointer<UInt64>
    private let capacity: Int
    /// The numbers of cells and words that were cleared, from the start on.
    private var cleared = (cells: 0, words: 0)

    private static let idle = Locked<[CellMemory]>([])
    /// The number of cells of memory that is kept: a shape of 360 pixels, or a line of text.
    static let keptCells = 1 << 17
    /// The number of memories that are kept: one for each thread that is likely to make coverage.
    private static let keptMemories = 16

    /// Creates memory for so many cells, and for as many words of marks at most.
    private init(capacity: Int) {
        self.capacity = capacity
        unsafe cells = .allocate(capacity: capacity)
        unsafe touched = .allocate(capacity: capacity)
    }

    deinit {
        unsafe cells.deallocate()
        unsafe touched.deallocate()
    }

    /// Returns memory that nobody else has, with so many cells and words of marks, all 0. There are no more
    /// words than cells.
    static func withRoom(cells: Int, words: Int) -> CellMemory {
        let kept = cells <= keptCells ? idle.withLock { $0.popLast() } : nil
        let memory = kept ?? CellMemory(capacity: max(cells, keptCells))
        memory.clear(cells: cells, words: words)
        return memory
    }

    private func clear(cells cellCount: Int, words: Int) {
        if cellCount > cleared.cells {
            unsafe (cells + cleared.cells).initialize(
                repeating: RowCells.Cell(area: 0, cover: 0), count: cellCount - cleared.cells)
            cleared.cells = cellCount
        }
        if words > cleared.words {
            unsafe (touched + cleared.words).initialize(repeating: 0, count: words - cleared.words)
            cleared.words = words
        }
    }

    /// Leaves the memory, whose cells are 0 again, to the next region.
    func release() {
        guard capacity == Self.keptCells else { return }
        Self.idle.withLock { idle in
            if idle.count < Self.keptMemories { idle.append(self) }
        }
    }
}
