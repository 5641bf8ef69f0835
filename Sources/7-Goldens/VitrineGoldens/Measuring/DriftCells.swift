/// The cells of `RegionFinder` that are covered by windows, rounded to the cell in which a window begins.
struct DriftCells: Hashable, Sendable {
    private let columns: Int
    private let rows: Int
    /// For each cell, `true` if a marked window begins in it.
    private var origins: [Bool]

    init(_ width: Int, _ height: Int) {
        columns = (width + 7) / 8
        rows = (height + 7) / 8
        origins = [Bool](repeating: false, count: columns * rows)
    }

    /// Marks a window, given its top left pixel.
    mutating func mark(x: Int, y: Int) { origins[y / 8 * columns + x / 8] = true }

    mutating func formUnion(_ other: DriftCells) {
        for index in other.origins.indices where other.origins[index] { origins[index] = true }
    }

    /// Returns the marks that are covered by the windows.
    func below(_ marks: PixelBits) -> PixelBits {
        var result = marks
        for row in 0..<rows {
            let mask = mask(row: row, words: marks.wordsPerRow)
            for y in row * 8..<min(row * 8 + 8, marks.height) {
                for index in 0..<marks.wordsPerRow {
                    result.words[y * marks.wordsPerRow + index] &= mask[index]
                }
            }
        }
        return result
    }

    /// Returns the pixels in a row of cells that are covered by windows. A window extends over three cells in
    /// each direction.
    private func mask(row: Int, words: Int) -> [UInt64] {
        var mask = [UInt64](repeating: 0, count: words)
        for column in 0..<columns {
            let isBelow = (max(row - 2, 0)...row).contains { r in
                (max(column - 2, 0)...column).contains { origins[r * columns + $0] }
            }
            if isBelow { mask[column / 8] |= 0xFF << UInt64(column % 8 * 8) }
        }
        return mask
    }
}
