import VitrinePixels

/// A colour in encoded sRGB, not premultiplied, with each component in 0...1.
public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public static let clear = Color(white: 0, alpha: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)

    /// Returns the colour with its alpha multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= opacity
        return copy
    }
}

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
    /// Makes a pixel from a colour, premultiplied and rounded to 16 bits. Components out of range are
    /// clamped.
    @inlinable public init(_ color: Color) {
        self.init(color.premultiplied16)
    }
}
