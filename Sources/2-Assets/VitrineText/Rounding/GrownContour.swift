import VitrineGeometry

/// A closed contour of lines and curves, moved outward a little.
struct GrownContour {
    private var segments: [(curve: CubicSegment, isLine: Bool)] = []

    private var current: Point { segments.last?.curve.p3 ?? start }
    private let start: Point

    init(at start: Point) { self.start = start }

    mutating func line(to p: Point) {
        let from = current
        if p != from { segments.append((CubicSegment(from, from, p, p), true)) }
    }

    mutating func cubic(_ first: Point, _ second: Point, to p: Point) {
        let curve = CubicSegment(current, first, second, p)
        segments.append((curve, false))
    }

    /// Adds the contour to a path, with all edges moved by a distance, far less than strokes are wide.
    ///
    /// Positive distances are to the left of the contour, on screen.
    func add(movedBy distance: Double, to path: inout Path) {
        let sides = segments.map { (Self.normal($0.curve, atEnd: false), Self.normal($0.curve, atEnd: true)) }
        guard let first = segments.first, let last = sides.last else { return }
        // Where two edges meet, the point that is as far from both.
        func shift(_ a: Point, _ b: Point) -> Point {
            (a + b) * (distance / max(1 + a.dot(b), Self.sharpest))
        }
        let shifts = sides.indices.map { index in
            shift(index == 0 ? last.1 : sides[index - 1].1, sides[index].0)
        }
        path.move(to: first.curve.p0 + shifts[0])
        for index in segments.indices {
            let (curve, isLine) = segments[index]
            let isLast = index + 1 == segments.count
            let (from, to) = (curve.p0 + shifts[index], curve.p3 + shifts[isLast ? 0 : index + 1])
            if isLine {
                if !isLast { path.line(to: to) }
            } else {
                // An arc of a circle keeps its angle, so that its handles grow as its chord does.
                let chord = (curve.p3 - curve.p0).length
                let scale = chord > 0 ? min(max((to - from).length / chord, 0.5), 2) : 1
                path.cubic(
                    from + (curve.p1 - curve.p0) * scale, to - (curve.p3 - curve.p2) * scale, to: to)
            }
        }
        path.close()
    }

    /// The least of one and the cosine of a turn by which points between two edges are moved.
    private static let sharpest = 0.05

    /// Returns the unit vector to the left of an end of a curve, on screen.
    private static func normal(_ curve: CubicSegment, atEnd: Bool) -> Point {
        let size = (curve.p3 - curve.p0).length * 1e-6
        let arms =
            atEnd
            ? [curve.p3 - curve.p2, curve.p3 - curve.p1] : [curve.p1 - curve.p0, curve.p2 - curve.p0]
        let arm = arms.first { $0.length > size } ?? curve.p3 - curve.p0
        return arm.normalized.map { Point($0.y, -$0.x) } ?? .zero
    }
}
