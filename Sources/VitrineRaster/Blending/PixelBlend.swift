import VitrinePixels

/// A mode as a function of two pixels, of which the upper one is not transparent.
protocol PixelBlend {
    func blend(_ source: PackedPixel, _ below: PackedPixel) -> PackedPixel
}
