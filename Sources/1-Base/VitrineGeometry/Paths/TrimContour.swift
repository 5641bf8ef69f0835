/// A contour with the lengths of its segments.
struct TrimContour {
    private enum Kind { case line, quad(Point), cubic, closing }

    private struct Segment {
        var kind: Kind
        var curve: CubicSegment
        var length: Double
    }

    private var start: Point
    private var segments: [Segment] = []
    private(set) var length = 0.0

    static func contours(of path: Path) -> [TrimContour] {
        var result: [TrimContour] = []
        var contour = TrimContour(start: .zero)
        var current = Point.zero
        func finish(at p: Point) {
            if !contour.segments.isEmpty { result.append(contour) }
            contour = TrimContour(start: p)
            current = p
        }
        for element in path.elements {
            switch element {
            case .move(let p): finish(at: p)
            case .line(let p):
                contour.line(.line, current, p)
                current = p
            case .quad(let c, let p):
                contour.curve(.quad(c), CubicSegment(quadratic: current, c, p))
                current = p
            case .cubic(let c1, let c2, let p):
                contour.curve(.cubic, CubicSegment(current, c1, c2, p))
                current = p
            case .close:
                contour.line(.closing, current, contour.start)
                finish(at: contour.start)
            }
        }
        finish(at: current)
        return result
    }

    private init(start: Point) {
        self.start = start
    }

    private mutating func line(_ kind: Kind, _ from: Point, _ to: Point) {
        let size = (to - from).length
        segments.append(Segment(kind: kind, curve: CubicSegment(from, from, to, to), length: size))
        length += size
    }

    private mutating func curve(_ kind: Kind, _ curve: CubicSegment) {
        let size = curve.length()
        segments.append(Segment(kind: kind, curve: curve, length: size))
        length += size
    }

    func addWhole(to path: inout Path) {
        path.move(to: start)
        for segment in segments {
            switch segment.kind {
            case .line: path.line(to: segment.curve.p3)
            case .quad(let c): path.quad(c, to: segment.curve.p3)
            case .cubic: path.cubic(segment.curve.p1, segment.curve.p2, to: segment.curve.p3)
            case .closing: path.close()
            }
        }
    }

    /// Adds the part between two lengths.
    func add(_ from: Double, _ to: Double, to path: inout Path) {
        var done = 0.0
        var isFirst = true
        for segment in segments {
            let (start, end) = (done, done + segment.length)
            done = end
            guard segment.length > 0, end > from, start < to else { continue }
            let (low, high) = (max(from - start, 0), min(to - start, segment.length))
            guard low < high else { continue }
            let curve = segment.curve
            switch segment.kind {
            case .line, .closing:
                let t0 = low / segment.length
                let t1 = high < segment.length ? high / segment.length : 1
                if isFirst { path.move(to: curve.p0.interpolated(to: curve.p3, t0)) }
                path.line(to: curve.p0.interpolated(to: curve.p3, t1))
            case .quad(let c):
                let (t0, t1) = Self.parameters(curve, low, high, segment.length)
                func blend(_ a: Point, _ b: Point, _ t: Double) -> Point { a.interpolated(to: b, t) }
                func place(_ t: Double) -> Point { blend(blend(curve.p0, c, t), blend(c, curve.p3, t), t) }
                if isFirst { path.move(to: place(t0)) }
                // The blossom of both parameters is the control point of the part.
                path.quad(blend(blend(curve.p0, c, t0), blend(c, curve.p3, t0), t1), to: place(t1))
            case .cubic:
                let (t0, t1) = Self.parameters(curve, low, high, segment.length)
                let part = curve.part(t0, t1)
                if isFirst { path.move(to: part.p0) }
                path.cubic(part.p1, part.p2, to: part.p3)
            }
            isFirst = false
        }
    }

    private static func parameters(
        _ curve: CubicSegment, _ low: Double, _ high: Double, _ length: Double
    ) -> (Double, Double) {
        (
            low > 0 ? curve.parameter(atLength: low) : 0,
            high < length ? curve.parameter(atLength: high) : 1
        )
    }
}
