import VitrineGeometry
import VitrinePixels

extension PixelRect {
    /// Creates the smallest rectangle of whole pixels within `limit` that contains `box`.
    @inlinable public init(covering box: Rect, within limit: PixelRect) {
        func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
            value > Double(low) ? (value < Double(high) ? Int(value) : high) : low
        }
        self.init(
            x0: clamp(box.minX.rounded(.down), limit.x0, limit.x1),
            y0: clamp(box.minY.rounded(.down), limit.y0, limit.y1),
            x1: clamp(box.maxX.rounded(.up), limit.x0, limit.x1),
            y1: clamp(box.maxY.rounded(.up), limit.y0, limit.y1))
    }
}
