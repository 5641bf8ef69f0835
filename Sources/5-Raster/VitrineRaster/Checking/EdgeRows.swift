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
    private var boxes = EdgeBoxes()

    init(_ visible: PixelRect) { self.visible = visible }

    var work: RasterWorkAmounts {
        var work = RasterWorkAmounts(.edges, count)
        guard bottom > top else { return work }
        let rows = max(bottom - top, 1)
        let lanes = passed / rows
        work[.pieces] = passed
        // All edges cross at most once.
        let all = min(lanes * lanes / 2, count * count / 2 / rows, Double(RowSweep.crossingLimit))
        var (crossings, near) = (all, all)
        // One outline that is not a path has no crossings, however small it is.
        if boxes.count == 1 || all * rows > 1000 {
            let found = boxes.meetings(upTo: all * rows)
            crossings = min(all, found.crossings / rows)
            near = min(all, found.near / rows)
            work[.edges] += found.comparisons / 100
        }
        guard lanes <= Double(RowSweep.pieceLimit) else {
            work[.samples] = rows * lanes * max(32_768 / lanes, 1)
            return work
        }
        // A row is cut where edges end, if some of them come near each other there.
        let ends = max(2 * count / rows, 1)
        // Those with a crossing in them are followed from crossing to crossing.
        let crossed = 1 + Self.crossedSlab * min(crossings / ends, 1)
        work[.slabs] = rows * min(ends * lanes, Double(RowSweep.workLimit)) * min(near, 1) * crossed
        work[.crossings] = rows * crossings
        return work
    }

    mutating func add(_ shape: ResolvedShape, _ transform: Affine, stroke: StrokeStyle? = nil) {
        guard case .path(let path, _) = shape else {
            guard let stroke, let path = shape.pathBent(tighterThan: stroke) else {
                return add(plain: shape, transform, stroke)
            }
            return add(.path(path, .nonZero), transform, stroke: stroke)
        }
        var outline = Outline(start: .zero, last: .zero)
        let first = boxes.count
        let style = stroke.map { StrokeEdges($0, transform) }
        for element in path.elements {
            switch element {
            case .move(let point):
                // Contours that are filled are closed.
                if stroke == nil { close(&outline, nil) }
                let point = transform.apply(point)
                (outline.start, outline.last, outline.isConnected) = (point, point, false)
                outline.direction = nil
            case .line(let point): add(&outline, [transform.apply(point)], style)
            case .quad(let control, let point):
                add(&outline, [control, point].map(transform.apply), style)
            case .cubic(let first, let second, let point):
                add(&outline, [first, second, point].map(transform.apply), style)
            case .close: close(&outline, style)
            }
        }
        if stroke == nil { close(&outline, nil) }
        if let stroke, outline.low <= outline.high {
            addDashes(
                stroke, length: outline.length / max(transform.largestScale, 1e-9), transform,
                in: outline.low...outline.high, from: first)
        }
    }

    // MARK: Paths

    /// The path so far, in device pixels.
    private struct Outline {
        var start: Point
        var last: Point
        var isConnected = false
        /// The way from the control point before the last point; `nil` at the beginning of a contour.
        var direction: Point?
        var length = 0.0
        var low = Double.infinity
        var high = -Double.infinity
    }

    /// What the pieces in a slab where some cross take beyond those in another, such that scribbles take what
    /// is estimated.
    private static let crossedSlab = 4.0

    /// The angle up to which a stroke goes on without a corner.
    private static let smoothTurn = 0.02

    /// The edges that a stroke has for those of its path.
    private struct StrokeEdges {
        /// Half of the width, in pixels.
        let half: Double
        /// The largest angle between the ends of a chord.
        let turn: Double
        let join: StrokeStyle.Join

        init(_ style: StrokeStyle, _ transform: Affine) {
            half = (style.position == .center ? style.width / 2 : style.width) * transform.largestScale
            turn = min((8 * Flattening.tolerance / max(half, Flattening.tolerance)).squareRoot(), 0.5)
            join = style.join
        }

        /// Returns the edges along the outer side of a corner.
        func corner(turningBy angle: Double) -> Double {
            join == .round ? min((min(angle, .pi) / turn).rounded(.up), 256) : 2
        }
    }

    /// Adds a line or curve through control points to the last of them.
    private mutating func add(_ outline: inout Outline, _ points: [Point], _ stroke: StrokeEdges?) {
        guard let end = points.last else { return }
        let start = outline.last
        var (first, last) = (start, start)
        for point in points {
            first = Point(min(first.x, point.x), min(first.y, point.y))
            last = Point(max(last.x, point.x), max(last.y, point.y))
        }
        outline.low = min(outline.low, first.y)
        outline.high = max(outline.high, last.y)
        let (chords, angle) = Self.chords(start, points)
        outline.length += Self.length(start, points)
        if let stroke {
            let reach = stroke.half
            let bends = TightBends(start, points, half: reach)
            if bends.angle > 0 {
                let pieces = (bends.isWhole ? chords : 0) + (bends.angle / stroke.turn).rounded(.up)
                let centres = bends.centres(of: pieces)
                let height = min(2 * reach, Double(visible.height))
                // The ends of a fan are as long as the line is wide, in any direction.
                let ends = height * 4 / .pi
                add(
                    from: first, to: last, edges: 2 * (pieces + centres) + 4,
                    rows: min(bends.angle, 2) * height + 2 * (pieces + centres) + ends, reach: reach, own: 4,
                    follows: outline.isConnected)
            }
            if !bends.isWhole {
                // Chords of the path that turn too much are divided.
                let rest = max(angle - bends.angle, 0)
                let pieces = chords + (rest / stroke.turn).rounded(.up)
                add(
                    from: first, to: last, edges: 2 * pieces,
                    rows: 2 * (abs(end.y - start.y) + reach * min(rest, 2) + pieces), reach: reach,
                    line: EdgeBoxes.Line(start: start, end: end, isStroke: true),
                    follows: outline.isConnected || bends.angle > 0)
            }
            // What goes on in the same direction has no corner.
            let turn = outline.direction.map { $0.roughAngle(to: points[0] - start) } ?? .infinity
            if turn > Self.smoothTurn {
                // The ends of two strips and the sides of the wedge between them are as long as the line is
                // wide, in any direction; the ends cross the sides of the strips.
                let edges = stroke.corner(turningBy: turn)
                let height = min(2 * reach, Double(visible.height))
                let corner = Point(reach, reach)
                add(
                    from: start - corner, to: start + corner, edges: 4 + edges,
                    rows: height * (6 / .pi + min(turn, 2) / 2) + edges, own: 4, follows: true)
            }
        } else {
            add(
                from: first, to: last, edges: chords, rows: last.y - first.y + chords,
                line: EdgeBoxes.Line(start: start, end: end, isStroke: false), follows: outline.isConnected)
        }
        outline.direction = end - (points.dropLast().last ?? start)
        outline.last = end
        outline.isConnected = true
    }

    private mutating func close(_ outline: inout Outline, _ stroke: StrokeEdges?) {
        if outline.last != outline.start { add(&outline, [outline.start], stroke) }
        outline.isConnected = false
    }

    /// Returns the number of chords of a line or curve, and the angle that it turns by at most.
    private static func chords(_ start: Point, _ points: [Point]) -> (count: Double, angle: Double) {
        let tolerance = Flattening.tolerance
        switch points.count {
        case 2:
            return (
                Double(Flattening.chords(start, points[0], points[1], tolerance: tolerance)),
                (points[0] - start).roughAngle(to: points[1] - points[0])
            )
        case 3:
            let ways = [points[0] - start, points[1] - points[0], points[2] - points[1]]
            return (
                Double(Flattening.chords(start, points[0], points[1], points[2], tolerance: tolerance)),
                ways[0].roughAngle(to: ways[1]) + ways[1].roughAngle(to: ways[2])
            )
        default: return (1, 0)
        }
    }

    private static func length(_ start: Point, _ points: [Point]) -> Double {
        var (sum, last) = (0.0, start)
        for point in points {
            sum += (point - last).length
            last = point
        }
        return sum
    }

    // MARK: Other shapes

    private mutating func add(plain shape: ResolvedShape, _ transform: Affine, _ stroke: StrokeStyle?) {
        let frame = transform.apply(shape.bounds)
        let reach = stroke.map { $0.width * transform.largestScale / 2 } ?? 0
        // Two sides, or four with a stroke, and round corners.
        let outlines = stroke == nil ? 1.0 : 2
        let radius = shape.largestRadius * transform.largestScale + reach
        let corner = Point(radius, 0)
        let arc = Self.chords(
            corner, [Point(radius, radius * 0.55), Point(radius * 0.55, radius), Point(0, radius)])
        let edges = outlines * (2 + (radius > 0 ? 4 * arc.count : 0))
        let height = min(frame.maxY + reach, Double(visible.y1)) - max(frame.minY - reach, Double(visible.y0))
        let first = boxes.count
        add(
            from: Point(frame.minX - reach, frame.minY - reach),
            to: Point(frame.maxX + reach, frame.maxY + reach), edges: edges,
            rows: 2 * outlines * max(height, 0) + edges)
        let perimeter = 2 * (shape.bounds.width + shape.bounds.height)
        if let stroke {
            addDashes(stroke, length: perimeter, transform, in: frame.minY...frame.maxY, from: first)
        }
    }

    /// Adds edges within a box.
    ///
    /// - Parameters:
    ///   - rows: The rows that they pass through together, as far as all of the box may show.
    ///   - reach: The extent of the edges beyond the box.
    ///   - line: The way that the edges follow.
    ///   - own: The number of their crossings with one another.
    ///   - follows: `true` if they begin where the edges that were added last end.
    private mutating func add(
        from first: Point, to last: Point, edges: Double, rows: Double, reach: Double = 0,
        line: EdgeBoxes.Line? = nil, own: Double = 0, follows: Bool = false
    ) {
        count += edges
        let (least, most) = (first.y - reach, last.y + reach)
        let (low, high) = (max(least, Double(visible.y0)), min(most, Double(visible.y1)))
        guard high >= low, rows.isFinite else { return }
        let share = most > least ? (high - low) / (most - least) : 1
        boxes.add(
            from: first, to: last, reach: reach, edges: edges * share, line: line,
            own: own * share * share, follows: follows)
        passed += rows * share
        top = min(top, low)
        bottom = max(bottom, high)
    }

    /// Adds the ends of dashes, which lie somewhere between two heights.
    ///
    /// - Parameter first: The first of the boxes that the dashed line was added as.
    private mutating func addDashes(
        _ stroke: StrokeStyle, length: Double, _ transform: Affine, in range: ClosedRange<Double>,
        from first: Int
    ) {
        let period = stroke.dash.reduce(0, +)
        guard period > 0 else { return }
        let dashes = length / period * Double(max(stroke.dash.count / 2, 1))
        let width = stroke.width * transform.largestScale
        // Two arcs of half a turn each.
        let caps = stroke.cap == .round ? 2 * min(.pi / StrokeEdges(stroke, transform).turn, 256) : 0
        count += (10 + caps) * dashes
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
        let share = max(seen, 0) / all
        passed += share * dashes * (ends * height + 4)
        // Dashes that are shorter than the line is wide overlap in bends, and round ends in their gaps.
        let neighbours = max(width / max(period * transform.largestScale, 1e-9), 1)
        boxes.addDashes(ends: share * ends * dashes, own: share * dashes * neighbours, from: first)
    }
}

extension ResolvedShape {
    /// The largest radius of a corner, in points.
    fileprivate var largestRadius: Double {
        switch self {
        case .rectangle, .path: 0
        case .ellipse(let rect): max(rect.width, rect.height) / 2
        case .roundedRectangle(let rect, let radii, _):
            radii.fitted(to: rect.size).all.map { max($0.width, $0.height) }.max() ?? 0
        }
    }
}
