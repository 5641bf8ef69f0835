import VitrineGeometry

/// CIE 1976 lightness L* divided by 100, of luminance relative to white.
///
/// Source: CIE 15, with the constants as the fractions in CSS Color 4.
public enum Lightness: Sendable {
    private static let kappa = 24389.0 / 27
    private static let epsilon = 216.0 / 24389

    static func lightness(ofLuminance luminance: Double) -> Double {
        if luminance <= epsilon { return luminance * kappa / 100 }
        return 1.16 * ExactMath.pow(luminance, 1.0 / 3) - 0.16
    }

    public static func luminance(ofLightness lightness: Double) -> Double {
        if lightness <= epsilon * kappa / 100 { return lightness * 100 / kappa }
        let root = (lightness + 0.16) / 1.16
        return root * root * root
    }
}

extension Color {
    /// Returns the lightness of the opaque colour, 0...1; `space` is the encoding of its components.
    public func lightness(in space: ColorSpace) -> Double {
        let light = space.linearSRGB(
            SIMD3(ColorSpace.linear(red), ColorSpace.linear(green), ColorSpace.linear(blue)))
        let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
        return Lightness.lightness(ofLuminance: min(max(luminance, 0), 1))
    }
}
