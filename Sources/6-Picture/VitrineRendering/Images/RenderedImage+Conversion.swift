import VitrineColor
import VitrineDisplayList
import VitrinePNG
import VitrinePixels

extension RenderedImage {
    /// Returns the pixels with their colours in a space.
    package func pixels(in space: ColorSpace) -> Pixmap {
        if space == colorSpace { return pixels }
        let color: ColorEncoding = colorSpace == .displayP3 ? .displayP3 : .sRGB
        // With tables, as the colours of files: several times as fast as `Pixmap.converted(from:to:)`.
        return PNG.Decoded(pixels.rgba16(), color: color).pixmap(in: space)
    }
}
