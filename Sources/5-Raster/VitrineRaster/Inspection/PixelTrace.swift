import VitrineDisplayList
import VitrinePixels

/// A step of painting and what it does to one pixel.
public struct PixelTrace: Hashable, Sendable {
    /// The node of the scene that the item came from.
    public let source: String
    /// The kind of item, such as `fill`; `group` for one that is composited as a picture.
    public let kind: String
    public let before: Pixmap.Pixel
    public let after: Pixmap.Pixel
}
