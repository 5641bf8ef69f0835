import VitrineGeometry

/// Maps outlines to device pixels, flattens them and snaps them to the grid.
///
/// The whole-pixel part of the translation is added on the grid, so that moving a shape by whole pixels moves
/// its edges exactly. Outlines outside the clip leave no edges.
///
/// What is kept are corners: most edges are added up once, from one corner to the next.
public struct EdgeCollector: Sendable {
    public private(set) var contours: [Contour] = []
    /// The corners of all contours, one contour after the other.
    @usableFromInline private(set) var corners: [GridPoint] = []
    /// The edges of contours that extend beyond the grid, cut off there.
    @usableFromInline private(set) var farEdges: [GridEdge] = []
    /// The clip on the grid.
    public let clip: (minX: Int, minY: Int, maxX: Int, maxY: Int)
    /// The largest distance between a curve and its chords, in pixels.
    private let tolerance: Double
    /// The index of the winding number that the next contours change.
    public var counter = 0
    /// The index of the shape that the next contours belong to.
    public var regionIndex = 0
    /// The value of `Contour.direct` for the next contours.
    public var direct: Int32 = 0

    private var map = Affine.identity
    private var pixelX = 0
    private var pixelY = 0
    private var chordsLeft = Flattening.chordBudget
    /// The current contour, in device pixels without the whole-pixel translation.
    private var points: [Point] = []

    /// - Parameters:
    ///   - clip: The bounds on the grid outside of which edges do not matter.
    ///   - tolerance: The largest distance between a curve and its chords, in pixels.
    public init(
        clip: (minX: Int, minY: Int, maxX: Int, maxY: Int), tolerance: Double = Flattening.tolerance
    ) {
        self.clip = clip
        self.tolerance = tolerance
    }

    /// The number of points for which memory is there from the start: those of a small circle.
    private static let usualPoints = 128

    /// Reserves memory for `count` edges.
    public mutating func reserve(_ count: Int) { corners.reserveCapacity(count) }

    /// Sets the map from the coordinates of the outlines to device pixels.
    public mutating func setTransform(_ transform: Affine) {
        map = transform
        (map.tx, pixelX) = Fixed.split(transform.tx)
        (map.ty, pixelY) = Fixed.split(transform.ty)
    }

    // MARK: Outlines

    /// Adds a path; open contours are closed by a line.
    public mutating func add(_ path: Path) {
        var current = Point.zero
        var start = Point.zero
        points.removeAll(keepingCapacity: true)
        points.reserveCapacity(Self.usualPoints)
        for element in path.elements {
            switch element {
            case .move(let p):
                endContour()
                current = map.apply(p)
                start = current
                points.append(current)
            case .line(let p):
                reopen(at: current)
                current = map.apply(p)
                points.append(current)
            case .quad(let c, let p):
                reopen(at: current)
                let (c, p) = (map.apply(c), map.apply(p))
                addQuadratic(current, c, p)
                current = p
            case .cubic(let c1, let c2, let p):
                reopen(at: current)
                let (c1, c2, p) = (map.apply(c1), map.apply(c2), map.apply(p))
                addCubic(current, c1, c2, p)
                current = p
            case .close:
                endContour()
                current = start
            }
        }
        endContour()
    }

    /// Adds a closed polygon, given in the coordinates of the outlines, unless the budget of chords is used
    /// up.
    mutating func add(polygon: [Point]) {
        guard polygon.count <= chordsLeft else { return }
        chordsLeft -= polygon.count
        points.removeAll(keepingCapacity: true)
        points.reserveCapacity(polygon.count)
        for p in polygon { points.append(map.apply(p)) }
        endContour()
    }

    private mutating func reopen(at p: Point) {
        if points.isEmpty { points.append(p) }
    }

    private mutating func addQuadratic(_ p0: Point, _ p1: Point, _ p2: Point) {
        var n = Flattening.chords(p0, p1, p2, tolerance: tolerance)
        if isOutside(
            min(p0.x, p1.x, p2.x), min(p0.y, p1.y, p2.y), max(p0.x, p1.x, p2.x), max(p0.y, p1.y, p2.y))
        {
            n = 1
        }
        addChords(take(n), to: p2) { t, s in Flattening.quadratic(p0, p1, p2, t, s) }
    }

