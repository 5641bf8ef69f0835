import VitrineGeometry

extension Rect {
    /// The area, in square points.
    package var area: Double { width * height }

    /// The length of the shorter side, in points.
    package var shortSide: Double { min(width, height) }

    /// Returns `true` if another rectangle lies on it by more than a length in both directions.
    package func overlaps(_ other: Rect, by length: Double) -> Bool {
        (intersection(other)?.shortSide ?? 0) > length
    }
}
