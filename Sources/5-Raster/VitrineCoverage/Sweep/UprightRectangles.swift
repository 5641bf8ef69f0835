import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// A rectangle, or a line along one, whose sides are parallel to those of pixels.
///
/// The part of a pixel that it covers is a product of two lengths, or the difference of two: no edges are
/// made and none are followed. The sums are those of `RowCells`, to the bit.
struct UprightRectangles {
    /// The sides of a rectangle on the grid.
    private struct Box {
        var x0: Int
        var y0: Int
        var x1: Int
        var y1: Int

        /// The length of a pixel that lies between two sides.
        static func overlap(_ low: Int, _ high: Int, pixel: Int) -> Int {
            max(min(high, (pixel &+ 1) << Fixed.bits) &- max(low, pixel << Fixed.bits), 0)
        }
    }

    private let outer: Box
    /// The hole that a line leaves.
    private let hole: Box?
    /// The pixels that it may touch.
    private let area: PixelRect

    private static let limit = 1e6

    /// Makes the rectangles of an area; `nil` if it is anything else, or turned.
    ///
    /// - Parameter clip: The pixels outside of which nothing is covered.
    init?(_ area: Area, _ transform: Affine, clip: PixelRect) {
        guard area.operands.count == 1, let operand = area.operands.first, operand.operation == .union,
            transform.b == 0, transform.c == 0
        else { return nil }
        let rects: (outer: Rect, hole: Rect?)
        switch operand.geometry {
        case .fill(.rectangle(let rect)): rects = (rect, nil)
        case .stroke(let shape, let style):
            guard case .rectangle = shape, let ring = ConcentricStroke(shape, style),
                case .rectangle(let outer) = ring.outer
            else { return nil }
            switch ring.inner {
            case .rectangle(let inner): rects = (outer, inner)
            case nil: rects = (outer, nil)
            default: return nil
            }
        default: return nil
        }
        guard let outer = Self.box(rects.outer, transform) else { return nil }
        if let rect = rects.hole {
            guard let hole = Self.box(rect, transform) else { return nil }
            self.hole = hole
        } else {
            hole = nil
        }
        self.outer = outer
        let bits = Fixed.bits
        let box = PixelRect(
            x0: outer.x0 >> bits, y0: outer.y0 >> bits, x1: (outer.x1 + Fixed.one - 1) >> bits,
            y1: (outer.y1 + Fixed.one - 1) >> bits)
        self.area = box.intersection(clip)
    }

    /// Returns a rectangle on the grid, snapped as `EdgeCollector` snaps its corners; `nil` if it is empty or
    /// far away.
    private static func box(_ rect: Rect, _ transform: Affine) -> Box? {
        guard !rect.isEmpty, abs(transform.tx) < limit, abs(transform.ty) < limit else { return nil }
        var map = transform
        let (wholeX, wholeY): (Int, Int)
        (map.tx, wholeX) = Fixed.split(transform.tx)
        (map.ty, wholeY) = Fixed.split(transform.ty)
        let (a, b) = (map.apply(Point(rect.minX, rect.minY)), map.apply(Point(rect.maxX, rect.maxY)))
        // Also leaves out what is not finite.
        guard abs(a.x) < limit, abs(a.y) < limit, abs(b.x) < limit, abs(b.y) < limit else { return nil }
        let (ax, bx) = (Fixed.snap(a.x), Fixed.snap(b.x))
        let (ay, by) = (Fixed.snap(a.y), Fixed.snap(b.y))
        let (dx, dy) = (wholeX << Fixed.bits, wholeY << Fixed.bits)
        return Box(
            x0: min(ax, bx) + dx, y0: min(ay, by) + dy, x1: max(ax, bx) + dx, y1: max(ay, by) + dy)
    }

    /// The coverage within the clip.
    func coverage() -> Coverage {
        guard !area.isEmpty else { return Coverage(CoverageRows(firstRow: area.y0)) }
        var rows = CoverageRows(
            firstRow: area.y0, rowCount: area.height, runCount: (hole == nil ? 3 : 7) * area.height)
        let (columns, columnCount) = sideColumns()
        var last = (outer: -1, hole: -1)
        for y in area.y0..<area.y1 {
            let heights = (
                outer: Box.overlap(outer.y0, outer.y1, pixel: y),
                hole: hole.map { Box.overlap($0.y0, $0.y1, pixel: y) } ?? 0
            )
            if heights == last {
                rows.repeatRow()
                continue
            }
            last = heights
            var x = area.x0
            for index in 0..<columnCount {
                let column = columns[index]
                append(heights, x, column - x, to: &rows)
                append(heights, column, 1, to: &rows)
                x = column + 1
            }
            append(heights, x, area.x1 - x, to: &rows)
            rows.endRow()
        }
        return Coverage(rows)
    }

    /// The columns with a side in them, from left to right.
    private func sideColumns() -> (columns: SIMD4<Int>, count: Int) {
        var (columns, count) = (SIMD4<Int>.zero, 0)
        func add(_ x: Int) {
            let column = x >> Fixed.bits
            guard column >= area.x0, column < area.x1, count == 0 || columns[count - 1] < column else {
                return
            }
            columns[count] = column
            count += 1
        }
        add(outer.x0)
        if let hole {
            add(hole.x0)
            add(hole.x1)
        }
        add(outer.x1)
        return (columns, count)
    }

    /// Appends pixels of a row without sides between them, of which the rectangles fill some height.
    private func append(
        _ heights: (outer: Int, hole: Int), _ x: Int, _ count: Int, to rows: inout CoverageRows
    ) {
        if count <= 0 { return }
        let filled = heights.outer &* Box.overlap(outer.x0, outer.x1, pixel: x)
        let empty = hole.map { heights.hole &* Box.overlap($0.x0, $0.x1, pixel: x) } ?? 0
        let value = RowCells.value(ofArea: 2 &* (filled &- empty))
        if value > 0 { rows.append(x: x, count: count, value: value) }
    }
}
