import VitrineColor
import VitrinePixels

extension Pixmap {
    /// Returns the picture with its encoded components converted, premultiplied as before.
    func converted(from source: ColorSpace, to space: ColorSpace) -> Pixmap {
        guard space != source else { return self }
        var converted = self
        converted.pixels = pixels.map { pixel in
            guard pixel.w > 0 else { return pixel }
            let alpha = Double(pixel.w)
            let color = Color(
                red: Double(pixel.x) / alpha, green: Double(pixel.y) / alpha, blue: Double(pixel.z) / alpha
            ).converted(from: source, to: space)
            func component(_ value: Double) -> UInt16 { UInt16((min(max(value, 0), 1) * alpha).rounded()) }
            return Pixmap.Pixel(component(color.red), component(color.green), component(color.blue), pixel.w)
        }
        return converted
    }
}
