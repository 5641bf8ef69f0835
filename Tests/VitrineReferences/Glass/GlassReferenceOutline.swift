@testable import VitrineGeometry

/// The outline of a filled path as very short lines, each of which refers to the curve that it is part of.
struct GlassReferenceOutline {
    /// A cubic curve; lines and quadratics are converted to cubics.
    struct Curve {
        let points: (Point, Point, Point, Point)

        func point(_ t: Double) -> Point {
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            let (p, q, r, u) = points
            return Point(
                a * p.x + b * q.x + c * r.x + d * u.x, a * p.y + b * q.y + c * r.y + d * u.y)
        }

        /// Returns the first and second derivatives.
        func derivatives(_ t: Double) -> (Point, Point) {
            let s = 1 - t
            let (p, q, r, u) = points
            let first = ((q - p) * (s * s) + (r - q) * (2 * s * t) + (u - r) * (t * t)) * 3
            let second = ((p - q * 2 + r) * s + (q - r * 2 + u) * t) * 6
            return (first, second)
        }
    }

    /// A short line between two parameters of a curve.
    struct Piece {
        var start: Point
        var end: Point
        let curve: Int
        var from: Double
        var to: Double
        /// The range of parameters for which the curve is part of the outline.
        var within = 0.0...1.0
    }

    /// Pieces next to each other and the box around them.
    struct Chunk {
        let pieces: Range<Int>
        let box: Rect

        func squaredDistance(_ p: Point) -> Double {
            let dx = max(box.minX - p.x, 0, p.x - box.maxX)
            let dy = max(box.minY - p.y, 0, p.y - box.maxY)
            return dx * dx + dy * dy
        }
    }

    /// The maximum distance of a piece from its curve, in points.
    static let tolerance = 0.0005

    let fillRule: FillRule
    var curves: [Curve] = []
    /// The closed contours, which define the inside.
    var contours: [[Point]] = []
    /// All pieces.
    var fill: [Piece] = []
    private var fillChunks: [Chunk] = []
    /// The pieces with the inside on only one side.
    private var border: [Piece] = []
    private var borderChunks: [Chunk] = []

    init(_ shape: ResolvedShape) {
        fillRule = shape.fillRule
        flatten(shape.path())
        fillChunks = Self.chunks(fill)
        border = fill
        if case .path = shape { border = bordersOfInside() }
        borderChunks = Self.chunks(border)
    }

    func isInside(_ p: Point) -> Bool {
        var winding = 0
        for chunk in fillChunks where p.y >= chunk.box.minY && p.y <= chunk.box.maxY {
            if p.x > chunk.box.maxX { continue }
            for index in chunk.pieces { winding += fill[index].winding(p) }
        }
        return fillRule == .nonZero ? winding != 0 : winding & 1 != 0
    }

    /// Returns the signed distance, which is negative inside, and its gradient.
    func distance(_ p: Point) -> (value: Double, gradient: Point) {
        guard let near = nearest(p) else { return (.infinity, .zero) }
        let away = p - near.point
        let length = away.length
        if length > 4 * Self.tolerance {
            let sign = isInside(p) ? -1.0 : 1.0
            return (sign * length, away * (sign / length))
        }
        // The point is too close for the pieces to decide: the side is found on the normal of the curve,
        // further away.
        var normal = Point(near.direction.y, -near.direction.x) * (1 / near.direction.length)
        if isInside(near.point + normal * (10 * Self.tolerance)) { normal = -normal }
        return (away.x * normal.x + away.y * normal.y, normal)
    }

    /// Returns the nearest point of the outline, found piece by piece and then along the curve of the piece.
    private func nearest(_ p: Point) -> (point: Point, direction: Point)? {
        var (best, parameter, squared) = (-1, 0.0, Double.infinity)
        func look(_ chunk: Chunk) {
            for index in chunk.pieces {
                let (t, distance) = border[index].nearest(p)
                if distance < squared { (best, parameter, squared) = (index, t, distance) }
            }
        }
        let bounds = borderChunks.map { $0.squaredDistance(p) }
        guard let first = bounds.indices.min(by: { bounds[$0] < bounds[$1] }) else { return nil }
        look(borderChunks[first])
        for index in bounds.indices where index != first && bounds[index] < squared {
            look(borderChunks[index])
        }
        let piece = border[best]
        let curve = curves[piece.curve]
        let t = curve.refined(piece.from + (piece.to - piece.from) * parameter, towards: p, piece.within)
        let direction = curve.derivatives(t).0
        return (curve.point(t), direction.length > 1e-12 ? direction : piece.end - piece.start)
    }
}

extension GlassReferenceOutline.Curve {
    /// Returns the parameter near `t` where the curve is nearest to `p`, by Newton's method.
    fileprivate func refined(_ start: Double, towards p: Point, _ within: ClosedRange<Double>) -> Double {
        var t = start
        for _ in 0..<6 {
            let away = point(t) - p
            let (first, second) = derivatives(t)
            let slope = away.x * first.x + away.y * first.y
            let bend = first.x * first.x + first.y * first.y + away.x * second.x + away.y * second.y
            guard bend > 1e-12 else { return start }
            let next = min(max(t - slope / bend, within.lowerBound), within.upperBound)
            if abs(next - t) < 1e-13 { return next }
            t = next
        }
        return (point(t) - p).length <= (point(start) - p).length + 1e-9 ? t : start
    }
}

extension GlassReferenceOutline.Piece {
    /// Returns the number of upward minus downward crossings of a ray to the right of `p`.
    fileprivate func winding(_ p: Point) -> Int {
        if (start.y <= p.y) == (end.y <= p.y) { return 0 }
        let x = start.x + (end.x - start.x) * ((p.y - start.y) / (end.y - start.y))
        return x > p.x ? (end.y > start.y ? 1 : -1) : 0
    }

    /// Returns the parameter of the nearest point on the piece, and the squared distance.
    fileprivate func nearest(_ p: Point) -> (t: Double, squared: Double) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let along = square > 0 ? ((p.x - start.x) * dx + (p.y - start.y) * dy) / square : 0
        let t = min(max(along, 0), 1)
        let (x, y) = (start.x + dx * t - p.x, start.y + dy * t - p.y)
        return (t, x * x + y * y)
    }

    /// Returns the parameters of an inner crossing of both.
    func crossing(_ other: Self) -> (Double, Double)? {
        if max(start.x, end.x) < min(other.start.x, other.end.x) { return nil }
        if max(other.start.x, other.end.x) < min(start.x, end.x) { return nil }
        let (a, b, c) = (end - start, other.end - other.start, other.start - start)
        let area = a.x * b.y - a.y * b.x
        guard area != 0 else { return nil }
        let (t, u) = ((c.x * b.y - c.y * b.x) / area, (c.x * a.y - c.y * a.x) / area)
        guard t > 1e-9, t < 1 - 1e-9, u > 1e-9, u < 1 - 1e-9 else { return nil }
        return (t, u)
    }

    func part(_ t: Double, _ u: Double) -> Self {
        var part = self
        part.start = start.interpolated(to: end, t)
        part.end = start.interpolated(to: end, u)
        part.from = from + (to - from) * t
        part.to = from + (to - from) * u
        return part
    }
}
