import VitrineGeometry

extension Rect {
    /// Returns the distance to a point; 0 within.
    func distance(to point: Point) -> Double {
        Point(
            max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0)
        ).length
    }
}
