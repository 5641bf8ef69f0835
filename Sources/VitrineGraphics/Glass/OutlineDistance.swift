/// The signed distance to any outline, worked out for the pixels of a rectangle.
///
/// The nearest chord of the boundary is found by squares of pixels: only chords that can be the nearest to any pixel of a
/// square are asked by its pixels. Beyond `reach` no distance is worked out, but the reach itself given.
struct OutlineDistance: Sendable {
    let rect: PixelRect
    private let distance: [Float]
    private let x: [Float]
    private let y: [Float]

    init(_ segments: OutlineSegments, in rect: PixelRect, _ grid: GlassGrid, reach: Double, workers: Workers)
    {
        self.rect = rect
        let count = rect.width * rect.height
        var planes = [[Float]](repeating: [Float](repeating: 0, count: count), count: 3)
        planes[0] = [Float](repeating: Float(reach), count: count)
        let search = Search(segments, rect, grid, reach: reach)
        let tiles = Self.tiles(rect)
        let parts = workers.map(tiles) { search.tile($0) }
        for (tile, part) in zip(tiles, parts) {
            for row in 0..<tile.height {
                let from = row * tile.width
                let to = (tile.y0 + row - rect.y0) * rect.width + (tile.x0 - rect.x0)
                for i in 0..<tile.width {
                    planes[0][to + i] = part[from + i].distance
                    planes[1][to + i] = part[from + i].x
                    planes[2][to + i] = part[from + i].y
                }
            }
        }
        (distance, x, y) = (planes[0], planes[1], planes[2])
    }

    private static func tiles(_ rect: PixelRect) -> [PixelRect] {
        var tiles: [PixelRect] = []
        for y in stride(from: rect.y0, to: rect.y1, by: Search.side) {
            for x in stride(from: rect.x0, to: rect.x1, by: Search.side) {
                tiles.append(
                    PixelRect(
                        x0: x, y0: y, x1: min(x + Search.side, rect.x1), y1: min(y + Search.side, rect.y1)))
            }
        }
        return tiles
    }

    /// Copies `count` values of row `y` from pixel `start` on, which lie within the rectangle.
    func copy(_ count: Int, row py: Int, from start: Int, into row: DistanceRow, at place: Int) {
        let from = (py - rect.y0) * rect.width + (start - rect.x0)
        precondition(
            rect.holds(PixelRect(x0: start, y0: py, x1: start + count, y1: py + 1)), "pixels of the field")
        for i in 0..<count {
            unsafe row.distance[place + i] = distance[from + i]
            unsafe row.x[place + i] = x[from + i]
            unsafe row.y[place + i] = y[from + i]
        }
    }
}

extension OutlineDistance {
    typealias Value = (distance: Float, x: Float, y: Float)

    /// Finds nearest chords.
    private struct Search: Sendable {
        /// Squares of so many pixels share their chords.
        static let side = 32
        private static let small = 8

        private let segments: OutlineSegments
        private let grid: GlassGrid
        private let reach: Double

        init(_ segments: OutlineSegments, _ rect: PixelRect, _ grid: GlassGrid, reach: Double) {
            self.segments = segments
            self.grid = grid
            self.reach = reach
        }

        /// The values of a square's pixels, row after row.
        func tile(_ tile: PixelRect) -> [Value] {
            var values = [Value](
                repeating: (Float(reach), 0, 0), count: tile.width * tile.height)
            let all = Array(segments.boundary.indices)
            guard let near = candidates(of: all, tile) else { return signed(values, tile) }
            for y in stride(from: tile.y0, to: tile.y1, by: Self.small) {
                for x in stride(from: tile.x0, to: tile.x1, by: Self.small) {
                    let part = PixelRect(
                        x0: x, y0: y, x1: min(x + Self.small, tile.x1), y1: min(y + Self.small, tile.y1))
                    guard let nearest = candidates(of: near, part) else { continue }
                    fill(part, nearest, &values, tile)
                }
            }
            return signed(values, tile)
        }

        /// The chords that can be nearest to a pixel of a rectangle; nil where all lie beyond reach.
        private func candidates(of indices: [Int], _ rect: PixelRect) -> [Int]? {
            let box = grid.points(rect)
            let middle = Point(box.midX, box.midY)
            let radius = 0.5 * (box.width * box.width + box.height * box.height).squareRoot()
            let distances = indices.map { Self.distance(middle, segments.boundary[$0]) }
            guard let least = distances.min(), least - radius <= reach else { return nil }
            return zip(indices, distances).filter { $0.1 <= least + 2 * radius }.map(\.0)
        }

