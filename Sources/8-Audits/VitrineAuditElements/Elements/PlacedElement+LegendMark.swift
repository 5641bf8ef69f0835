import VitrineGeometry
import VitrineLayout

extension PlacedElement {
    /// The greatest side of the mark of an entry of a legend, and its greatest distance from the name, in
    /// points.
    private static let (side, reach) = (24.0, 16.0)

    /// Returns `true` for something small beside a name, as the mark of an entry of a legend is.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - room: How far below it the middle of the mark may be, in points. Default: 0.
    package func isLegendMark(of name: PlacedElement, below room: Double = 0) -> Bool {
        max(frame.width, frame.height) <= Self.side && frame.distance(to: name.frame) <= Self.reach
            && frame.midY > name.frame.minY && frame.midY < name.frame.maxY + room
    }
}
