/// The rounding of the corners of a polygon.
struct PolygonRounding {
    private struct Corner {
        var at: Point
        /// The unit vectors along the edges that lead here and leave.
        var incoming: Point
        var outgoing: Point
        /// The angle between them, in radians, positive clockwise on screen.
        var turn: Double
        /// The length of an arc of radius 1 along the edges: the tangent of half the turn.
        var reach: Double
        var radius: Double
    }

    private var corners: [Corner] = []

    /// Prepares the corners. `points` has at least three points, and no two adjacent ones are equal.
    init(_ points: [Point], radius: Double) {
        let count = points.count
        for index in 0..<count {
            let at = points[index]
            let incoming = (at - points[(index + count - 1) % count]).normalized ?? Point(1, 0)
            let outgoing = (points[(index + 1) % count] - at).normalized ?? Point(1, 0)
            let turn = ExactMath.atan2(incoming.cross(outgoing), incoming.dot(outgoing))
            // |tan(turn / 2)|; an edge that runs straight back has no arc.
            let cosine = 1 + incoming.dot(outgoing)
            let reach = cosine > 1e-12 ? abs(incoming.cross(outgoing)) / cosine : .infinity
            corners.append(
                Corner(
                    at: at, incoming: incoming, outgoing: outgoing, turn: turn, reach: reach, radius: radius))
        }
        for index in 0..<count {
            let next = (index + 1) % count
            let length = (points[next] - points[index]).length
            let sum = corners[index].reach + corners[next].reach
            let maximumRadius = sum > 0 ? length / sum : .infinity
            corners[index].radius = min(corners[index].radius, maximumRadius)
            corners[next].radius = min(corners[next].radius, maximumRadius)
        }
    }

    /// Adds a line to the start of the arc of a corner, and the arc.
    func add(_ index: Int, to path: inout Path) {
        let corner = corners[index]
        let reach = corner.radius * corner.reach
        guard corner.radius > 0, reach > 0, reach.isFinite else { return path.line(to: corner.at) }
        let start = corner.at - corner.incoming * reach
        // Arcs that use up an edge meet in one point, up to rounding.
        let size = abs(start.x) + abs(start.y) + corner.radius
        if let last = path.currentPoint, (last - start).length <= 1e-12 * size {
        } else {
            path.line(to: start)
        }
        let side: Double = corner.turn > 0 ? 1 : -1
        let centre = start + Point(-corner.incoming.y, corner.incoming.x) * (corner.radius * side)
        let pieces = UnitArc.pieces(degrees: corner.turn * (180 / ExactMath.pi))
        let step = corner.turn / Double(pieces)
        let quarter = ExactMath.sinCos(radians: step / 4)
        let handle = 4.0 / 3 * quarter.sine / quarter.cosine
        let first = Point(corner.incoming.y, -corner.incoming.x) * side
        var from = first
        for piece in 1...pieces {
            let turn = ExactMath.sinCos(radians: step * Double(piece))
            let to = Point(
                first.x * turn.cosine - first.y * turn.sine, first.x * turn.sine + first.y * turn.cosine)
            let (c1, c2) = UnitArc.controls(from, to, handle)
            let end =
                piece == pieces ? corner.at + corner.outgoing * reach : centre + to * corner.radius
            path.cubic(centre + c1 * corner.radius, centre + c2 * corner.radius, to: end)
            from = to
        }
    }
}
