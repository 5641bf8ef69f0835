import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The rows of pixels that the edges of an area pass through.
struct EdgeRows {
    let visible: PixelRect
    /// The number of rows that each edge passes through, for all edges together.
    private var passed = 0.0
    /// The number of edges that have to be made, visible or not.
    private var count = 0.0
    private var (top, bottom) = (Double.infinity, -Double.infinity)
    /// The boxes of the edges; `nil` where dashes make edges whose places are not known.
    private var boxes: EdgeBoxes? = EdgeBoxes()

    init(_ visible: PixelRect) { self.visible = visible }

    var cost: Double {
        let making = 100 * count
        guard bottom > top else { return making }
        let rows = max(bottom - top, 1)
        let lanes = passed / rows
        // A row is cut where edges end, and lanes change places where they cross. All edges cross at most
        // once.
        let slabs = max(2 * count / rows, 1) * lanes
        var crossings = min(lanes * lanes / 2, count * count / 2 / rows, Double(RowSweep.crossingLimit))
        guard lanes <= Double(RowSweep.pieceLimit), slabs <= Double(RowSweep.workLimit) else {
            return making + rows * (lanes * 60 + 500_000)
        }
        var counting = 0.0
        if let boxes, crossings * rows > 1000 {
            let overlaps = boxes.overlaps(upTo: crossings * rows)
            crossings = min(crossings, overlaps.pairs / rows)
            counting = overlaps.comparisons
        }
        return making + counting + rows * (lanes * 40 + slabs * 25 + crossings * 150)
    }

    mutating func add(_ shape: ResolvedShape, _ transform: Affine, stroke: StrokeStyle? = nil) {
        guard case .path(let path, _) = shape else {
            // Two sides, or four with a stroke.
            let sides = stroke == nil ? 2.0 : 4
            let frame = transform.apply(shape.bounds)
            let reach = stroke.map { $0.width * transform.largestScale / 2 } ?? 0
            add(
                from: Point(frame.minX - reach, frame.minY - reach),
                to: Point(frame.maxX + reach, frame.maxY + reach), times: sides)
            let perimeter = 2 * (shape.bounds.width + shape.bounds.height)
            if let stroke { addDashes(stroke, length: perimeter, transform, in: frame.minY...frame.maxY) }
            return
        }
        var (start, last) = (Point.zero, Point.zero)
        var length = 0.0
        var (low, high) = (Double.infinity, -Double.infinity)
        let times = stroke == nil ? 1.0 : 2
        // The ends and joins of a line are as high as it is wide.
        let ends = stroke.map { 2 * $0.width * transform.largestScale } ?? 0
        func line(_ edges: inout EdgeRows, to point: Point) {
            let next = transform.apply(point)
            edges.add(from: last, to: next, times: times, reach: ends / 4)
            if ends > 0 {
                let end = Point(ends / 4, ends / 4)
                edges.add(from: last - end, to: last + end, times: 4)
            }
            length += ((next.x - last.x) * (next.x - last.x) + (next.y - last.y) * (next.y - last.y))
                .squareRoot()
            last = next
            low = min(low, next.y)
            high = max(high, next.y)
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                // Contours that are filled are closed.
                if stroke == nil { add(from: last, to: start, times: 1) }
                (start, last) = (transform.apply(point), transform.apply(point))
            case .line(let point): line(&self, to: point)
            case .quad(let control, let point):
                line(&self, to: control)
                line(&self, to: point)
            case .cubic(let first, let second, let point):
                line(&self, to: first)
                line(&self, to: second)
                line(&self, to: point)
                // A curve becomes several edges.
                count += 8
            case .close:
                add(from: last, to: start, times: times)
                last = start
            }
        }
        if stroke == nil { add(from: last, to: start, times: 1) }
        if let stroke, low <= high {
            addDashes(
                stroke, length: length / max(transform.largestScale, 1e-9), transform, in: low...high)
        }
    }

    /// Adds edges along a line, at most `reach` beside it.
    private mutating func add(from first: Point, to last: Point, times: Double, reach: Double = 0) {
        count += times
        let (low, high) = (
            max(min(first.y, last.y), Double(visible.y0)), min(max(first.y, last.y), Double(visible.y1))
        )
        guard high > low else { return }
        boxes?.add(from: first, to: last, reach: reach, edges: times)
        passed += (high - low + 1) * times
        top = min(top, low)
        bottom = max(bottom, high)
    }

    /// Adds the ends of dashes, which lie somewhere between two heights.
    private mutating func addDashes(
        _ stroke: StrokeStyle, length: Double, _ transform: Affine, in range: ClosedRange<Double>
    ) {
        let period = stroke.dash.reduce(0, +)
        guard period > 0 else { return }
        boxes = nil
        let dashes = length / period * Double(max(stroke.dash.count / 2, 1))
        count += (stroke.cap == .round ? 40 : 10) * dashes
        let width = stroke.width * transform.largestScale
        let height = min(width, Double(visible.height))
        let all = max(range.upperBound - range.lowerBound + width, 1)
        let (low, high) = (
            max(range.lowerBound - width / 2, Double(visible.y0)),
            min(range.upperBound + width / 2, Double(visible.y1))
        )
        let seen = high - low
        if seen > 0 { (top, bottom) = (min(top, low), max(bottom, high)) }
        // Round ends are arcs of many edges, which cross those of their neighbours.
        let ends = stroke.cap == .round ? 9.0 : 4
        passed += max(seen, 0) / all * dashes * (ends * height + 4)
    }
}
