extension ExactMath {
    /// Returns the arc tangent of `x` in radians, within 4e-16 relative.
    ///
    /// The argument is halved twice by `atan x = 2 atan(x / (1 + sqrt(1 + x^2)))` to at most tan(pi/16),
    /// where the first omitted term of the Taylor series is below 1e-19.
    public static func atan(_ x: Double) -> Double {
        if abs(x) > 1 { return (x > 0 ? pi / 2 : -pi / 2) - atan(1 / x) }
        var y = x
        for _ in 0..<2 { y /= 1 + (1 + y * y).squareRoot() }
        let z = y * y
        var sum = 0.0
        for k in stride(from: 25, through: 1, by: -2) { sum = 1 / Double(k) - z * sum }
        return 4 * y * sum
    }

    /// Returns the angle of the direction `(x, y)` from the positive x axis, in radians, -pi...pi; 0 for the
    /// zero direction. The sign of zero is ignored.
    @inlinable public static func atan2(_ y: Double, _ x: Double) -> Double {
        if x == 0 { return y == 0 ? 0 : (y > 0 ? pi / 2 : -pi / 2) }
        if abs(y) > abs(x) { return (y > 0 ? pi / 2 : -pi / 2) - atan(x / y) }
        let angle = atan(y / x)
        if x > 0 { return angle }
        return y >= 0 ? angle + pi : angle - pi
    }

    /// Returns the arc cosine in radians, 0...pi. Arguments outside -1...1 are clamped.
    @inlinable public static func acos(_ x: Double) -> Double {
        let clamped = min(max(x, -1), 1)
        return atan2(((1 - clamped) * (1 + clamped)).squareRoot(), clamped)
    }

    /// Returns the sine and cosine of an angle in radians.
    public static func sinCos(radians: Double) -> (sine: Double, cosine: Double) {
        sinCos(degrees: radians * (180 / pi))
    }
}
