import VitrinePixels

/// A mode as a function of two pixels, the upper of which is not transparent.
package protocol PixelBlend {
    func blend(_ source: PackedPixel, _ below: PackedPixel) -> PackedPixel
}
