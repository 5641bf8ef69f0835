import VitrineGeometry

/// Ottosson's perceptual space: lightness, and two axes of colour.
///
/// Source: "A perceptual color space for image processing" (2020), with the matrices of CSS Color 4.
public enum OKLab: Sendable {
    public static func fromLinearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let cones = cones(c.x, c.y, c.z)
        let (l, m, s) = (root(cones.l), root(cones.m), root(cones.s))
        return SIMD3(lightness(l, m, s), green(l, m, s), blue(l, m, s))
    }

    /// Returns the responses of the eye's three kinds of cones to linear sRGB.
    @inline(__always)
    @inlinable public static func cones(_ r: Double, _ g: Double, _ b: Double) -> (
        l: Double, m: Double, s: Double
    ) {
        (
            0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
            0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
            0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b
        )
    }

    /// Returns the lightness of cube roots of responses.
    @inline(__always)
    @inlinable public static func lightness(_ l: Double, _ m: Double, _ s: Double) -> Double {
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    }

    /// Returns the position between green and red of cube roots of responses.
    @inline(__always)
    @inlinable public static func green(_ l: Double, _ m: Double, _ s: Double) -> Double {
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    }

    /// Returns the position between blue and yellow of cube roots of responses.
    @inline(__always)
    @inlinable public static func blue(_ l: Double, _ m: Double, _ s: Double) -> Double {
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    @inlinable public static func linearSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let l = c.x + 0.3963377774 * c.y + 0.2158037573 * c.z
        let m = c.x - 0.1055613458 * c.y - 0.0638541728 * c.z
        let s = c.x - 0.0894841775 * c.y - 1.2914855480 * c.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return SIMD3(
            4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
            2.6097574011 * m3 - 1.2684380046 * l3 - 0.3413193965 * s3,
            1.7076147010 * s3 - 0.0041960863 * l3 - 0.7034186147 * m3)
    }

    /// Returns the cube root, for either sign.
    private static func root(_ x: Double) -> Double {
        if x == 0 { return 0 }
        let value = ExactMath.pow(abs(x), 1.0 / 3)
        return x < 0 ? -value : value
    }
}
