/// Functions of time that expressions and nodes share.
package enum MotionMath: Sendable {
    /// Returns the remainder with the sign of the divisor.
    package static func floored(_ x: Double, _ divisor: Double) -> Double {
        let rest = x.truncatingRemainder(dividingBy: divisor)
        return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
    }

    /// Returns the n-th random number of a seed, in 0..<1: two rounds of SplitMix64's finaliser (Steele, Lea,
    /// Flood 2014) over both.
    package static func random(seed: Double, _ n: Double) -> Double {
        // Adding 0 turns a negative zero into a positive one: both must give the same number.
        let bits = mixed(mixed((seed + 0).bitPattern &+ 0x9E37_79B9_7F4A_7C15) ^ (n + 0).bitPattern)
        return Double(bits >> 11) * 0x1p-53
    }

    private static func mixed(_ bits: UInt64) -> UInt64 {
        var z = bits &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
