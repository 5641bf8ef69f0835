/// Elementary functions made only of additions, subtractions, multiplications, divisions and square roots.
///
/// IEEE 754 rounds those five in the same way on every machine, whereas a C library's `sin` or `pow` may
/// differ in the last bit. Nothing that affects a pixel may call those of the C library.
public enum ExactMath {
    @inlinable public static var pi: Double { 3.14159265358979323846 }

    /// Returns the sine and cosine of an angle in degrees; exact at multiples of 90. Those of an infinite
    /// angle are NaN.
    public static func sinCos(degrees: Double) -> (sine: Double, cosine: Double) {
        guard degrees.isFinite else { return (.nan, .nan) }
        let turned = degrees.truncatingRemainder(dividingBy: 360)
        let quarter = (turned / 90).rounded(.toNearestOrEven)
        let x = (turned - quarter * 90) * (pi / 180)
        let s = sineSeries(x)
        let c = cosineSeries(x)
        switch ((Int(quarter) % 4) + 4) % 4 {
        case 0: return (s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// Returns the Taylor series about zero for |x| <= pi/4; the first omitted term is below 1e-17.
    private static func sineSeries(_ x: Double) -> Double {
        let z = x * x
        var sum = 0.0
        for k in stride(from: 17, through: 3, by: -2) {
            sum = (1 + sum) * (-z / Double(k * (k - 1)))
        }
        return x * (1 + sum)
    }

    private static func cosineSeries(_ x: Double) -> Double {
        let z = x * x
        var sum = 0.0
        for k in stride(from: 18, through: 2, by: -2) {
            sum = (1 + sum) * (-z / Double(k * (k - 1)))
        }
        return 1 + sum
    }
}

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
        let degrees = radians * (180 / pi)
        // Of the largest angles the degrees overflow. Their doubles are further apart than a turn, so any
        // whole number of turns may be taken off.
        guard degrees.isFinite else {
            return sinCos(degrees: radians.truncatingRemainder(dividingBy: 2 * pi) * (180 / pi))
        }
        return sinCos(degrees: degrees)
    }
}

/// Exponential, logarithm and power, computed here for the same reason: the results of C libraries differ in
/// their bits.
extension ExactMath {
    /// ln 2 in two parts; the first has 32 trailing zero bits, so its product with an exponent is exact.
    private static let log2High = 6.931_471_803_691_238_164_90e-01
    private static let log2Low = 1.908_214_929_270_587_700_02e-10

    /// Returns e to the power of `x`, within 1e-15 of the value. Above 709.79 it is infinite, below -745.2
    /// zero.
    ///
    /// `x = k ln 2 + r` with `|r| <= ln 2 / 2`, followed by the Taylor series of `r`: the first omitted term,
    /// r^14/14!, is below 5e-18.
    public static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.79 { return .infinity }
        if x < -745.2 { return 0 }
        let k = (x * 1.442_695_040_888_963_407_36).rounded(.toNearestOrEven)
        let high = x - k * log2High
        let low = k * log2Low
        let r = high - low
        // The rounding error of the subtraction; e^(r + c) is e^r (1 + c) to far below an ulp.
        let c = (high - r) - low
        var sum = 1.0
        for n in stride(from: 13.0, through: 3.0, by: -1) {
            sum = 1 + sum * (r / n)
        }
        let value = 1 + (r + (r * r * 0.5 * sum + c))
        // Two steps, so that subnormal results are rounded once and the largest do not overflow on the way.
        let half = (k / 2).rounded(.down)
        return value * powerOfTwo(Int(half)) * powerOfTwo(Int(k - half))
    }

    /// Returns the integral of the standard normal distribution from `z` on, within 1e-7: 1 far below zero, 0
    /// far above.
    ///
    /// The error function by formula 7.1.26 of Abramowitz and Stegun.
    public static func normalTail(_ z: Double) -> Double {
        let x = z.magnitude * 0.5.squareRoot()
        let t = 1 / (1 + 0.327_591_1 * x)
        let factors = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592]
        let sum = factors.reduce(0.0) { $0 * t + $1 } * t
        let tail = 0.5 * sum * exp(-x * x)
        return z < 0 ? 1 - tail : tail
    }

    /// Returns the natural logarithm of `x`, within 1e-15 relative away from 1 and 1e-16 absolute near it.
    /// Zero gives minus infinity, negative numbers give NaN.
    ///
    /// `x = m 2^e` with m in sqrt(1/2)...sqrt(2), then `log m = 2 artanh((m-1)/(m+1))` as a series.
    public static func log(_ x: Double) -> Double {
        if x.isNaN || x == .infinity { return x }
        if x < 0 { return .nan }
        if x == 0 { return -.infinity }
        var exponent = Double(x.exponent)
        var m = x.significand
        if m > 1.414_213_562_373_095_1 {
            m *= 0.5
            exponent += 1
        }
        let f = m - 1
        let s = f / (2 + f)
        let z = s * s
        var series = 0.0
        for n in stride(from: 25.0, through: 3.0, by: -2) {
            series = z * (1 / n + series)
        }
        // 2s = f - s f, which makes the leading term exact.
        let logM = f - s * (f - 2 * series)
        return exponent * log2High + (logM + exponent * log2Low)
    }

    /// Returns `base` to the power of `exponent` for `base >= 0`.
    ///
    /// The result is within 1e-14 if it lies within e^-50...e^50 (the error grows with the logarithm of the
    /// result). Zero to a positive power is zero.
    @inlinable public static func pow(_ base: Double, _ exponent: Double) -> Double {
        if exponent == 0 || base == 1 { return 1 }
        return exp(exponent * log(base))
    }

    /// Returns 2 to the power of `k`, exactly, for -1022...1023.
    private static func powerOfTwo(_ k: Int) -> Double {
        Double(sign: .plus, exponent: k, significand: 1)
    }
}
