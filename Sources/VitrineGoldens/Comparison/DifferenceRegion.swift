import VitrinePixels

/// Differing pixels that lie near each other.
public struct DifferenceRegion: Hashable, Sendable, Codable {
    /// The smallest rectangle that holds them.
    public var box: PixelRect
    /// How many there are.
    public var pixels: Int

    public init(box: PixelRect, pixels: Int) {
        self.box = box
        self.pixels = pixels
    }
}
