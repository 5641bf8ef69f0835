import VitrineGeometry

// Conversions between encoded and linear components, and between the two colour spaces: CSS Color 4, section
// 10, both with the white point D65 and the transfer function of IEC 61966-2-1. Powers come from `ExactMath`
// instead of libm.

extension ColorSpace {
    /// Returns a linear component from an encoded one. The curve is mirrored below zero, and continues above
    /// one.
    @inlinable public static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let value = size <= 0.04045 ? size / 12.92 : ExactMath.pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }

    /// Returns an encoded component from a linear one: the inverse of `linear`.
    @inlinable public static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * ExactMath.pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    /// Returns linear components of this space as linear sRGB: P3's matrix to XYZ multiplied by sRGB's from
    /// it.
    @inlinable public func linearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .sRGB: c
        case .displayP3:
            SIMD3(
                1.2249401762805598 * c.x - 0.2249401762805598 * c.y,
                1.0420569547096881 * c.y - 0.0420569547096881 * c.x,
                1.0982736001409663 * c.z - 0.0196375545903344 * c.x - 0.0786360455506319 * c.y)
        }
    }

    /// Returns linear sRGB as linear components of this space: the inverse of `linearSRGB`.
    @inlinable public func fromLinearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
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
    /// Returns the same colour in another space, not clipped: components of colours outside of the space lie
    /// outside 0...1.
    public func converted(from: ColorSpace, to: ColorSpace) -> Color {
        // Greys are the same in both, but powers back and forth would leave them an ulp off.
        if from == to || (red == green && green == blue) { return self }
        let light = SIMD3(ColorSpace.linear(red), ColorSpace.linear(green), ColorSpace.linear(blue))
        let moved = to.fromLinearSRGB(from.linearSRGB(light))
        return Color(
            red: ColorSpace.encoded(moved.x), green: ColorSpace.encoded(moved.y),
            blue: ColorSpace.encoded(moved.z), alpha: alpha)
    }
}
