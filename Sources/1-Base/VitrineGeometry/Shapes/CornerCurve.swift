/// One corner of a rounded rectangle as three cubics, in units of its radius.
///
/// A point is (distance from the corner along the incoming side, distance along the outgoing side from the
/// corner), so that (1, 0) is the start of a quarter circle and (0, 1) its end.
public struct CornerCurve: Sendable {
    /// The start, followed by nine control and end points.
    var points: [Point]

    /// The number of cubics.
    var cubicCount: Int { points.count / 3 }

    /// The length of a continuous corner along its sides, in radii.
    public static var continuousReach: Double { 1.52866498 }

    /// 4/3 tan(30 degrees / 4)
    private static let arcHandle = 4.0 / 3 * 0.13165249758739583

    /// A quarter circle as three arcs of 30 degrees; the largest radial error is 4e-7 radii.
    static let arc: CornerCurve = {
        let half = 0.5
        let high = 0.75.squareRoot()
        let handle = arcHandle
        // Directions from the centre (1, 1) in order: towards (1, 0), then turning to (0, 1).
        let normals = [Point(0, -1), Point(-half, -high), Point(-high, -half), Point(-1, 0)]
        let tangents = [Point(-1, 0), Point(-high, half), Point(-half, high), Point(0, 1)]
        let centre = Point(1, 1)
        var points = [centre + normals[0]]
        for i in 0..<3 {
            points.append(centre + normals[i] + tangents[i] * handle)
            points.append(centre + normals[i + 1] - tangents[i + 1] * handle)
            points.append(centre + normals[i + 1])
        }
        return CornerCurve(points: points)
    }()

    /// Apple's continuous corner; the constants are fitted ones, widely published.
    static let continuous = CornerCurve(points: [
        Point(1.52866498, 0), Point(1.08849296, 0), Point(0.86840694, 0),
        Point(0.63149379, 0.07491139), Point(0.37282383, 0.16905956), Point(0.16905956, 0.37282383),
        Point(0.07491139, 0.63149379), Point(0, 0.86840694), Point(0, 1.08849296),
        Point(0, 1.52866498),
    ])

    /// The continuous corner of a side that ends with the corner's radius, as at the end of a capsule: the
    /// half along the other side keeps its length, this one bends in less room.
    ///
    /// Measured on the toggles of iOS 26, 28 points high at 3x: the end is a half circle to within a quarter
    /// of a pixel, up to 70 degrees from its middle, and continues in the corner's curve.
    private static let shortened: CornerCurve = {
        // 4/3 tan(40 degrees / 4) from the corner's curve, which has turned by 20 degrees, to 60 of the arc.
        let handle = 0.2351
        let start = continuous.points[3]
        let turn = continuous.points[4] - start
        let length = (turn.x * turn.x + turn.y * turn.y).squareRoot()
        let middle = [
            start + turn * (handle / length),
            arc.points[6] - (arc.points[7] - arc.points[6]) * (handle / arcHandle),
        ]
        return CornerCurve(points: continuous.points.prefix(4) + middle + arc.points.suffix(4))
    }()

    /// Returns the continuous corner for sides of which only so many radii are available.
    ///
    /// From 1.52866498 radii of a side down to 1, control points go linearly towards those of the corner that
    /// is shortened there, so that the curve fits the available length exactly. Where both sides are short
    /// the corner is a true arc, and a square with the largest radius a circle; a capsule keeps the whole
    /// curve along its long sides.
    ///
    /// - Parameters:
    ///   - incoming: The room along the side that leads to the corner, in radii.
    ///   - outgoing: The room along the side that leaves it.
    public static func continuous(incoming: Double, outgoing: Double) -> CornerCurve {
        func shortening(_ room: Double) -> Double {
            min(max((continuousReach - room) / (continuousReach - 1), 0), 1)
        }
        let (first, second) = (shortening(incoming), shortening(outgoing))
        if first == 0 && second == 0 { return continuous }
        if first == 1 && second == 1 { return arc }
        let reversed = Array(shortened.points.reversed())
        return CornerCurve(
            points: continuous.points.indices.map { i in
                let start = continuous.points[i].interpolated(to: shortened.points[i], second)
                let mirror = Point(reversed[i].y, reversed[i].x)
                return start.interpolated(to: mirror.interpolated(to: arc.points[i], second), first)
            })
    }
}
