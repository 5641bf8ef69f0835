import VitrinePixels
import VitrineRaster

/// An item of the last picture's display list.
package struct SessionItem: Hashable, Sendable {
    package let summary: ItemSummary
    /// The device pixels that it may paint, with the frame of its node if it paints most of that: an arc
    /// takes the place of its ring.
    package let extent: PixelRect

    init(_ summary: ItemSummary, frame: PixelRect?) {
        self.summary = summary
        let bounds = summary.bounds
        if let frame, !bounds.isEmpty, frame.pixelCount <= 2 * bounds.pixelCount {
            extent = bounds.union(frame)
        } else {
            extent = bounds
        }
    }
}
