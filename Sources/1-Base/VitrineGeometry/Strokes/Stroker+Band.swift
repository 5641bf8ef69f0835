extension Stroker {
    /// The offsets of a segment's ends to both sides.
    private struct Offsets {
        var segment: StrokeSegment
        /// The ends on the side of the normal, and on the other one.
        var left: (start: Point, end: Point)
        var right: (start: Point, end: Point)
    }

    /// Returns the two edges of a closed line that turns to one side only, both in the line's direction.
    ///
    /// On the outer side of a corner is its join, on the inner side the crossing of the two neighbours: the
    /// line's area without the parts that overlap there.
    ///
    /// - Returns: The edges on the side of the normals and on the other one; `nil` if the line turns both
    ///   ways, or has bends or sides that are too short for its width.
    func band(_ contour: StrokeContour) -> (left: [Point], right: [Point])? {
        guard contour.isClosed, contour.segments.count > 2, let offsets = offsets(contour.segments),
            var last = offsets.last
        else { return nil }
        var turn = 0.0
        for next in offsets {
            turn += last.segment.endTangent.cross(next.segment.startTangent)
            turn += next.segment.startTangent.cross(next.segment.endTangent)
            last = next
        }
        // Corners on the left are inner ones where the line turns towards the normals.
        let turnsToNormal = turn > 0
        func turnsBack(_ a: Point, _ b: Point) -> Bool { turnsToNormal ? a.cross(b) < 0 : a.cross(b) > 0 }
        var (inner, outer): ([Point], [Point]) = ([], [])
        inner.reserveCapacity(offsets.count + 16)
        outer.reserveCapacity(offsets.count + 16)
        /// The parts of the last segment's inner side, and of the first one's, that lie before a crossing.
        var (lastCut, firstCut) = (0.0, 0.0)
        for (index, next) in offsets.enumerated() {
            let (t0, t1) = (last.segment.endTangent, next.segment.startTangent)
            if turnsBack(t0, t1) || turnsBack(next.segment.startTangent, next.segment.endTangent) {
                return nil
            }
            let (before, after) = turnsToNormal ? (last.left, next.left) : (last.right, next.right)
            var cut = 0.0
            if t0 == t1 {
                inner.append(after.start)
                outer.append(turnsToNormal ? next.right.start : next.left.start)
            } else {
                // Each side has to cover the end of the other.
                let reach = half * abs(t0.cross(t1))
                guard reach <= min(last.segment.length, next.segment.length),
                    let crossing = Self.crossing(before, after)
                else { return nil }
                if index == 0 {
                    firstCut = crossing.before
                } else if crossing.before <= lastCut {
                    return nil
                }
                cut = crossing.after
                inner.append(crossing.point)
                let join = next.segment.isSmooth ? .round : style.join
                let points = wedgePoints(next.segment.start, t0, t1, join)
                outer.append(contentsOf: points.dropFirst())
            }
            (last, lastCut) = (next, cut)
        }
        if firstCut > 0, firstCut <= lastCut { return nil }
        return turnsToNormal ? (inner, outer) : (outer, inner)
    }

    /// Returns the offsets of segments; `nil` if one bends more tightly than the stroke.
    private func offsets(_ segments: [StrokeSegment]) -> [Offsets]? {
        guard var previous = segments.last else { return nil }
        var offsets: [Offsets] = []
        offsets.reserveCapacity(segments.count)
        for var segment in segments {
            segment.continueDirection(of: previous)
            previous = segment
            let n0 = segment.startTangent.perpendicular * half
            let n1 = segment.endTangent.perpendicular * half
            let left = (segment.start + n0, segment.end + n1)
            let right = (segment.start - n0, segment.end - n1)
            guard segment.startTangent.dot(segment.endTangent) > Self.gentle,
                Self.isConvex(left.0, left.1, right.1, right.0)
            else { return nil }
            offsets.append(Offsets(segment: segment, left: left, right: right))
        }
        return offsets
    }

    /// Returns the point in which two lines cross, and the parts of both that lie before it; `nil` if they do
    /// not cross.
    private static func crossing(
        _ a: (start: Point, end: Point), _ b: (start: Point, end: Point)
    ) -> (point: Point, before: Double, after: Double)? {
        let (along, across) = (a.end - a.start, b.end - b.start)
        let sine = along.cross(across)
        guard sine != 0 else { return nil }
        let way = b.start - a.start
        let (t, u) = (way.cross(across) / sine, way.cross(along) / sine)
        return t > 0 && t <= 1 && u >= 0 && u < 1 ? (a.start + along * t, t, u) : nil
    }
}
