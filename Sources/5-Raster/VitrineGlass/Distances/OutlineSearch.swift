import VitrineGeometry
import VitrinePixels

/// Finds the chords of an outline that are nearest to pixels, one tile at a time.
struct OutlineSearch: Sendable {
    typealias Value = (distance: Float, x: Float, y: Float)

    /// The side of a tile in pixels, which share their candidate chords.
    static let side = 32
    /// The side of the smaller squares within a tile.
    private static let small = 8

    private let segments: OutlineSegments
    private let chords: OutlineChords
    private let grid: GlassGrid
    private let reach: Double

    init(_ segments: OutlineSegments, _ grid: GlassGrid, reach: Double) {
        self.segments = segments
        chords = OutlineChords(segments.boundary)
        self.grid = grid
        self.reach = reach
    }

    /// Returns the values of a tile's pixels, row by row.
    func tile(_ tile: PixelRect) -> [Value] {
        var values = [Value](repeating: (Float(reach), 0, 0), count: tile.width * tile.height)
        if let near = candidates(of: chords, tile) {
            for y in stride(from: tile.y0, to: tile.y1, by: Self.small) {
                for x in stride(from: tile.x0, to: tile.x1, by: Self.small) {
                    let part = PixelRect(
                        x0: x, y0: y, x1: min(x + Self.small, tile.x1), y1: min(y + Self.small, tile.y1))
                    if let nearest = candidates(of: near, part) { fill(part, nearest, &values, tile) }
                }
            }
        }
        sign(&values, tile)
        return values
    }

    /// Returns the chords that can be nearest to a pixel of a rectangle, or `nil` if all lie beyond `reach`.
    private func candidates(of chords: OutlineChords, _ rect: PixelRect) -> OutlineChords? {
        let box = grid.points(rect)
        let radius = 0.5 * (box.width * box.width + box.height * box.height).squareRoot()
        return chords.candidates(near: Point(box.midX, box.midY), radius: radius, reach: reach)
    }

    private func fill(
        _ part: PixelRect, _ candidates: OutlineChords, _ values: inout [Value], _ tile: PixelRect
    ) {
        for y in part.y0..<part.y1 {
            let line = grid.line(x: part.x0, y: y)
            let start = (y - tile.y0) * tile.width + (part.x0 - tile.x0)
            for i in stride(from: 0, to: part.width, by: 2) {
                let steps = SIMD2(Double(i), Double(i + 1))
                let (x, y) = (line.start.x + line.step.x * steps, line.start.y + line.step.y * steps)
                let (square, parameter, segments) = candidates.nearest(x, y)
                values[start + i] = value(
                    Point(x[0], y[0]), self.segments.boundary[segments.0], parameter[0],
                    square[0].squareRoot())
                if i + 1 == part.width { break }
                values[start + i + 1] = value(
                    Point(x[1], y[1]), self.segments.boundary[segments.1], parameter[1],
                    square[1].squareRoot())
            }
        }
    }

    /// Returns the unsigned distance, and the gradient as if outside.
    private func value(
        _ p: Point, _ segment: OutlineSegments.Segment, _ t: Double, _ distance: Double
    ) -> Value {
        var (normal, distance) = (Point.zero, distance)
        if distance > 1e-6, t <= 0 || t >= 1 {
            // Towards a corner, on whichever side of it.
            let q = p - (t <= 0 ? segment.from : segment.to)
            normal = q * (1 / distance)
        } else {
            normal = segment.fromNormal.interpolated(to: segment.toNormal, Self.foot(p, segment, t))
            let length = normal.length
            if length > 0 { normal = normal * (1 / length) }
            let q = p - segment.from.interpolated(to: segment.to, t)
            // On the inside, the gradient as if outside points inwards.
            if q.x * normal.x + q.y * normal.y < 0 {
                normal = normal * -1
                distance += segment.bulge(at: t)
            } else {
                distance -= segment.bulge(at: t)
            }
        }
        return (Float(min(distance, reach)), Float(normal.x), Float(normal.y))
    }

    /// Returns the parameter on the chord's curve where the normal points to `p`.
    ///
    /// It is the root of a parabola, found by two Newton steps from the nearest position on the chord. The
    /// chord's own normal equals that of the curve only in its middle.
    private static func foot(_ p: Point, _ segment: OutlineSegments.Segment, _ start: Double) -> Double {
        if segment.bulge == 0 { return start }
        let (d, bend) = (segment.to - segment.from, segment.toNormal - segment.fromNormal)
        func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
        let q = p - segment.from
        let (a, b) = (cross(q, segment.fromNormal), cross(q, bend) - cross(d, segment.fromNormal))
        let c = -cross(d, bend)
        var t = start
        for _ in 0..<2 {
            let slope = b + 2 * c * t
            // Around the centre of curvature, the whole curve is equally near.
            guard abs(slope) > 1e-3 * d.length else { return start }
            t = min(max(t - (a + (b + c * t) * t) / slope, 0), 1)
        }
        return t
    }

    /// Negates the values inside of the outline.
    private func sign(_ values: inout [Value], _ tile: PixelRect) {
        let crossed = segments.crossed(
            from: grid.line(x: tile.x0, y: tile.y0), to: grid.line(x: tile.x0, y: tile.y1 - 1))
        for y in tile.y0..<tile.y1 {
            let crossings = OutlineSegments.crossings(crossed, grid.line(x: tile.x0, y: y))
            var (next, winding) = (0, 0)
            for x in 0..<tile.width {
                while next < crossings.count, crossings[next].place <= Double(x) {
                    winding += crossings[next].turn
                    next += 1
                }
                if segments.rule.isInside(winding) {
                    let i = (y - tile.y0) * tile.width + x
                    values[i] = (-values[i].distance, -values[i].x, -values[i].y)
                }
            }
        }
    }
}

extension OutlineSegments {
    /// Returns the chords that may be crossed by any of the parallel rows from one to another.
    fileprivate func crossed(from first: GlassGrid.Line, to last: GlassGrid.Line) -> [Chord] {
        let nothing = 1e-9
        return chords.filter { chord in
            let sides = SIMD4(
                first.side(chord.from), first.side(chord.to), last.side(chord.from), last.side(chord.to))
            return sides.min() <= nothing && sides.max() >= -nothing
        }
    }

    /// Returns the crossings of a row of pixels with chords, in order, in pixels from the row's start; also
    /// those before the start.
    fileprivate static func crossings(
        _ chords: [Chord], _ line: GlassGrid.Line
    ) -> [(place: Double, turn: Int)] {
        let (p, d) = (line.start, line.step)
        let square = d.x * d.x + d.y * d.y
        var result: [(place: Double, turn: Int)] = []
        for chord in chords {
            let (a, b) = (line.side(chord.from), line.side(chord.to))
            guard (a <= 0) != (b <= 0) else { continue }
            let q = chord.from.interpolated(to: chord.to, a / (a - b))
            let place = ((q.x - p.x) * d.x + (q.y - p.y) * d.y) / square
            result.append((place, b > a ? 1 : -1))
        }
        return result.sorted { $0.place < $1.place }
    }
}

extension GlassGrid.Line {
    /// Returns the cross product of the row's step and the vector from its start to `q`: the sign tells the
    /// side.
    fileprivate func side(_ q: Point) -> Double { step.x * (q.y - start.y) - step.y * (q.x - start.x) }
}
