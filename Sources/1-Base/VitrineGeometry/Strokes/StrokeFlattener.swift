/// Splits a path into contours of chords with directions, fine enough for the outline's offset by `reach` to
/// keep the tolerance, too.
struct StrokeFlattener {
    /// The tolerance, in the units of the path.
    let tolerance: Double
    /// The largest angle, in radians, between the ends of a chord: its offset's sagitta is
    /// `reach * angle^2 / 8`.
    let largestTurn: Double
    private(set) var contours: [StrokeContour] = []
    private var contour = StrokeContour()
    private var chordsLeft = Flattening.chordBudget / 8

    init(tolerance: Double, reach: Double) {
        self.tolerance = tolerance
        largestTurn = min((8 * tolerance / max(reach, tolerance)).squareRoot(), 0.5)
    }

    mutating func flatten(_ path: Path) {
        var current = Point.zero
        var start = Point.zero
        var hasDrawn = false
        func finish(_ self: inout StrokeFlattener, closed: Bool) {
            if self.contour.segments.isEmpty {
                if hasDrawn { self.contours.append(StrokeContour(dot: (current, Point(1, 0)))) }
            } else {
                self.contour.isClosed = closed
                self.contours.append(self.contour)
            }
            self.contour = StrokeContour()
            hasDrawn = false
        }
        contour.segments.reserveCapacity(min(16 * path.elements.count, 1 << 10))
        for element in path.elements {
            switch element {
            case .move(let p):
                finish(&self, closed: false)
                (current, start) = (p, p)
            case .line(let p):
                line(current, p)
                (current, hasDrawn) = (p, true)
            case .quad(let c, let p):
                let c1 = current + (c - current) * (2.0 / 3)
                let c2 = p + (c - p) * (2.0 / 3)
                cubic(current, c1, c2, p)
                (current, hasDrawn) = (p, true)
            case .cubic(let c1, let c2, let p):
                cubic(current, c1, c2, p)
                (current, hasDrawn) = (p, true)
            case .close:
                line(current, start)
                current = start
                hasDrawn = true
                finish(&self, closed: true)
            }
        }
        finish(&self, closed: false)
    }

    private mutating func line(_ p: Point, _ q: Point) {
        // A line too short to be visible has no direction worth a join; the next one bridges it.
        let p = contour.segments.last?.end ?? p
        let way = q - p
        guard way.length > tolerance * 1e-4, let direction = way.normalized else { return }
        contour.segments.append(
            StrokeSegment(start: p, end: q, startTangent: direction, endTangent: direction, isSmooth: false))
    }

    private mutating func cubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        let box = [p1, p2, p3].map { ($0 - p0).length }.max() ?? 0
        guard box > 0, box.isFinite else { return }
        let negligible = box * 1e-9
        /// Returns the direction of travel, from farther control points where the nearer ones coincide.
        func tangent(_ t: Double, _ s: Double) -> Point? {
            let direct = Flattening.cubicDirection(p0, p1, p2, p3, t, s)
            if direct.length > negligible { return direct.normalized }
            if t == 0 { return [p2 - p0, p3 - p0].first { $0.length > negligible }?.normalized }
            if s == 0 { return [p3 - p1, p3 - p0].first { $0.length > negligible }?.normalized }
            return nil
        }
        let steps = take(Flattening.chords(p0, p1, p2, p3, tolerance: tolerance))
        var last = p0
        var lastTangent = tangent(0, 1)
        var isFirst = true
        func append(_ self: inout StrokeFlattener, _ t: Double, _ s: Double, _ end: Point?) {
            let p = s == 0 ? p3 : Flattening.cubic(p0, p1, p2, p3, t, s)
            guard let chord = (p - last).normalized else {
                lastTangent = end
                return
            }
            self.contour.segments.append(
                StrokeSegment(
                    start: last, end: p, startTangent: lastTangent ?? chord, endTangent: end ?? chord,
                    isSmooth: !isFirst))
            (last, lastTangent, isFirst) = (p, end, false)
        }
        var before = lastTangent
        for i in 0..<steps {
            let (t0, t1) = (Double(i) / Double(steps), Double(i + 1) / Double(steps))
            let after = tangent(t1, 1 - t1)
            defer { before = after }
            var parts = 1
            if let u = before, let v = after {
                // The angle is at most 1.2 chords up to 130 degrees; sharper bends get round joins.
                let turn = 1.2 * (u - v).length
                if turn > largestTurn { parts = take(Int(min((turn / largestTurn).rounded(.up), 64))) }
            }
            for k in 1...parts {
                if k == parts {
                    let s = Double(steps - i - 1) / Double(steps)
                    append(&self, t1, s, s == 1 - t1 ? after : tangent(t1, s))
                } else {
                    let t = t0 + (t1 - t0) * (Double(k) / Double(parts))
                    append(&self, t, 1 - t, tangent(t, 1 - t))
                }
            }
        }
    }

    private mutating func take(_ n: Int) -> Int {
        guard n <= chordsLeft else { return 1 }
        chordsLeft -= n
        return n
    }
}
