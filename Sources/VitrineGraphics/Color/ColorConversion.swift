// Between encoded and linear components, and between the two colour spaces: CSS Color 4, section 10, both
// with the white point D65 and the transfer function of IEC 61966-2-1. No libm: `ExactMath` has the powers.

extension ColorSpace {
    /// Encoded to proportional to light. Below zero the curve is mirrored, above one it goes on.
    public static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let value = size <= 0.04045 ? size / 12.92 : ExactMath.pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }

    /// Proportional to light to encoded: the inverse of `linear`.
    public static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * ExactMath.pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    /// Linear components of this space as linear sRGB; P3's matrix to XYZ and sRGB's from it, multiplied out.
    func linearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .sRGB: c
        case .displayP3:
            SIMD3(
                1.2249401762805598 * c.x - 0.2249401762805598 * c.y,
                1.0420569547096881 * c.y - 0.0420569547096881 * c.x,
                1.0982736001409663 * c.z - 0.0196375545903344 * c.x - 0.0786360455506319 * c.y)
        }
    }

    /// The inverse of `linearSRGB`.
    func fromLinearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .sRGB: c
        case .displayP3:
            SIMD3(
                0.8224619687143623 * c.x + 0.1775380312856377 * c.y,
                0.0331941988509618 * c.x + 0.9668058011490382 * c.y,
                0.0170826307211200 * c.x + 0.0723974407190220 * c.y + 0.9105199285598580 * c.z)
        }
    }
}

extension Color {
    /// The same colour in another space. Not clipped: components of what the space does not hold lie
    /// outside 0...1.
    public func converted(from: ColorSpace, to: ColorSpace) -> Color {
        // Greys are the same in both, but powers there and back would leave them an ulp off.
        if from == to || (red == green && green == blue) { return self }
        let light = SIMD3(ColorSpace.linear(red), ColorSpace.linear(green), ColorSpace.linear(blue))
        let moved = to.fromLinearSRGB(from.linearSRGB(light))
        return Color(
            red: ColorSpace.encoded(moved.x), green: ColorSpace.encoded(moved.y),
            blue: ColorSpace.encoded(moved.z), alpha: alpha)
    }
}

/// Ottosson's perceptual space: lightness, and two axes of colour. Source: "A perceptual color space for
/// image processing" (2020), with the matrices as CSS Color 4 has them.
enum Oklab {
    static func fromLinearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let l = root(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
        let m = root(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
        let s = root(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    static func linearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let l = c.x + 0.3963377774 * c.y + 0.2158037573 * c.z
        let m = c.x - 0.1055613458 * c.y - 0.0638541728 * c.z
        let s = c.x - 0.0894841775 * c.y - 1.2914855480 * c.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return SIMD3(
            4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
            2.6097574011 * m3 - 1.2684380046 * l3 - 0.3413193965 * s3,
            1.7076147010 * s3 - 0.0041960863 * l3 - 0.7034186147 * m3)
    }

    /// The cube root of either sign.
    private static func root(_ x: Double) -> Double {
        if x == 0 { return 0 }
        let value = ExactMath.pow(abs(x), 1.0 / 3)
        return x < 0 ? -value : value
    }
}
