import VitrinePixels

/// A group of differing pixels that lie close together.
public struct DifferenceRegion: Hashable, Sendable, Codable {
    /// The smallest rectangle that contains them.
    public var box: PixelRect
    /// The number of differing pixels.
    public var pixels: Int

    public init(box: PixelRect, pixels: Int) {
        self.box = box
        self.pixels = pixels
    }
}
