extension Point {
    /// The unit vector of this direction, or `nil` if it has no direction.
    package var normalized: Point? {
        let l = length
        guard l > 0, l.isFinite else { return nil }
        return Point(x / l, y / l)
    }

    package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    package func cross(_ other: Point) -> Double { x * other.y - y * other.x }
    /// The vector turned by a quarter from the x axis to the y axis.
    var perpendicular: Point { Point(-y, x) }
}
