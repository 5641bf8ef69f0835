import VitrineGeometry

/// The signed area and height of edges in rows of pixels, all in integers.
///
/// A cell's area is in units of 2^-33 pixel (twice the grid's), its cover in 2^-16 pixel: the area counts for
/// the cell itself, the cover for every pixel to its right, as in the rasterisers of FreeType and AGG. Only
/// touched cells are visited, whatever the width.
@safe final class RowAccumulator {
    /// Full words: if a sweep stops cutting, sums in one cell can be a thousand times its size.
    private struct Cell {
        var area: Int
        var cover: Int
    }

    private let width: Int
    private let words: Int
    private let allCells: UnsafeMutablePointer<Cell>
    /// One bit for each touched cell; each row starts with a new word.
    private let allTouched: UnsafeMutablePointer<UInt64>
    /// The cells of the current row.
    private var cells: UnsafeMutablePointer<Cell>
    private var touched: UnsafeMutablePointer<UInt64>

    private static let full = 1 << 33

    /// Creates empty rows of `width` pixels, at least one of each. The first row is the current one.
    init(width: Int, rows: Int = 1) {
        self.width = width
        words = (width + 63) / 64
        unsafe allCells = .allocate(capacity: width * rows)
        unsafe allCells.initialize(repeating: Cell(area: 0, cover: 0), count: width * rows)
        unsafe allTouched = .allocate(capacity: words * rows)
        unsafe allTouched.initialize(repeating: 0, count: words * rows)
        unsafe (cells, touched) = (allCells, allTouched)
    }

    deinit {
        unsafe allCells.deallocate()
        unsafe allTouched.deallocate()
    }

    /// Makes a row the current one.
    @inline(__always)
    func select(row: Int) {
        unsafe cells = allCells + row &* width
        unsafe touched = allTouched + row &* words
    }

    /// Adds `sign` times the area to the right of a line from (x0, y0) down to (x1, y1).
    ///
    /// `y0 <= y1` lie within one row, and x counts from the row's first pixel. Parts to the left of the row
    /// act at its start; parts to the right of it have no effect.
    @inline(__always)
    func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
        let height = y1 - y0
        guard height > 0 else { return }
        let cell = x0 >> Fixed.bits
        if cell >= 0 && cell < width && x1 >> Fixed.bits == cell {
            let mask = Fixed.one - 1
            return addCell(cell, (x0 & mask) + (x1 & mask), height, sign)
        }
        addWide(x0, y0, x1, y1, sign)
    }

    /// Adds a line over several cells, or beyond the row.
    @inline(never)
    private func addWide(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        let height = y1 - y0
        let end = width << Fixed.bits
        if x0 >= 0 && x1 >= 0 && x0 < end && x1 < end {
            addInside(x0, y0, x1, y1, sign)
        } else if x0 <= 0 && x1 <= 0 {
            addCell(0, 0, height, sign)
        } else if x0 < end || x1 < end {
            addCut(x0, y0, x1, y1, sign)
        }
    }

    /// Adds a line that extends beyond one or both ends of the row.
    private func addCut(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        // As a line from left to right; y may then rise or fall.
        let (xl, yl, xr, yr) = x0 <= x1 ? (x0, y0, x1, y1) : (x1, y1, x0, y0)
        let end = width << Fixed.bits
        func y(at x: Int) -> Int { Fixed.interpolate(yl, x - xl, yr - yl, xr - xl) }
        var (xa, ya, xb, yb) = (xl, yl, xr, yr)
        if xl < 0 {
            (xa, ya) = (0, y(at: 0))
            addCell(0, 0, abs(ya - yl), sign)
        }
        if xr >= end { (xb, yb) = (end, y(at: end)) }
        if ya <= yb {
            addInside(xa, ya, xb, yb, sign)
        } else {
            addInside(xb, yb, xa, ya, sign)
        }
    }

    /// Adds a line within the row, including its end.
    @inline(__always)
    private func addInside(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        let first = x0 >> Fixed.bits
        let last = x1 >> Fixed.bits
        if first == last {
            let mask = Fixed.one - 1
            addCell(first, (x0 & mask) + (x1 & mask), y1 - y0, sign)
        } else if x0 < x1 {
            addAcross(x0, y0, x1, y1, sign)
        } else {
            addAcross(x1, y1, x0, y0, sign)
        }
    }

    /// Adds a line over several cells, from left to right; y may rise or fall.
    private func addAcross(_ xl: Int, _ yl: Int, _ xr: Int, _ yr: Int, _ sign: Int) {
        let (dx, dy) = (xr - xl, yr - yl)
        let lastCell = (xr - 1) >> Fixed.bits
        var x = xl
        var y = yl
        for cell in (xl >> Fixed.bits)...lastCell {
            let left = cell << Fixed.bits
            let nextX = min(left + Fixed.one, xr)
            let nextY = nextX == xr ? yr : Fixed.interpolate(yl, nextX - xl, dy, dx)
            addCell(cell, (x - left) + (nextX - left), abs(nextY - y), sign)
            (x, y) = (nextX, nextY)
        }
    }

    /// Adds a piece within one cell; `inset` is the sum of its ends' distances from the cell's left.
    @inline(__always)
    private func addCell(_ cell: Int, _ inset: Int, _ height: Int, _ sign: Int) {
        guard cell < width else { return }
        let signed = height &* sign
        unsafe cells[cell].area &+= signed &* (2 * Fixed.one &- inset)
        unsafe cells[cell].cover &+= signed
        unsafe touched[cell >> 6] |= 1 &<< UInt64(cell & 63)
    }

    /// Appends the row's runs, with `x0` as the first pixel, and clears the row.
    func emit(into rows: inout CoverageRows, x0: Int) {
        var cover = 0
        var x = 0
        for word in 0..<words {
            var bits = unsafe touched[word]
            guard bits != 0 else { continue }
            unsafe touched[word] = 0
            while bits != 0 {
                let cell = word << 6 + bits.trailingZeroBitCount
                bits &= bits &- 1
                if cell > x, cover != 0 { Self.append(&rows, x0 + x, cell - x, cover << 17) }
                let sums = unsafe cells[cell]
                unsafe cells[cell] = Cell(area: 0, cover: 0)
                Self.append(&rows, x0 + cell, 1, cover << 17 &+ sums.area)
                cover &+= sums.cover
                x = cell + 1
            }
        }
        if x < width, cover != 0 { Self.append(&rows, x0 + x, width - x, cover << 17) }
    }

    /// Appends pixels of which an area is covered, in units of 2^-33 pixel.
    @inline(__always)
    static func append(_ rows: inout CoverageRows, _ x: Int, _ count: Int, _ area: Int) {
        let clamped = min(max(area, 0), full)
        let value = (clamped &* 65535 &+ full / 2) >> 33
        if value > 0 { rows.append(x: x, count: count, value: UInt16(truncatingIfNeeded: value)) }
    }
}
