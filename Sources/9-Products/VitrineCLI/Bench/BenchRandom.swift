/// Random numbers that peers in other languages repeat: SplitMix64 (Steele, Lea, Flood 2014).
struct BenchRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number in 0..<1, of 53 bits.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Double(bits >> 11) / 9_007_199_254_740_992
    }
}
