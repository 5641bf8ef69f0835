/// The small functions of the glass model, in single precision.
public enum GlassMath: Sendable {
    @inline(__always)
    @inlinable public static func clamped(_ x: Float) -> Float { x > 0 ? (x < 1 ? x : 1) : 0 }

    /// Returns the colour clamped to 0 and the pixel's own alpha; NaN becomes 0.
    @inline(__always)
    @inlinable public static func clamped(_ c: SIMD4<Float>) -> SIMD4<Float> {
        let positive = SIMD4<Float>().replacing(with: c, where: c .> SIMD4<Float>())
        let alpha = SIMD4<Float>(repeating: positive.w)
        return positive.replacing(with: alpha, where: positive .> alpha)
    }

    @inline(__always)
    @inlinable public static func lerp(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Float) -> SIMD4<Float> {
        a + (b - a) * SIMD4<Float>(repeating: t)
    }

    /// Returns a smoothstep from `low` to `high`; a step if these are equal.
    @inline(__always)
    @inlinable public static func smoothstep(_ low: Float, _ high: Float, _ x: Float) -> Float {
        if !(high > low) { return x < low ? 0 : 1 }
        let t = clamped((x - low) / (high - low))
        return t * t * (3 - 2 * t)
    }

    /// Returns `1 - sqrt(1 - x^2)`, the profile of a lens, with x from 0 on the face to 1 at the rim.
    @inline(__always)
    @inlinable public static func profile(_ x: Float) -> Float {
        let x = clamped(x)
        return 1 - (1 - x * x).squareRoot()
    }

    /// Returns the mean of a ramp for t in the part of `z - half ... z + half` that is above 0.
    ///
    /// The ramp is `1 - slope * t / width` up to the width and 0 from there on.
    @inline(__always)
    public static func mean(_ z: Float, _ width: Float, half: Float, slope: Float = 1) -> Float {
        let high = z + half
        if !(high > 0) || !(width > 0) { return 0 }
        let low = z > half ? z - half : 0
        if low >= width { return 0 }
        return (integral(high / width, slope) - integral(low / width, slope)) * width / (high - low)
    }

    /// Returns the integral of the ramp of the width 1 from 0 to `z`.
    @inline(__always)
    private static func integral(_ z: Float, _ slope: Float) -> Float {
        z < 1 ? z - 0.5 * slope * z * z : 1 - 0.5 * slope
    }
}
