/// One corner of a rounded rectangle as three cubics, in units of its radius.
///
/// A point is (distance from the corner along the incoming side, distance along the outgoing side from the
/// corner), so that (1, 0) is the start of a quarter circle and (0, 1) its end.
public struct CornerCurve: Sendable {
    /// The start, followed by nine control and end points.
    var points: [Point]

    /// The length of a continuous corner along its sides, in radii.
    public static var continuousReach: Double { 1.52866498 }

    /// A quarter circle as three arcs of 30 degrees; the largest radial error is 4e-7 radii.
    static let arc: CornerCurve = {
        let half = 0.5
        let high = 0.75.squareRoot()
        // 4/3 tan(30 degrees / 4)
        let handle = 4.0 / 3 * 0.13165249758739583
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

    /// Returns the continuous corner for a side of which only `room` radii are available.
    ///
    /// From 1.52866498 radii down to 1, control points are interpolated linearly towards those of the true
    /// arc, such that the curve fits the available length exactly; a capsule thus has true arcs.
    public static func continuous(room: Double) -> CornerCurve {
        guard room < continuousReach else { return continuous }
        let t = min((continuousReach - room) / (continuousReach - 1), 1)
        guard t < 1 else { return arc }
        return CornerCurve(
            points: zip(continuous.points, arc.points).map { $0.interpolated(to: $1, t) })
    }
}