    private mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        var n = Flattening.chords(p0, p1, p2, p3, tolerance: tolerance)
        if n > 1,
            isOutside(
                min(min(p0.x, p1.x), min(p2.x, p3.x)), min(min(p0.y, p1.y), min(p2.y, p3.y)),
                max(max(p0.x, p1.x), max(p2.x, p3.x)), max(max(p0.y, p1.y), max(p2.y, p3.y)))
        {
            n = 1
        }
        addChords(take(n), to: p3) { t, s in Flattening.cubic(p0, p1, p2, p3, t, s) }
    }

    /// Appends the ends of a curve's chords.
    ///
    /// - Parameter point: Returns the point at `t` of the curve, from `t` and `1 - t`.
    @inline(__always)
    private mutating func addChords(_ count: Int, to end: Point, _ point: (Double, Double) -> Point) {
        unsafe withUnsafeTemporaryAllocation(of: Point.self, capacity: count) { ends in
            for i in 1..<count {
                let (t, s) = (Double(i) / Double(count), Double(count - i) / Double(count))
                unsafe ends.initializeElement(at: i - 1, to: point(t, s))
            }
            unsafe ends.initializeElement(at: count - 1, to: end)
            unsafe points.append(contentsOf: UnsafeBufferPointer(ends))
        }
    }

    private mutating func take(_ n: Int) -> Int {
        guard n <= chordsLeft else { return 1 }
        chordsLeft -= n
        return n
    }

    /// Returns `true` if a curve's control box misses the clip; its chord then has the same effect.
    private func isOutside(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Bool {
        let margin = 1.0
        let left = Double((clip.minX >> 16) - pixelX) - margin
        let right = Double((clip.maxX >> 16) - pixelX) + margin
        let top = Double((clip.minY >> 16) - pixelY) - margin
        let bottom = Double((clip.maxY >> 16) - pixelY) + margin
        return maxX < left || minX > right || maxY < top || minY > bottom
    }

    // MARK: Contours

    /// Joins the two edges of a band, from a contour on: where both are convex and run in opposite
    /// directions, one lies within the other, and neither needs a sweep.
    mutating func joinBand(from first: Int) {
        guard contours.count == first + 2, contours[first].direct &+ contours[first + 1].direct == 0 else {
            return
        }
        let outer = contours[first].maxX >= contours[first + 1].maxX ? first : first + 1
        // The area within the inner edge is taken away.
        let direct = contours[outer].direct
        for index in [first, first + 1] {
            contours[index].direct = direct
            contours[index].standsAlone = false
        }
    }

    /// Turns the collected points into the edges of a contour. A contour with a coordinate that is not finite
    /// is left out.
    private mutating func endContour() {
        defer { points.removeAll(keepingCapacity: true) }
        guard points.count > 1 else { return }
        guard let bounds = Self.bounds(of: points) else { return }
        let (firstCorner, firstEdge) = (corners.count, farEdges.count)
        var box = Contour(
            minX: .max, minY: .max, maxX: .min, maxY: .min, counter: Int32(counter),
            regionIndex: Int32(regionIndex),
            direct: direct)
        let limit = SIMD2(repeating: Double(Fixed.maxPixelCoordinate))
        if all(bounds.low .> -limit .& bounds.high .< limit) {
            box.include(corner(bounds.low))
            box.include(corner(bounds.high))
            addCorners(&box)
        } else {
            let whole = Point(Double(pixelX), Double(pixelY))
            var last = points[points.count - 1] + whole
            for point in points {
                let p = point + whole
                addFarEdge(last, p, &box)
                last = p
            }
        }
        (box.corners, box.farEdges) = (firstCorner..<corners.count, firstEdge..<farEdges.count)
        // Every contour is closed: entirely left of the clip, its windings cancel there.
        let isVisible =
            box.maxX > clip.minX && box.minX < clip.maxX && box.maxY > clip.minY && box.minY < clip.maxY
        if isVisible, hasEdges(box) {
            contours.append(box)
        } else {
            corners.removeLast(corners.count - firstCorner)
            farEdges.removeLast(farEdges.count - firstEdge)
        }
    }

    /// Returns the smallest and the largest coordinates, or `nil` if one is not finite.
    private static func bounds(of points: [Point]) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
        var low = SIMD2(repeating: Double.infinity)
        var (high, spoilt) = (-low, SIMD2<Double>.zero)
        for p in points {
            let place = SIMD2(p.x, p.y)
            // Infinities and NaN become NaN.
            spoilt += place * 0
            low.replace(with: place, where: place .< low)
            high.replace(with: place, where: place .> high)
        }
        return spoilt[0] + spoilt[1] == 0 ? (low, high) : nil
    }

    /// Returns the corner at a place that is not far out.
    @inline(__always)
    private func corner(_ place: SIMD2<Double>) -> GridPoint {
        let snapped = Fixed.snap(place)
        return GridPoint(
            x: Int(snapped.x) &+ pixelX << Fixed.bits, y: Int(snapped.y) &+ pixelY << Fixed.bits)
    }

    /// Adds the points as corners; none of them is far out.
    private mutating func addCorners(_ box: inout Contour) {
        let count = points.count
        unsafe withUnsafeTemporaryAllocation(of: GridPoint.self, capacity: count) { added in
            for (i, point) in points.enumerated() {
                unsafe added.initializeElement(at: i, to: corner(SIMD2(point.x, point.y)))
            }
            if box.direct == 0 {
                unsafe box.direct = ConvexOutline.direct(UnsafeBufferPointer(added), in: box)
                box.standsAlone = true
            }
            unsafe corners.append(contentsOf: UnsafeBufferPointer(added))
        }
    }

    @inline(__always)
    private mutating func addEdge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ box: inout Contour) {
        box.include(GridPoint(x: x1, y: y1))
        let contour = Int32(truncatingIfNeeded: contours.count)
        if let edge = edge(from: GridPoint(x: x0, y: y0), to: GridPoint(x: x1, y: y1), contour) {
            farEdges.append(edge)
        }
    }

    /// Adds an edge that may extend beyond the grid: cut off above and below, clamped left and right.
    private mutating func addFarEdge(_ from: Point, _ to: Point, _ box: inout Contour) {
        let limit = Double(Fixed.maxPixelCoordinate)
        let (top, bottom) = from.y <= to.y ? (from, to) : (to, from)
        // The largest doubles would overflow in differences; such edges are as good as vertical.
        func x(at y: Double) -> Double {
            let t = (y / 4 - top.y / 4) / (bottom.y / 4 - top.y / 4)
            let x = top.x * (1 - t) + bottom.x * t
            return x.isNaN ? top.x : x
        }
        func y(at x: Double) -> Double {
            let t = (x / 4 - top.x / 4) / (bottom.x / 4 - top.x / 4)
            return min(max(top.y * (1 - t) + bottom.y * t, -limit), limit)
        }
        func grid(_ v: Double) -> Int { v.isNaN ? 0 : Fixed.snap(min(max(v, -limit), limit)) }
        let yTop = min(max(top.y, -limit), limit)
        let yBottom = min(max(bottom.y, -limit), limit)
        var chain = [Point(yTop == top.y ? top.x : x(at: yTop), yTop)]
        if top.y < bottom.y {
            let sides = top.x < bottom.x ? [-limit, limit] : [limit, -limit]
            for side in sides where (top.x < side) != (bottom.x < side) {
                let y = y(at: side)
                if y > yTop && y < yBottom { chain.append(Point(side, y)) }
            }
        }
        chain.append(Point(yBottom == bottom.y ? bottom.x : x(at: yBottom), yBottom))
        let runsDown = from.y <= to.y
        var last = chain[0]
        // The chain's first point counts for the box, too.
        addEdge(grid(last.x), grid(last.y), grid(last.x), grid(last.y), &box)
        for p in chain.dropFirst() {
            if runsDown {
                addEdge(grid(last.x), grid(last.y), grid(p.x), grid(p.y), &box)
            } else {
                addEdge(grid(p.x), grid(p.y), grid(last.x), grid(last.y), &box)
                addEdge(grid(p.x), grid(p.y), grid(p.x), grid(p.y), &box)
            }
            last = p
        }
    }
}
