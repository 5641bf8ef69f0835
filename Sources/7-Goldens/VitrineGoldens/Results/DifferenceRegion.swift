import VitrinePixels

/// A group of differing pixels that lie close together.
package struct DifferenceRegion: Hashable, Sendable, Codable {
    /// The smallest rectangle that contains them.
    package var box: PixelRect
    /// The number of differing pixels.
    package var pixels: Int

    package init(box: PixelRect, pixels: Int) {
        self.box = box
        self.pixels = pixels
    }
}
