import VitrineGeometry

/// The chords of an outline, searched for the one nearest to a position.
///
/// The tests compare it with `GlassDistanceReference`, which searches all chords.
struct OutlineChords: Sendable {
    /// The indices of these chords among the outline's segments, in order.
    private var indices: [Int] = []
    private var chords: [Chord] = []

    private struct Chord: Sendable {
        var from: Point
        var to: Point
        /// The vector from `from` to `to`.
        var along: Point
        /// The squared length of `along`; 1 if the chord has no length, so that it can be divided by.
        var squaredLength: Double
    }

    typealias Pair = SIMD2<Double>

    init(_ segments: [OutlineSegments.Segment]) {
        indices = Array(segments.indices)
        chords = segments.map { segment in
            let along = segment.to - segment.from
            let squaredLength = along.x * along.x + along.y * along.y
            return Chord(
                from: segment.from, to: segment.to, along: along,
                squaredLength: squaredLength > 0 ? squaredLength : 1)
        }
    }

    private init() {}

    /// Returns the chords that can be nearest to any position within `radius` of a point, or `nil` if all are
    /// further than `reach` from it.
    ///
    /// Let b be the position on the chords nearest to the point m. A position a of a chord is farther than b
    /// from all points of the circle around m if the circle lies on b's side of the perpendicular bisector
    /// of a and b, that is, if |m - a|^2 - |m - b|^2 > 2 radius |a - b|. Over a whole chord, the left side
    /// is least at the chord's position nearest to m, and |a - b| is greatest at one of its ends.
    func candidates(near m: Point, radius: Double, reach: Double) -> OutlineChords? {
        var squares: [Double] = []
        squares.reserveCapacity(chords.count)
        var (nearest, parameter, best) = (Double.infinity, 0.0, 0)
        for (index, chord) in chords.enumerated() {
            let (square, t) = Self.squaredDistance(m, chord)
            squares.append(square)
            if square < nearest { (nearest, parameter, best) = (square, t, index) }
        }
        guard nearest < .infinity, nearest.squareRoot() - radius <= reach else { return nil }
        let b = chords[best].from.interpolated(to: chords[best].to, parameter)
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
    private static func squaredDistance(_ p: Point, _ chord: Chord) -> (square: Double, parameter: Double) {
        let q = p - chord.from
        let t = min(max((q.x * chord.along.x + q.y * chord.along.y) / chord.squaredLength, 0), 1)
        let offset = p - chord.from.interpolated(to: chord.to, t)
        return (offset.x * offset.x + offset.y * offset.y, t)
    }

    /// Returns the nearest chord for each of two positions: the squared distance to it, the parameter of the
    /// nearest position on it, 0...1, and the index of its segment in the outline.
    func nearest(
        _ x: Pair, _ y: Pair
    ) -> (squaredDistance: Pair, parameter: Pair, segments: (Int, Int)) {
        var nearest = Pair(repeating: .infinity)
        var parameter = Pair.zero
        var best = SIMD2<Int64>.zero
        unsafe chords.withUnsafeBufferPointer { chords in
            for index in 0..<chords.count {
                let chord = unsafe chords[index]
                let t = Self.clamped(
                    ((x - chord.from.x) * chord.along.x + (y - chord.from.y) * chord.along.y)
                        / chord.squaredLength)
                let s = 1 - t
                let ex = x - (chord.from.x * s + chord.to.x * t)
                let ey = y - (chord.from.y * s + chord.to.y * t)
                let square = ex * ex + ey * ey
                let isLess = square .< nearest
                nearest.replace(with: square, where: isLess)
                parameter.replace(with: t, where: isLess)
                best.replace(with: SIMD2(repeating: Int64(index)), where: isLess)
            }
        }
        return (nearest, parameter, (indices[Int(best.x)], indices[Int(best.y)]))
    }

    @inline(__always)
    private static func clamped(_ t: Pair) -> Pair {
        t.replacing(with: 0, where: t .< 0).replacing(with: 1, where: t .> 1)
    }
}
