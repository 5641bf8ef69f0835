import VitrineColor

extension Color {
    /// The premultiplied pixel nearest to this colour, with no component above alpha.
    @inlinable public var premultiplied16: Pixmap.Pixel {
        let a = alpha > 0 ? min(alpha, 1) : 0
        func component(_ value: Double) -> UInt16 {
            Unit16.quantized((value > 0 ? min(value, 1) : 0) * a)
        }
        return Pixmap.Pixel(component(red), component(green), component(blue), Unit16.quantized(a))
    }
}

extension PackedPixel {
    /// Creates a pixel from a colour, premultiplied and rounded to 16 bits. Components out of range are
    /// clamped.
    @inlinable public init(_ color: Color) {
        self.init(color.premultiplied16)
    }
}
