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
