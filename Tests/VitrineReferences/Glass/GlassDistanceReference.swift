@testable import VitrineGeometry
@testable import VitrineGlass
@testable import VitrinePixels

/// Distances of glass, one pixel at a time, in the arithmetic of the kernels: single precision, in the same
/// order.
struct GlassDistanceReference {
    var distance: Float
    var x: Float
    var y: Float

    /// Returns `true` if numbers are equal to the bit, distinguishing zeros by their sign.
    static func areSame(_ a: Self, _ b: Self) -> Bool {
        a.distance.bitPattern == b.distance.bitPattern && a.x.bitPattern == b.x.bitPattern
            && a.y.bitPattern == b.y.bitPattern
    }

    /// Returns the distance to a rounded rectangle, at pixel `i` of a row.
    static func toBox(_ rect: Rect, _ radii: CornerRadii, _ line: GlassGrid.Line, _ i: Int) -> Self {
        let most = min(rect.width, rect.height) / 2
        let px = Float(line.start.x - rect.midX) + Float(i) * Float(line.step.x)
        let py = Float(line.start.y - rect.midY) + Float(i) * Float(line.step.y)
        let (isLeft, isTop) = (px < 0, py < 0)
        let corner =
            isTop
            ? (isLeft ? radii.topLeft : radii.topRight) : (isLeft ? radii.bottomLeft : radii.bottomRight)
        let radius = Float(min(max(corner.width, 0), most))
        let qx = (isLeft ? -px : px) - Float(rect.width / 2) + radius
        let qy = (isTop ? -py : py) - Float(rect.height / 2) + radius
        let (outX, outY) = (qx < 0 ? 0 : qx, qy < 0 ? 0 : qy)
        let length = (outX * outX + outY * outY).squareRoot()
        let largest = qx > qy ? qx : qy
        var gradient: (x: Float, y: Float)
        if length > 0 {
            gradient = (outX * (1 / length), outY * (1 / length))
        } else {
            gradient = qx > qy ? (1, 0) : (0, 1)
        }
        // Vectors are negated in this way, in which zero stays positive.
        if isLeft { gradient.x = 0 - gradient.x }
        if isTop { gradient.y = 0 - gradient.y }
        return Self(
            distance: (largest > 0 ? 0 : largest) + length - radius, x: gradient.x, y: gradient.y)
    }

    /// Returns the distance to an outline at pixel (x, y), computed from each of its chords.
    ///
    /// The kernel counts pixels from the corner of squares of 8 within `rect`, and crossings from the corner
    /// of squares of 32.
    static func toOutline(
        _ segments: OutlineSegments, in rect: PixelRect, _ grid: GlassGrid, reach: Double, x: Int, y: Int
    ) -> Self {
        let from = rect.x0 + (x - rect.x0) / 8 * 8
        let line = grid.line(x: from, y: y)
        let p = line.start + line.step * Double(x - from)
        func place(_ segment: OutlineSegments.Segment) -> Double {
            let (d, q) = (segment.to - segment.from, p - segment.from)
            let square = d.x * d.x + d.y * d.y
            return square > 0 ? min(max((q.x * d.x + q.y * d.y) / square, 0), 1) : 0
        }
        var best: (square: Double, segment: OutlineSegments.Segment)?
        for segment in segments.boundary {
            let q = p - segment.from.interpolated(to: segment.to, place(segment))
            let square = q.x * q.x + q.y * q.y
            if square < best?.square ?? .infinity { best = (square, segment) }
        }
        guard let best else { return Self(distance: Float(reach), x: 0, y: 0) }
        let (distance, normal) = onCurve(p, best.segment, place(best.segment), best.square.squareRoot())
        let sign: Double = isInside(segments, rect, grid, x, y) ? -1 : 1
        return Self(
            distance: Float(sign * min(distance, reach)), x: Float(sign * normal.x),
            y: Float(sign * normal.y))
    }

    /// Returns the distance and the direction away from the curve of a chord, or from the end of the chord.
    private static func onCurve(
        _ p: Point, _ segment: OutlineSegments.Segment, _ t: Double, _ distance: Double
    ) -> (Double, Point) {
        if distance > 1e-6 {
            if t <= 0 { return (distance, (p - segment.from) * (1 / distance)) }
            if t >= 1 { return (distance, (p - segment.to) * (1 / distance)) }
        }
        var normal = segment.fromNormal.interpolated(to: segment.toNormal, foot(p, segment, t))
        if normal.length > 0 { normal = normal * (1 / normal.length) }
        let q = p - segment.from.interpolated(to: segment.to, t)
        let isInside = q.x * normal.x + q.y * normal.y < 0
        let bulge = segment.bulge(at: t)
        return isInside ? (distance + bulge, normal * -1) : (distance - bulge, normal)
    }

    /// Returns the parameter at which the interpolated normal points to `p`.
    private static func foot(_ p: Point, _ segment: OutlineSegments.Segment, _ start: Double) -> Double {
        if segment.bulge == 0 { return start }
        func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
        let (d, bend, q) = (
            segment.to - segment.from, segment.toNormal - segment.fromNormal, p - segment.from
        )
        let a = cross(q, segment.fromNormal)
        let b = cross(q, bend) - cross(d, segment.fromNormal)
        let c = -cross(d, bend)
        var t = start
        for _ in 0..<2 {
            let slope = b + 2 * c * t
            if !(abs(slope) > 1e-3 * d.length) { return start }
            t = min(max(t - (a + (b + c * t) * t) / slope, 0), 1)
        }
        return t
    }

    /// Returns `true` if the point is inside, by the chords that cross the row at or before the middle of the
    /// pixel.
    private static func isInside(
        _ segments: OutlineSegments, _ rect: PixelRect, _ grid: GlassGrid, _ x: Int, _ y: Int
    ) -> Bool {
        let from = rect.x0 + (x - rect.x0) / 32 * 32
        let (p, d) = (grid.line(x: from, y: y).start, grid.line(x: from, y: y).step)
        func side(_ q: Point) -> Double { d.x * (q.y - p.y) - d.y * (q.x - p.x) }
        var winding = 0
        for chord in segments.chords {
            let (a, b) = (side(chord.from), side(chord.to))
            if (a <= 0) == (b <= 0) { continue }
            let q = chord.from.interpolated(to: chord.to, a / (a - b))
            let place = ((q.x - p.x) * d.x + (q.y - p.y) * d.y) / (d.x * d.x + d.y * d.y)
            if place <= Double(x - from) { winding += b > a ? 1 : -1 }
        }
        return segments.rule == .nonZero ? winding != 0 : winding % 2 != 0
    }

    /// Returns the join with the next body, and the share of that body.
    func joined(with next: Self, smoothness: Double) -> (Self, share: Float) {
        let (a, b) = (distance, next.distance)
        let isNext = b < a
        var (bent, share): (Float, Float) = (0, isNext ? 1 : 0)
        if smoothness > 0 {
            let k = Float(smoothness)
            let gap = a - b < 0 ? -(a - b) : a - b
            let q = gap > k ? 0 : k - gap
            bent = q * q / (4 * k)
            share = isNext ? 1 - q / (k + k) : q / (k + k)
        }
        let rest = 1 - share
        return (
            Self(
                distance: (isNext ? b : a) - bent, x: x * rest + next.x * share,
                y: y * rest + next.y * share), share
        )
    }
}
