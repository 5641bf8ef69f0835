import VitrineGeometry

extension Rect {
    /// The area, in square points.
    var area: Double { width * height }
}
