extension Path {
    /// The largest number of corners of a regular polygon or a star; more are drawn as that many.
    public static let maxPolygonCorners = 4096

    /// The fraction of the outer radius at which the edges of a five-pointed star are collinear.
    public static let straightStarInnerRadius = 0.381_966_011_250_105_15

    /// Returns a regular polygon in the largest circle centred in a rectangle, clockwise on screen from its
    /// top corner.
    ///
    /// It is empty for fewer than three sides and for empty or non-finite rectangles.
    ///
    /// - Parameters:
    ///   - rotation: The rotation in degrees, clockwise.
    ///   - cornerRadius: The radius of the corners in points, as in `polygon`.
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

    /// Returns a star in the largest circle centred in a rectangle, clockwise on screen from its top point.
    ///
    /// It is empty for fewer than two points and for empty or non-finite rectangles.
    ///
    /// - Parameters:
    ///   - innerRadius: The distance of the inner corners from the centre, as a fraction 0...1 of the outer
    ///     radius; clamped.
    ///   - rotation: The rotation in degrees, clockwise.
    ///   - cornerRadius: The radius of the inner and outer corners in points, as in `polygon`.
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

    /// Returns the closed polygon of `points`, with corners rounded by true tangent arcs.
    ///
    /// The radius, in points, is the same at all corners where it fits. If two neighbours would overlap on
    /// their common edge, both are limited to the radius at which their arcs meet there; so radii grow
    /// continuously with `cornerRadius`, and a regular polygon ends as its inscribed circle. Repeated points
    /// are left out. The path is empty for fewer than two points and for non-finite ones.
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

    /// Returns the direction of a corner; the first one is at the top. Corners on the left are the exact
    /// mirror images of those on the right.
    private static func direction(_ index: Int, of count: Int, _ rotation: Double) -> Point {
        let isRight = 2 * index <= count
        let angle = 360 * Double(isRight ? index : count - index) / Double(count)
        let turn = ExactMath.sinCos(degrees: (isRight ? angle : -angle) + rotation)
        return Point(turn.sine, -turn.cosine)
    }
}
