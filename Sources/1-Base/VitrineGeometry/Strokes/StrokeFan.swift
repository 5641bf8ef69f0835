/// The area covered by a line along a bend tighter than half its width.
///
/// The normals at both ends of a chord cross in a centre, and sweep two sectors about it: the outer one, and
/// a smaller one on the far side of the centre. The sectors of the chords of a bend form one polygon of each
/// kind, between the offset curve and the centres: two that follow each other share a normal, which cancels,
/// so that the polygon has the winding numbers of all sectors together. Sectors of their own, as well as a
/// rectangle and two wedges for each chord, cover the same area; they pile up by the dozen in a corner and
/// cost the sweep the square of that.
struct StrokeFan {
    /// The centres of the chords, as far as they are apart. They follow the evolute of the bend.
    private var centres: [Point]
    private var outer: [Point]
    private var inner: [Point]

    static let none = StrokeFan()

    private init() {
        (centres, outer, inner) = ([], [], [])
    }

    /// Creates the fan of one segment, or `nil` if its normals do not cross.
    ///
    /// `n0` and `n1` are the normals at the segment's ends, of half the line's width.
    init?(_ segment: StrokeSegment, _ n0: Point, _ n1: Point) {
        let sine = n0.cross(n1)
        let along = segment.end - segment.start
        guard abs(sine) > 1e-12 * n0.dot(n0) else { return nil }
        // The positions along each normal at which they cross, as fractions.
        let (a, b) = (along.cross(n1) / sine, along.cross(n0) / sine)
        guard a * b > 0, abs(a) <= 1, abs(b) <= 1 else { return nil }
        centres = [segment.start + n0 * a]
        let ends = [[segment.start + n0, segment.end + n1], [segment.start - n0, segment.end - n1]]
        (inner, outer) = a > 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
    }

    /// Continues with the next piece of the same bend; returns `false` if it belongs to another one.
    mutating func join(_ next: StrokeFan, tolerance: Double) -> Bool {
        guard let last = outer.last, last == next.outer.first, inner.last == next.inner.first,
            let centre = centres.last, let nextCentre = next.centres.first, next.turnsLeft == turnsLeft
        else { return false }
        if (nextCentre - centre).length > tolerance { centres.append(nextCentre) }
        outer += next.outer.dropFirst()
        inner += next.inner.dropFirst()
        return true
    }

    private var turnsLeft: Bool {
        guard outer.count > 1, let centre = centres.first else { return false }
        return (outer[0] - centre).cross(outer[1] - centre) < 0
    }

    /// Emits both sectors, in the direction of strips.
    func emit(_ emit: ([Point]) -> Void) {
        for arc in [outer, inner] where arc.count > 1 {
            let sector = arc + centres.reversed()
            emit(turnsLeft ? sector : sector.reversed())
        }
    }
}
