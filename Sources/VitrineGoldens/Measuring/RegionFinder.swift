import VitrineGraphics

/// Gathers marked pixels that lie near each other.
///
/// Marks are counted in cells of 8 by 8 pixels, and cells that touch, also at a corner, are one region. So
/// pixels with at most 7 between them are always in one region, and with 15 or more only where others lie in between.
struct RegionFinder {
    /// The cells' side.
    static let side = 8

    private struct Cell {
        var pixels = 0
        var box = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)

        mutating func add(_ other: Cell) {
            pixels += other.pixels
            box = PixelRect(
                x0: min(box.x0, other.box.x0), y0: min(box.y0, other.box.y0), x1: max(box.x1, other.box.x1),
                y1: max(box.y1, other.box.y1))
        }
    }

    private let columns: Int
    private let rows: Int
    private var cells: [Cell]

    init(_ marks: PixelBits) {
        columns = (marks.width + Self.side - 1) / Self.side
        rows = (marks.height + Self.side - 1) / Self.side
        cells = [Cell](repeating: Cell(), count: columns * rows)
        for row in 0..<rows {
            for index in 0..<marks.wordsPerRow { add(marks, row: row, index: index) }
        }
    }

    /// Eight cells, which lie below one word of each of eight rows.
    private mutating func add(_ marks: PixelBits, row: Int, index: Int) {
        let top = row * Self.side
        let height = min(Self.side, marks.height - top)
        var words = SIMD8<UInt64>()
        var any: UInt64 = 0
        for y in 0..<height {
            words[y] = marks.words[(top + y) * marks.wordsPerRow + index]
            any |= words[y]
        }
        guard any != 0 else { return }
        for byte in 0..<8 {
            let shift = UInt64(truncatingIfNeeded: byte * 8)
            let columns = UInt8(truncatingIfNeeded: any &>> shift)
            guard columns != 0 else { continue }
            var pixels = 0
            var filled: UInt8 = 0
            for y in 0..<height {
                let bits = UInt8(truncatingIfNeeded: words[y] &>> shift)
                pixels &+= bits.nonzeroBitCount
                filled |= (bits != 0 ? 1 : 0) &<< UInt8(truncatingIfNeeded: y)
            }
            let x = index * 64 + byte * 8
            cells[row * self.columns + x / Self.side] = Cell(
                pixels: pixels,
                box: PixelRect(
                    x0: x + columns.trailingZeroBitCount, y0: top + filled.trailingZeroBitCount,
                    x1: x + 8 - columns.leadingZeroBitCount, y1: top + 8 - filled.leadingZeroBitCount))
        }
    }

    /// All regions, in the order of their topmost cells.
    func regions() -> [DifferenceRegion] {
        var isTaken = cells.map { $0.pixels == 0 }
        var found: [DifferenceRegion] = []
        for start in cells.indices where !isTaken[start] {
            var region = Cell()
            var pending = [start]
            isTaken[start] = true
            while let index = pending.popLast() {
                region.add(cells[index])
                let (row, column) = (index / columns, index % columns)
                for r in max(row - 1, 0)...min(row + 1, rows - 1) {
                    for c in max(column - 1, 0)...min(column + 1, columns - 1)
                    where !isTaken[r * columns + c] {
                        isTaken[r * columns + c] = true
                        pending.append(r * columns + c)
                    }
                }
            }
            found.append(DifferenceRegion(box: region.box, pixels: region.pixels))
        }
        return found
    }
}

extension [DifferenceRegion] {
    /// Those of most pixels first; of as many, those nearer to the top and then to the left.
    func ordered() -> [DifferenceRegion] {
        sorted {
            ($1.pixels, $0.box.y0, $0.box.x0, $0.box.y1, $0.box.x1)
                < ($0.pixels, $1.box.y0, $1.box.x0, $1.box.y1, $1.box.x1)
        }
    }

    /// The smallest rectangle that holds all, or nil where there are none.
    var boundingBox: PixelRect? {
        guard let first else { return nil }
        return dropFirst().reduce(first.box) { box, region in
            PixelRect(
                x0: Swift.min(box.x0, region.box.x0), y0: Swift.min(box.y0, region.box.y0),
                x1: Swift.max(box.x1, region.box.x1), y1: Swift.max(box.y1, region.box.y1))
        }
    }
}
