import VitrineGeometry

/// The chords of an outline, searched for the one nearest to a position.
///
/// Its reference is the search in `GlassDistanceReference` in the tests, which compares every chord.
struct OutlineChords: Sendable {
    /// The indices of these chords among the outline's segments, in order.
    private var indices: [Int] = []
    private var chords: [Chord] = []

    private struct Chord: Sendable {
        var from: Point
        var to: Point
        /// The vector from one end to the other, and its squared length; 1 for a chord without length.
        var along: Point
        var square: Double
    }

    typealias Pair = SIMD2<Double>

    init(_ segments: [OutlineSegments.Segment]) {
        indices = Array(segments.indices)
        chords = segments.map { segment in
            let along = segment.to - segment.from
            let square = along.x * along.x + along.y * along.y
            return Chord(from: segment.from, to: segment.to, along: along, square: square > 0 ? square : 1)
        }
    }

    private init() {}

    /// Returns the chords that can be nearest to any position within `radius` of a point, or `nil` if all are
    /// further than `reach` from it.
    ///
    /// Let b be the position nearest to the point m. Any position a of a chord is further than b from the
    /// whole circle if the line half-way between a and b passes it on the side of a: if |m - a|^2 - |m - b|^2
    /// > 2 radius |a - b|. Over a whole chord the left side is least at its position nearest to m, and |a -
    /// b| is greatest at one of its ends.
    func nearest(to m: Point, radius: Double, reach: Double) -> OutlineChords? {
        var squares: [Double] = []
        squares.reserveCapacity(chords.count)
        var (nearest, place, best) = (Double.infinity, 0.0, 0)
        for (index, chord) in chords.enumerated() {
            let (square, t) = Self.distance(m, chord)
            squares.append(square)
            if square < nearest { (nearest, place, best) = (square, t, index) }
        }
        guard nearest < .infinity, nearest.squareRoot() - radius <= reach else { return nil }
        let b = chords[best].from.interpolated(to: chords[best].to, place)
        // A margin for rounding.
        let slack = 1 + 1e-9
        let twice = 2 * radius * slack
        var result = OutlineChords()
        for (index, chord) in chords.enumerated() {
            let gap = squares[index] - nearest * slack - 1e-9
            if gap > 0 {
                let (p, q) = (chord.from - b, chord.to - b)
                let farthest = max(p.x * p.x + p.y * p.y, q.x * q.x + q.y * q.y)
                if gap * gap > twice * twice * farthest { continue }
            }
            result.indices.append(indices[index])
            result.chords.append(chord)
        }
        return result
    }

    /// Returns the squared distance to a chord, and the parameter of the nearest position on it.
    private static func distance(_ p: Point, _ chord: Chord) -> (square: Double, place: Double) {
        let q = p - chord.from
        let t = min(max((q.x * chord.along.x + q.y * chord.along.y) / chord.square, 0), 1)
        let e = p - chord.from.interpolated(to: chord.to, t)
        return (e.x * e.x + e.y * e.y, t)
    }

    /// Returns the nearest chord for each of two positions: the squared distance to it, the parameter of the
    /// nearest position on it, 0...1, and the index of its segment in the outline.
    func find(_ x: Pair, _ y: Pair) -> (square: Pair, place: Pair, segments: (Int, Int)) {
        var nearest = Pair(repeating: .infinity)
        var place = Pair.zero
        var best = SIMD2<Int64>.zero
        unsafe chords.withUnsafeBufferPointer { chords in
            for index in 0..<chords.count {
                let chord = unsafe chords[index]
                let t = Self.clamped(
                    ((x - chord.from.x) * chord.along.x + (y - chord.from.y) * chord.along.y) / chord.square)
                let s = 1 - t
                let ex = x - (chord.from.x * s + chord.to.x * t)
                let ey = y - (chord.from.y * s + chord.to.y * t)
                let square = ex * ex + ey * ey
                let isLess = square .< nearest
                nearest.replace(with: square, where: isLess)
                place.replace(with: t, where: isLess)
                best.replace(with: SIMD2(repeating: Int64(index)), where: isLess)
            }
        }
        return (nearest, place, (indices[Int(best.x)], indices[Int(best.y)]))
    }

    @inline(__always)
    private static func clamped(_ t: Pair) -> Pair {
        t.replacing(with: 0, where: t .< 0).replacing(with: 1, where: t .> 1)
    }
}
