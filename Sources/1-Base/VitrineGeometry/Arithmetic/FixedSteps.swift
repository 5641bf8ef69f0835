/// The values of a line at equal distances on the grid, each rounded as by `Fixed.interpolate`.
///
/// Two divisions serve for all values: each is the quotient and the remainder of the one before, plus those
/// of a step.
public struct FixedSteps {
    /// The value at the current place, rounded down, and what is left of it.
    @usableFromInline var quotient: Int
    @usableFromInline var remainder: Int
    @usableFromInline let stepQuotient: Int
    @usableFromInline let stepRemainder: Int
    @usableFromInline let divisor: Int

    /// Creates the values `a + (b + k * step) * c / d` for k = 0, 1, ... Products must not overflow, nor do
    /// they if all distances are below `limit`.
    ///
    /// - Parameters:
    ///   - b: The distance of the first value.
    ///   - d: The distance at which the line has gone from `a` to `a + c`; greater than 0.
    @inlinable public init(_ a: Int, from b: Int, by step: Int, slope c: Int, over d: Int) {
        let start = Self.divided(b &* c, d)
        (quotient, remainder) = (a &+ start.quotient, start.remainder)
        (stepQuotient, stepRemainder) = Self.divided(step &* c, d)
        divisor = d
    }

    /// The distance below which products do not overflow.
    @inlinable public static var limit: Int { 1 << 31 }

    /// Returns the quotient rounded down, and its remainder, which is not negative.
    @inline(__always)
    @inlinable static func divided(_ a: Int, _ d: Int) -> (quotient: Int, remainder: Int) {
        let quotient = a / d
        let remainder = a &- quotient &* d
        return remainder < 0 ? (quotient &- 1, remainder &+ d) : (quotient, remainder)
    }

    /// The current value, rounded to nearest, ties to even.
    @inline(__always)
    @inlinable public var value: Int {
        let twice = remainder &* 2
        return quotient &+ (twice > divisor || (twice == divisor && quotient & 1 != 0) ? 1 : 0)
    }

    /// Goes on to the next value.
    @inline(__always)
    @inlinable public mutating func advance() {
        quotient &+= stepQuotient
        remainder &+= stepRemainder
        if remainder >= divisor {
            remainder &-= divisor
            quotient &+= 1
        }
    }
}
