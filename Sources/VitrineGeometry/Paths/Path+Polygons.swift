extension Path {
    /// The most corners of a regular polygon or a star; more are drawn as that many.
    public static let maxPolygonCorners = 4096

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
        let count = min(sides, maxPolygonCorners)
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
        let count = 2 * min(points, maxPolygonCorners / 2)
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
