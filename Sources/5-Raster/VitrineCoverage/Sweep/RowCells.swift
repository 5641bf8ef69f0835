import VitrineGeometry

/// A row of cells that edges are added to: the signed area and height of all of them, in integers.
///
/// A cell's area is in units of 2^-33 pixel (twice the grid's), its cover in 2^-16 pixel: the area counts for
/// the cell itself, the cover for every pixel to its right, as in the rasterisers of FreeType and AGG.
///
/// Belongs to a `RowAccumulator`, which has to outlive it.
@safe struct RowCells {
    /// Full words: if a sweep stops cutting, sums in one cell can be a thousand times its size.
    struct Cell {
        var area: Int
        var cover: Int
    }

    private let cells: UnsafeMutablePointer<Cell>
    /// One bit for each touched cell.
    private let touched: UnsafeMutablePointer<UInt64>
    private let width: Int

    init(_ cells: UnsafeMutablePointer<Cell>, touched: UnsafeMutablePointer<UInt64>, width: Int) {
        unsafe self.cells = cells
        unsafe self.touched = touched
        self.width = width
    }

    /// Adds `sign` times the area to the right of a line from (x0, y0) down to (x1, y1).
    ///
    /// `y0 <= y1` lie within one row, and x counts from the row's first pixel. Parts to the left of the row
    /// act at its start; parts to the right of it have no effect.
    @inline(__always)
    func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
        let height = y1 &- y0
        guard height > 0 else { return }
        let cell = x0 >> Fixed.bits
        if cell >= 0 && cell < width && x1 >> Fixed.bits == cell {
            let mask = Fixed.one &- 1
            return addCell(cell, (x0 & mask) &+ (x1 & mask), height &* sign)
        }
        addWide(x0, y0, x1, y1, sign)
    }

    /// Adds a line over several cells, or beyond the row.
    @inline(never)
    private func addWide(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
        let end = width << Fixed.bits
        if x0 >= 0 && x1 >= 0 && x0 < end && x1 < end {
            addInside(x0, y0, x1, y1, sign)
        } else if x0 <= 0 && x1 <= 0 {
            addCell(0, 0, (y1 &- y0) &* sign)
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
            addCell(0, 0, abs(ya - yl) &* sign)
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
            addCell(first, (x0 & mask) &+ (x1 & mask), (y1 &- y0) &* sign)
        } else if x0 < x1 {
            addAcross(x0, y0, x1, y1, sign)
        } else {
            addAcross(x1, y1, x0, y0, sign)
        }
    }

    /// Adds a line over several cells, from left to right; y may rise or fall.
    @inline(__always)
    private func addAcross(_ xl: Int, _ yl: Int, _ xr: Int, _ yr: Int, _ sign: Int) {
        let (dx, dy) = (xr &- xl, yr &- yl)
        let first = xl >> Fixed.bits
        let last = (xr &- 1) >> Fixed.bits
        let inset = xl & (Fixed.one &- 1)
        if first == last { return addCell(first, inset &+ Fixed.one, abs(dy) &* sign) }
        let rest = xr &- last << Fixed.bits
        if last == first &+ 1 {
            let y = Fixed.interpolate(yl, Fixed.one &- inset, dy, dx)
            addCell(first, inset &+ Fixed.one, abs(y &- yl) &* sign)
            return addCell(last, rest, abs(yr &- y) &* sign)
        }
        var steps = FixedSteps(yl, from: Fixed.one &- inset, by: Fixed.one, slope: dy, over: dx)
        var y = steps.value
        addCell(first, inset &+ Fixed.one, abs(y &- yl) &* sign)
        for cell in first &+ 1..<last {
            steps.advance()
            let next = steps.value
            addCell(cell, Fixed.one, abs(next &- y) &* sign)
            y = next
        }
        addCell(last, rest, abs(yr &- y) &* sign)
    }

    /// Adds a piece within one cell.
    ///
    /// - Parameters:
    ///   - inset: The sum of its ends' distances from the cell's left.
    ///   - height: The height, which is negative if the area is taken away.
    @inline(__always)
    func addCell(_ cell: Int, _ inset: Int, _ height: Int) {
        guard cell < width else { return }
        unsafe cells[cell].area &+= height &* (2 * Fixed.one &- inset)
        unsafe cells[cell].cover &+= height
        unsafe touched[cell >> 6] |= 1 &<< UInt64(truncatingIfNeeded: cell & 63)
    }

    /// The number of touched cells.
    var touchedCount: Int {
        var count = 0
        for word in 0..<(width &+ 63) >> 6 { count &+= unsafe touched[word].nonzeroBitCount }
        return count
    }

    /// Appends the row's runs, with `x0` as the first pixel, and clears the row.
    func emit(into rows: inout CoverageRows, x0: Int) {
        emit(x0: x0) { rows.runs.append($0) }
    }

    /// Calls `body` with the row's runs, with `x0` as the first pixel, and clears the row.
    ///
    /// There are at most two for each touched cell.
    @inline(__always)
    func emit(x0: Int, _ body: (Coverage.Run) -> Void) {
        var cover = 0
        var x = 0
        var last = Coverage.Run(x: 0, count: 0, value: 0)
        for word in 0..<(width &+ 63) >> 6 {
            var bits = unsafe touched[word]
            guard bits != 0 else { continue }
            unsafe touched[word] = 0
            while bits != 0 {
                let cell = word << 6 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                if cell > x, cover != 0 {
                    last.extend(x: x0 &+ x, count: cell &- x, Self.value(ofArea: cover << 17), body)
                }
                let sums = unsafe cells[cell]
                unsafe cells[cell] = Cell(area: 0, cover: 0)
                last.extend(x: x0 &+ cell, count: 1, Self.value(ofArea: cover << 17 &+ sums.area), body)
                cover &+= sums.cover
                x = cell &+ 1
            }
        }
        if x < width, cover != 0 {
            last.extend(x: x0 &+ x, count: width &- x, Self.value(ofArea: cover << 17), body)
        }
        if last.count > 0 { body(last) }
    }

    /// Returns the value of a pixel of which an area is covered, in units of 2^-33 pixel.
    @inline(__always)
    static func value(ofArea area: Int) -> UInt16 {
        let full = 1 << 33
        let clamped = min(max(area, 0), full)
        return UInt16(truncatingIfNeeded: (clamped &* 65535 &+ full / 2) >> 33)
    }
}

extension Coverage.Run {
    /// Continues the run by pixels of the same value; otherwise, calls `body` with the run, and starts a new
    /// one.
    @inline(__always)
    fileprivate mutating func extend(x: Int, count: Int, _ value: UInt16, _ body: (Coverage.Run) -> Void) {
        if value == 0 { return }
        let (x, count) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: count))
        if value == self.value && self.x &+ self.count == x {
            self.count &+= count
        } else {
            if self.count > 0 { body(self) }
            self = Coverage.Run(x: x, count: count, value: value)
        }
    }
}
