/// The grid of the sweep: device coordinates in units of 2^-16 pixel, held in `Int`.
public enum Fixed: Sendable {
    @inlinable public static var bits: Int { 16 }
    @inlinable public static var one: Int { 1 << bits }

    /// The distance from the origin, in device pixels, to which coordinates are clamped. Canvases lie far
    /// within.
    @inlinable public static var maxPixelCoordinate: Int { 1 << 23 }

    /// Returns the nearest grid coordinate, with ties away from zero so that mirrored shapes stay mirrored.
    /// The argument lies within twice `maxPixelCoordinate`.
    @inlinable public static func snap(_ value: Double) -> Int {
        // `rounded` is a call into libm at the x86-64 baseline; a branch here would be mispredicted every
        // other time.
        let scaled = value * 65536
        let whole = Int(scaled)
        let rest = scaled - Double(whole)
        return whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0)
    }

    /// Returns the nearest grid coordinates of a place, as `snap(_:)` does of each.
    ///
    /// Beyond 2^52 a double has no fraction: the sum with such a number is rounded to nearest, ties to even,
    /// and its last bits are the whole number.
    @inline(__always)
    @inlinable public static func snap(_ place: SIMD2<Double>) -> SIMD2<Int64> {
        let scaled = place * 65536
        let large = SIMD2<Double>(repeating: 0x1.8p52)
        let sum = scaled + large
        let rest = scaled - (sum - large)
        let whole =
            unsafe unsafeBitCast(sum, to: SIMD2<Int64>.self) &- unsafeBitCast(large, to: SIMD2<Int64>.self)
        // Ties go away from zero instead.
        let half = SIMD2<Double>(repeating: 0.5)
        let (isUp, isDown) = (rest .== half .& scaled .> 0, rest .== -half .& scaled .< 0)
        return whole
            &+ SIMD2<Int64>.zero.replacing(with: 1, where: isUp)
            &- SIMD2<Int64>.zero.replacing(with: 1, where: isDown)
    }

    /// Splits a coordinate into whole pixels and a fraction 0..<1; far out all of it is the fraction.
    @inlinable public static func split(_ value: Double) -> (fraction: Double, whole: Int) {
        guard abs(value) < Double(maxPixelCoordinate) else { return (value, 0) }
        let whole = value.rounded(.down)
        return (value - whole, Int(whole))
    }

    /// Returns `a + b * c / d` rounded to nearest, ties to even, for `d > 0`.
    ///
    /// Rounding the whole sum rather than a part of it makes the result the same from either end of an edge,
    /// in a mirror, and at any whole-pixel translation.
    @inline(__always)
    @inlinable public static func interpolate(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
        let (product, overflow) = b.magnitude.multipliedReportingOverflow(by: c.magnitude)
        if overflow { return interpolateWide(a, b, c, d) }
        // Of magnitudes: nothing below exceeds the product, and nothing is checked but the divisor.
        let divisor = UInt(bitPattern: d)
        let quotient = product / divisor
        let twice = (product &- quotient &* divisor) &* 2
        let isNegative = b ^ c < 0
        let step = Int(bitPattern: quotient)
        let value = isNegative ? a &- step : a &+ step
        guard twice > divisor || (twice == divisor && value & 1 != 0) else { return value }
        return isNegative ? value &- 1 : value &+ 1
    }

    @usableFromInline static func interpolateWide(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
        let product = Int128(b) * Int128(c)
        var (quotient, remainder) = product.quotientAndRemainder(dividingBy: Int128(d))
        if remainder < 0 {
            remainder += Int128(d)
            quotient -= 1
        }
        let value = a + Int(truncatingIfNeeded: quotient)
        let twice = Int(truncatingIfNeeded: remainder * 2)
        return twice > d || (twice == d && value & 1 != 0) ? value + 1 : value
    }
}
