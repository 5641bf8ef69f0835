import VitrineGeometry

extension CSSColorSpace {
    /// Returns the components, in this space, of a colour that is written in another.
    ///
    /// - Parameters:
    ///   - c: The components of the colour, in CSS's units.
    ///   - other: The space in which it is written.
    /// - Returns: The components, not clipped, in CSS's units; nil for the spaces that nothing is converted
    ///   to: all but srgb, srgb-linear, display-p3, hsl, lab and lch.
    public func components(of c: SIMD3<Double>, in other: CSSColorSpace) -> SIMD3<Double>? {
        if self == other { return c }
        let light = other.encodedSRGB(c).map(Self.linear) ?? other.linearSRGB(c)
        switch self {
        case .srgbLinear: return light
        case .srgb: return other.encodedSRGB(c) ?? Self.encoded(light)
        case .displayP3: return Self.encoded(ColorSpace.displayP3.fromLinearSRGB(light))
        case .hsl: return Self.hsl(encoded: other.encodedSRGB(c) ?? Self.encoded(light))
        case .lab: return Self.lab(light)
        case .lch:
            let lab = Self.lab(light)
            let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
            let turn = ExactMath.atan2(lab.z, lab.y) * 180 / .pi
            // Below this chroma the hue is the rounding of the matrices.
            return SIMD3(lab.x, chroma, chroma < 0.0015 ? 0 : turn < 0 ? turn + 360 : turn)
        default: return nil
        }
    }

    private static func linear(_ c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(ColorSpace.linear(c.x), ColorSpace.linear(c.y), ColorSpace.linear(c.z))
    }

    private static func encoded(_ c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(ColorSpace.encoded(c.x), ColorSpace.encoded(c.y), ColorSpace.encoded(c.z))
    }

    /// Converts encoded sRGB to hue, saturation and lightness, as in CSS Color 4, section 7.2.
    private static func hsl(encoded c: SIMD3<Double>) -> SIMD3<Double> {
        let (high, low) = (c.max(), c.min())
        let (lightness, delta) = ((high + low) / 2, high - low)
        guard delta > 0 else { return SIMD3(0, 0, lightness * 100) }
        let reach = min(lightness, 1 - lightness)
        let saturation = reach == 0 ? 0 : (high - lightness) / reach
        let turn =
            high == c.x
            ? (c.y - c.z) / delta + (c.y < c.z ? 6 : 0)
            : high == c.y ? (c.z - c.x) / delta + 2 : (c.x - c.y) / delta + 4
        return SIMD3(turn * 60, saturation * 100, lightness * 100)
    }

    /// Converts linear sRGB to Lab relative to D50, as in CSS Color 4, section 9.
    private static func lab(_ light: SIMD3<Double>) -> SIMD3<Double> {
        let xyz = ColorSpaceMatrices.d50FromD65 * (ColorSpaceMatrices.xyzFromSRGB * light)
        let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
        func root(_ value: Double) -> Double {
            value > epsilon ? ExactMath.pow(value, 1.0 / 3) : (kappa * value + 16) / 116
        }
        let x = root(xyz.x * 0.3585 / 0.3457)
        let y = root(xyz.y)
        let z = root(xyz.z * 0.3585 / (1 - 0.3457 - 0.3585))
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
}
