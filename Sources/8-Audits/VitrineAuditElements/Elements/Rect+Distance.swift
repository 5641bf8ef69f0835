import VitrineGeometry

extension Rect {
    /// Returns the distance to a point; 0 within.
    package func distance(to point: Point) -> Double {
        Point(
            max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0)
        ).length
    }

    /// Returns the distance to another rectangle; 0 if they touch.
    package func distance(to other: Rect) -> Double {
        Point(
            max(minX - other.maxX, other.minX - maxX, 0), max(minY - other.maxY, other.minY - maxY, 0)
        ).length
    }

    /// Returns `true` if another rectangle lies within.
    package func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}