        private static func distance(_ p: Point, _ segment: OutlineSegments.Segment) -> Double {
            (p - segment.from.interpolated(to: segment.to, parameter(p, segment))).length
        }

        /// Where on a chord the point nearest to `p` lies, 0...1.
        private static func parameter(_ p: Point, _ segment: OutlineSegments.Segment) -> Double {
            let d = segment.to - segment.from
            let square = d.x * d.x + d.y * d.y
            guard square > 0 else { return 0 }
            let q = p - segment.from
            return min(max((q.x * d.x + q.y * d.y) / square, 0), 1)
        }

        private func fill(_ part: PixelRect, _ nearest: [Int], _ values: inout [Value], _ tile: PixelRect) {
            for y in part.y0..<part.y1 {
                let line = grid.line(x: part.x0, y: y)
                for x in part.x0..<part.x1 {
                    let p = line.start + line.step * Double(x - part.x0)
                    var (least, best, place) = (Double.infinity, 0, 0.0)
                    for index in nearest {
                        let segment = segments.boundary[index]
                        let t = Self.parameter(p, segment)
                        let q = p - segment.from.interpolated(to: segment.to, t)
                        let square = q.x * q.x + q.y * q.y
                        if square < least { (least, best, place) = (square, index, t) }
                    }
                    let value = value(p, segments.boundary[best], place, least.squareRoot())
                    values[(y - tile.y0) * tile.width + (x - tile.x0)] = value
                }
            }
        }

        /// The distance without its sign, and the gradient as if outside.
        private func value(
            _ p: Point, _ segment: OutlineSegments.Segment, _ t: Double, _ distance: Double
        ) -> Value {
            var (normal, distance) = (Point.zero, distance)
            if distance > 1e-6, t <= 0 || t >= 1 {
                // Towards a corner, whichever side it is on.
                let q = p - (t <= 0 ? segment.from : segment.to)
                normal = q * (1 / distance)
            } else {
                normal = segment.fromNormal.interpolated(to: segment.toNormal, Self.foot(p, segment, t))
                let length = normal.length
                if length > 0 { normal = normal * (1 / length) }
                let q = p - segment.from.interpolated(to: segment.to, t)
                // On the inside the gradient as if outside points inward.
                if q.x * normal.x + q.y * normal.y < 0 {
                    normal = normal * -1
                    distance += segment.bulge(at: t)
                } else {
                    distance -= segment.bulge(at: t)
                }
            }
            return (Float(min(distance, reach)), Float(normal.x), Float(normal.y))
        }

        /// Where on the curve that a chord stands for the normal points to `p`, from the nearest place on the chord on: the root
        /// of a parabola, by two of Newton's steps. The chord's own normal is that of the curve in its middle alone.
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
                // About the middle of the curve's circle all of it is as near.
                guard abs(slope) > 1e-3 * d.length else { return start }
                t = min(max(t - (a + (b + c * t) * t) / slope, 0), 1)
            }
            return t
        }

        /// The values with the signs of inside and outside.
        private func signed(_ values: [Value], _ tile: PixelRect) -> [Value] {
            var values = values
            for y in tile.y0..<tile.y1 {
                let line = grid.line(x: tile.x0, y: y)
                let crossings = segments.crossings(line)
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
            return values
        }
    }
}

extension OutlineSegments {
    /// Where a row of pixels crosses the outline, in pixels from its start, in order; also before the start.
    fileprivate func crossings(_ line: GlassGrid.Line) -> [(place: Double, turn: Int)] {
        let (p, d) = (line.start, line.step)
        let square = d.x * d.x + d.y * d.y
        func side(_ q: Point) -> Double { d.x * (q.y - p.y) - d.y * (q.x - p.x) }
        var result: [(place: Double, turn: Int)] = []
        for chord in chords {
            let (a, b) = (side(chord.from), side(chord.to))
            guard (a <= 0) != (b <= 0) else { continue }
            let q = chord.from.interpolated(to: chord.to, a / (a - b))
            let place = ((q.x - p.x) * d.x + (q.y - p.y) * d.y) / square
            result.append((place, b > a ? 1 : -1))
        }
        return result.sorted { $0.place < $1.place }
    }
}
