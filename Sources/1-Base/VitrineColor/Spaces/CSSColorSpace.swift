import VitrineGeometry

/// The colour spaces in which colours can be written: those of CSS Color 4 and of the Design Tokens Color
/// Module 2025.10.
///
/// Scenes are painted in a `ColorSpace`. Components are in CSS's units: hues in degrees, percentages as
/// numbers up to 100, and all others up to 1.
public enum CSSColorSpace: String, Hashable, Sendable, CaseIterable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// Returns a colour of this space, converted to another space.
    ///
    /// - Parameters:
    ///   - c: The components, in CSS's units.
    ///   - alpha: The alpha, 0...1. Default: 1.
    ///   - space: The space of the result. Components outside its gamut are clipped.
    public func color(_ c: SIMD3<Double>, alpha: Double = 1, in space: ColorSpace) -> Color {
        // Conversion through linear light is skipped where possible, for it would change the last bits.
        switch (self, space) {
        case (.srgb, .sRGB), (.displayP3, .displayP3): return Self.clipped(c, alpha)
        case (.srgb, _), (.hsl, _), (.hwb, _):
            let encoded = self == .hsl ? Self.hsl(c) : self == .hwb ? Self.hwb(c) : c
            let color = Color(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
            let moved = color.converted(from: .sRGB, to: space)
            return Self.clipped(SIMD3(moved.red, moved.green, moved.blue), alpha)
        default:
            let light = space.fromLinearSRGB(linearSRGB(c))
            return Self.clipped(
                SIMD3(
                    ColorSpace.encoded(light.x), ColorSpace.encoded(light.y), ColorSpace.encoded(light.z)),
                alpha)
        }
    }

    /// Returns the encoded sRGB of a space that is defined by it; `nil` for other spaces.
    func encodedSRGB(_ c: SIMD3<Double>) -> SIMD3<Double>? {
        switch self {
        case .srgb: c
        case .hsl: Self.hsl(c)
        case .hwb: Self.hwb(c)
        default: nil
        }
    }

    /// Returns linear light from components of a space that is defined by it.
    func linearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .srgb, .hsl, .hwb, .displayP3:
            ColorSpace(self).linearSRGB(
                SIMD3(ColorSpace.linear(c.x), ColorSpace.linear(c.y), ColorSpace.linear(c.z)))
        case .srgbLinear: c
        case .lab: Self.linearSRGB(fromXYZD65: Self.adaptedToD65(Self.xyzD50(fromLab: c)))
        case .lch: CSSColorSpace.lab.linearSRGB(Self.rectangular(c))
        case .oklab: OKLab.linearSRGB(c)
        case .oklch: OKLab.linearSRGB(Self.rectangular(c))
        case .a98RGB:
            Self.linearSRGB(
                fromXYZD65: ColorSpaceMatrices.a98 * Self.mapComponents(c) { ExactMath.pow($0, 563.0 / 256) })
        case .prophotoRGB:
            Self.linearSRGB(
                fromXYZD65: Self.adaptedToD65(
                    ColorSpaceMatrices.prophoto
                        * Self.mapComponents(c) { $0 <= 16.0 / 512 ? $0 / 16 : ExactMath.pow($0, 1.8) }))
        case .rec2020:
            Self.linearSRGB(
                fromXYZD65: ColorSpaceMatrices.rec2020 * Self.mapComponents(c, Self.rec2020Linear))
        case .xyzD65: Self.linearSRGB(fromXYZD65: c)
        case .xyzD50: Self.linearSRGB(fromXYZD65: Self.adaptedToD65(c))
        }
    }

    /// Returns linear light, by the inverse of ITU-R BT.2020's transfer function for 12 bits, as browsers do.
    private static func rec2020Linear(_ value: Double) -> Double {
        let (a, b) = (1.09929682680944, 0.018053968510807)
        return value < b * 4.5 ? value / 4.5 : ExactMath.pow((value + a - 1) / a, 1 / 0.45)
    }

    private static func mapComponents(_ c: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
        func mirrored(_ x: Double) -> Double { x < 0 ? -curve(-x) : curve(x) }
        return SIMD3(mirrored(c.x), mirrored(c.y), mirrored(c.z))
    }

    private static func linearSRGB(fromXYZD65 c: SIMD3<Double>) -> SIMD3<Double> {
        ColorSpaceMatrices.sRGBFromXYZ * c
    }

    private static func adaptedToD65(_ c: SIMD3<Double>) -> SIMD3<Double> {
        ColorSpaceMatrices.d65FromD50 * c
    }

    /// Converts Lab, with L in 0...100, to XYZ relative to D50, as in CSS Color 4, section 9.3.
    private static func xyzD50(fromLab c: SIMD3<Double>) -> SIMD3<Double> {
        let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
        let y = (c.x + 16) / 116
        let x = c.y / 500 + y
        let z = y - c.z / 200
        func cube(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
        let luminance = c.x > kappa * epsilon ? y * y * y : c.x / kappa
        return SIMD3(cube(x) * 0.3457 / 0.3585, luminance, cube(z) * (1 - 0.3457 - 0.3585) / 0.3585)
    }

    /// Converts lightness, chroma and hue to lightness and two rectangular axes.
    private static func rectangular(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let (sine, cosine) = ExactMath.sinCos(degrees: c.z)
        return SIMD3(c.x, c.y * cosine, c.y * sine)
    }

    /// Converts hue, saturation and lightness to sRGB, as in CSS Color 4, section 7.1.
    private static func hsl(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let (saturation, lightness) = (c.y / 100, c.z / 100)
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Double {
            let k = (n + c.x / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
        return SIMD3(channel(0), channel(8), channel(4))
    }

    /// Converts hue, whiteness and blackness to sRGB, as in CSS Color 4, section 8.1.
    private static func hwb(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let (white, black) = (c.y / 100, c.z / 100)
        if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
        return hsl(SIMD3(c.x, 100, 50)) * (1 - white - black) + white
    }

    private static func clipped(_ c: SIMD3<Double>, _ alpha: Double) -> Color {
        func clip(_ value: Double) -> Double { min(max(value, 0), 1) }
        return Color(red: clip(c.x), green: clip(c.y), blue: clip(c.z), alpha: alpha)
    }
}

extension ColorSpace {
    /// Creates the space whose red, green and blue components the CSS space is defined by.
    fileprivate init(_ model: CSSColorSpace) { self = model == .displayP3 ? .displayP3 : .sRGB }
}
