/// Cubics that approximate the unit circle.
enum UnitArc {
    /// Returns the number of cubics of an arc: at most 30 degrees each, for a largest radial error of 4e-7
    /// radii.
    static func pieces(degrees: Double) -> Int {
        max(Int((abs(degrees) / 30 - 1e-9).rounded(.up)), 1)
    }

    /// Returns the control points between two points of the unit circle about the origin.
    ///
    /// - Parameter handle: 4/3 tan of a quarter of the angle between them, positive from the x axis to the y
    ///   axis.
    static func controls(_ from: Point, _ to: Point, _ handle: Double) -> (Point, Point) {
        (
            Point(from.x - handle * from.y, from.y + handle * from.x),
            Point(to.x + handle * to.y, to.y - handle * to.x)
        )
    }
}
