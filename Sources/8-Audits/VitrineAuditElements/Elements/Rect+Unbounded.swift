import VitrineGeometry
import VitrineStyle

extension Rect {
    /// Returns the rectangle without ends along some axes: the room of what scrolls there.
    package func unbounded(along axes: Set<Axis>) -> Rect {
        let far = 1e6
        let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
        return Rect(
            minX: isWide ? -far : minX, minY: isHigh ? -far : minY, maxX: isWide ? far : maxX,
            maxY: isHigh ? far : maxY)
    }
}
