extension Path {
    /// The most corners of a regular polygon or a star; more are drawn as that many.
    public static let mostPolygonCorners = 4096

    /// The fraction of the outer radius at which the edges of a five-pointed star line up.
    public static let straightStarInnerRadius = 0.381_966_011_250_105_15

    /// A regular polygon in the largest circle centred in a rectangle, clockwise on screen from its top
    /// corner; `rotation` is in degrees clockwise, `cornerRadius` in points as `polygon` states.
    ///
    /// Empty for fewer than three sides and for empty or non-finite rectangles.
    public static func regularPolygon(
        _ rect: Rect, sides: Int, rotation: Double = 0, cornerRadius: Double = 0
    ) -> Path {
        guard rect.isDrawable, sides >= 3, rotation.isFinite else { return Path() }
        let count = min(sides, mostPolygonCorners)
        let radius = min(rect.width, rect.height) / 2
        return polygon(
            (0..<count).map { index in
                Point(rect.midX, rect.midY) + direction(index, of: count, rotation) * radius
            }, cornerRadius: cornerRadius)
    }

    /// A star in the largest circle centred in a rectangle, clockwise on screen from its top point.
    ///
    /// `innerRadius` is where the inner corners lie, as a fraction 0...1 of the outer radius; beyond that it
    /// counts as the nearer end. `rotation` is in degrees clockwise; `cornerRadius`, in points, rounds the
    /// inner corners as well as the outer ones, as `polygon` states. Empty for fewer than two points and
    /// for empty or non-finite rectangles.
    public static func star(
        _ rect: Rect, points: Int, innerRadius: Double = straightStarInnerRadius, rotation: Double = 0,
        cornerRadius: Double = 0
    ) -> Path {
        guard rect.isDrawable, points >= 2, rotation.isFinite, !innerRadius.isNaN else { return Path() }
        let count = 2 * min(points, mostPolygonCorners / 2)
        let outer = min(rect.width, rect.height) / 2
        let inner = outer * min(max(innerRadius, 0), 1)
        return polygon(
            (0..<count).map { index in
                Point(rect.midX, rect.midY) + direction(index, of: count, rotation)
                    * (index % 2 == 0 ? outer : inner)
            }, cornerRadius: cornerRadius)
    }

    /// The closed polygon of `points`, its corners rounded by true tangent arcs.
    ///
    /// The radius, in points, is the same at all corners where it fits. Where two neighbours would overlap
    /// on their common edge, both are limited to the radius at which their arcs meet there; so radii grow
    /// steadily with `cornerRadius`, and a regular polygon ends as its inscribed circle. Points that repeat
    /// the one before are left out. Empty for fewer than two points and for non-finite ones.
    public static func polygon(_ points: [Point], cornerRadius: Double = 0) -> Path {
        var corners: [Point] = []
        for p in points {
            guard p.x.isFinite && p.y.isFinite else { return Path() }
            if p != corners.last { corners.append(p) }
        }
        if corners.count > 1, corners.last == corners.first { corners.removeLast() }
        var path = Path()
        guard corners.count > 1 else { return path }
        guard cornerRadius > 0, corners.count > 2 else {
            corners.forEach { path.line(to: $0) }
            path.close()
            return path
        }
        let rounding = PolygonRounding(corners, radius: cornerRadius)
        for index in corners.indices { rounding.add(index, to: &path) }
        path.close()
        return path
    }

    /// The direction of a corner, the first being at the top. Corners on the left are the exact mirror
    /// images of those on the right.
    private static func direction(_ index: Int, of count: Int, _ rotation: Double) -> Point {
        let isRight = 2 * index <= count
        let angle = 360 * Double(isRight ? index : count - index) / Double(count)
        let turn = ExactMath.sinCos(degrees: (isRight ? angle : -angle) + rotation)
        return Point(turn.sine, -turn.cosine)
    }
}

/// Rounds the corners of a polygon.
struct PolygonRounding {
    private struct Corner {
        var at: Point
        /// Unit vectors along the edge that leads here and the one that leaves.
        var incoming: Point
        var outgoing: Point
        /// The angle from the one to the other, in radians, positive clockwise on screen.
        var turn: Double
        /// How far the arc of radius 1 reaches along the edges: the tangent of half the turn.
        var reach: Double
        var radius: Double
    }

    private var corners: [Corner] = []

    /// `points` has at least three points, no two neighbours being equal.
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
            let most = sum > 0 ? length / sum : .infinity
            corners[index].radius = min(corners[index].radius, most)
            corners[next].radius = min(corners[next].radius, most)
        }
    }

    /// Adds a line to where the arc of a corner starts, and the arc.
    func add(_ index: Int, to path: inout Path) {
        let corner = corners[index]
        let reach = corner.radius * corner.reach
        guard corner.radius > 0, reach > 0, reach.isFinite else { return path.line(to: corner.at) }
        let start = corner.at - corner.incoming * reach
        // Arcs that use up an edge meet in one point, up to rounding.
        let size = abs(start.x) + abs(start.y) + corner.radius
        if let last = path.current, (last - start).length <= 1e-12 * size {
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
