import VitrineColor
import VitrinePixels
import VitrineSamples

extension PNG.Decoded {
    /// Returns the picture as pixels for a canvas in `space`.
    ///
    /// Colours are converted before they are premultiplied: through linear light, from the encoding of the
    /// file (`color`) to the nearest 16-bit components of the space. White stays white (Bradford's adaptation
    /// to D65). Colours outside the space are clipped component by component. Samples that are already in the
    /// space are only premultiplied.
    package func pixmap(in space: ColorSpace) -> Pixmap {
        let transform = ColorTransform(color, in: space)
        switch (pixels, transform) {
        case (.eight(let image), nil): return Pixmap(image)
        case (.sixteen(let image), nil): return Pixmap(image)
        case (.eight(let image), let transform?): return image.pixmap(by: transform)
        case (.sixteen(let image), let transform?): return image.pixmap(by: transform)
        }
    }
}
