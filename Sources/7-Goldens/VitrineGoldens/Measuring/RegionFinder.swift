import VitrinePixels

/// A collector of marked pixels that lie close together.
///
/// Marks are counted in cells of 8 × 8 pixels. Cells that touch, even at a corner, form one region. Pixels
/// with at most 7 between them are therefore always in the same region, and those with 15 or more only if
/// there are others in between.
struct RegionFinder {
    /// The side of a cell, in pixels.
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

    /// Adds eight cells, which are covered by one word of each of eight rows.
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
        let first = row * columns + index * 8
        let x = index * 64
        if height == Self.side, words == SIMD8(repeating: .max) {
            for byte in 0..<8 {
                cells[first + byte] = Cell(
                    pixels: 64,
                    box: PixelRect(x0: x + byte * 8, y0: top, x1: x + byte * 8 + 8, y1: top + 8))
            }
            return
        }
        for byte in 0..<8 {
            let shift = UInt64(truncatingIfNeeded: byte * 8)
            let across = UInt8(truncatingIfNeeded: any &>> shift)
            guard across != 0 else { continue }
            var pixels = 0
            var filled: UInt8 = 0
            for y in 0..<height {
                let bits = UInt8(truncatingIfNeeded: words[y] &>> shift)
                pixels &+= bits.nonzeroBitCount
                filled |= (bits != 0 ? 1 : 0) &<< UInt8(truncatingIfNeeded: y)
            }
            let left = x + byte * 8
            cells[first + byte] = Cell(
                pixels: pixels,
                box: PixelRect(
                    x0: left + across.trailingZeroBitCount, y0: top + filled.trailingZeroBitCount,
                    x1: left + 8 - across.leadingZeroBitCount, y1: top + 8 - filled.leadingZeroBitCount))
        }
    }

    /// Consecutive cells of a row.
    private struct Run {
        var columns: Range<Int>
        var cell: Cell
        /// The index of the first run known to belong to the same region; its own if there is none before it.
        var region: Int
    }

    /// Returns all regions, in the order of their topmost cells.
    func regions() -> [DifferenceRegion] {
        var runs: [Run] = []
        func root(_ index: Int) -> Int {
            var index = index
            while runs[index].region != index { index = runs[index].region }
            return index
        }
        var above = 0..<0
        for row in 0..<rows {
            let start = runs.count
            addRuns(of: row, to: &runs)
            var candidate = above.lowerBound
            for index in start..<runs.count {
                let columns = runs[index].columns
                // Runs above that end before this one begins cannot touch the following ones either.
                while candidate < above.upperBound, runs[candidate].columns.upperBound < columns.lowerBound {
                    candidate += 1
                }
                var other = candidate
                while other < above.upperBound, runs[other].columns.lowerBound <= columns.upperBound {
                    let (a, b) = (root(index), root(other))
                    runs[max(a, b)].region = min(a, b)
                    other += 1
                }
            }
            above = start..<runs.count
        }
        for index in runs.indices where root(index) != index { runs[root(index)].cell.add(runs[index].cell) }
        return runs.indices.filter { runs[$0].region == $0 }.map {
            DifferenceRegion(box: runs[$0].cell.box, pixels: runs[$0].cell.pixels)
        }
    }

    private func addRuns(of row: Int, to runs: inout [Run]) {
        let start = row * columns
        var column = 0
        while column < columns {
            guard cells[start + column].pixels > 0 else {
                column += 1
                continue
            }
            let first = column
            var cell = Cell()
            while column < columns, cells[start + column].pixels > 0 {
                cell.add(cells[start + column])
                column += 1
            }
            runs.append(Run(columns: first..<column, cell: cell, region: runs.count))
        }
    }
}

extension [DifferenceRegion] {
    /// Returns the regions by decreasing number of pixels, then from top to bottom and from left to right.
    func ordered() -> [DifferenceRegion] {
        sorted {
            ($1.pixels, $0.box.y0, $0.box.x0, $0.box.y1, $0.box.x1)
                < ($0.pixels, $1.box.y0, $1.box.x0, $1.box.y1, $1.box.x1)
        }
    }

    /// The smallest rectangle that contains all regions, or `nil` if there are none.
    var boundingBox: PixelRect? {
        guard let first else { return nil }
        return dropFirst().reduce(first.box) { box, region in
            PixelRect(
                x0: Swift.min(box.x0, region.box.x0), y0: Swift.min(box.y0, region.box.y0),
                x1: Swift.max(box.x1, region.box.x1), y1: Swift.max(box.y1, region.box.y1))
        }
    }
}
