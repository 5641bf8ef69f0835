import VitrineGeometry

/// A smooth part of a contour, from one corner to the next.
struct ContourEdge {
    /// A line or a curve, with its length.
    struct Piece {
        let curve: CubicSegment
        let isLine: Bool
        /// The length up to each sixteenth of the curve's parameter; for a line the whole length alone.
        fileprivate let lengths: [Double]

        var length: Double { lengths[lengths.count - 1] }

        init(line start: Point, _ end: Point) {
            curve = CubicSegment(start, start, end, end)
            isLine = true
            lengths = [(end - start).length]
        }

        init(_ curve: CubicSegment) {
            self.curve = curve
            isLine = false
            var (length, last) = (0.0, curve.p0)
            lengths = (1...Self.steps).map { index in
                let t = Double(index) / Double(Self.steps)
                let next = Flattening.cubic(curve.p0, curve.p1, curve.p2, curve.p3, t, 1 - t)
                length += (next - last).length
                last = next
                return length
            }
        }

        private static let steps = 16

        /// Returns the parameter at a distance from the start; exact at both ends.
        fileprivate func parameter(at distance: Double) -> Double {
            guard distance > 0 else { return 0 }
            guard distance < length else { return 1 }
            guard let index = lengths.firstIndex(where: { distance < $0 }) else { return 1 }
            let before = index == 0 ? 0 : lengths[index - 1]
            let share = (distance - before) / (lengths[index] - before)
            return (Double(index) + share) / Double(lengths.count)
        }

        /// The piece as chords between the points to which lengths are known.
        var chords: [(start: Point, end: Point)] {
            var last = curve.p0
            return (1...lengths.count).map { index in
                let t = Double(index) / Double(lengths.count)
                let start = last
                last = Flattening.cubic(curve.p0, curve.p1, curve.p2, curve.p3, t, 1 - t)
                return (start, last)
            }
        }

        /// Returns the point at a parameter, and the direction there.
        fileprivate func place(at t: Double) -> Place? {
            if isLine {
                return (curve.p3 - curve.p0).normalized.map {
                    Place(point: curve.p0.interpolated(to: curve.p3, t), direction: $0)
                }
            }
            // Where a control lies on an end, the curve leaves towards the next one.
            let rest = t < 1 ? curve.part(t, 1) : curve
            let arms =
                t < 1
                ? [rest.p1 - rest.p0, rest.p2 - rest.p0, rest.p3 - rest.p0]
                : [rest.p3 - rest.p2, rest.p3 - rest.p1, rest.p3 - rest.p0]
            let long = arms.first { $0.length > length * 1e-6 } ?? arms[2]
            return long.normalized.map { Place(point: t < 1 ? rest.p0 : rest.p3, direction: $0) }
        }
    }

    /// A point of an edge, and the direction in which the edge passes it.
    struct Place {
        var point: Point
        var direction: Point
    }

    private(set) var pieces: [Piece]
    private(set) var length: Double
    let start: Place
    private(set) var end: Place

    /// Creates an edge of one piece; `nil` if the piece has no direction.
    init?(_ piece: Piece) {
        guard let start = piece.place(at: 0), let end = piece.place(at: 1) else { return nil }
        pieces = [piece]
        length = piece.length
        (self.start, self.end) = (start, end)
    }

    mutating func append(_ other: ContourEdge) {
        pieces += other.pieces
        length += other.length
        end = other.end
    }

    /// Returns the place at a distance from the start.
    func place(at distance: Double) -> Place {
        if distance <= 0 { return start }
        var passed = 0.0
        for piece in pieces {
            if distance < passed + piece.length {
                return piece.place(at: piece.parameter(at: distance - passed)) ?? start
            }
            passed += piece.length
        }
        return end
    }

    /// Adds what lies between two distances from the start to a contour that ends at the first.
    func add(from first: Double, to last: Double, to contour: inout GrownContour) {
        var passed = 0.0
        for piece in pieces {
            let (from, to) = (max(first - passed, 0), min(last - passed, piece.length))
            passed += piece.length
            guard from < to else { continue }
            let (t0, t1) = (piece.parameter(at: from), piece.parameter(at: to))
            if piece.isLine {
                contour.line(to: piece.curve.p0.interpolated(to: piece.curve.p3, t1))
            } else {
                let part = piece.curve.part(t0, t1)
                contour.cubic(part.p1, part.p2, to: part.p3)
            }
        }
    }
}
