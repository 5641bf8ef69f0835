import VitrineGeometry

/// A hash that yields random bits for the points of a lattice, in integers only.
struct LatticeHash: Sendable {
    private let seed: UInt32

    init(seed: UInt64, octave: Int) {
        let low = UInt32(truncatingIfNeeded: seed)
        let high = UInt32(truncatingIfNeeded: seed >> 32)
        self.seed = Self.mix(Self.mix(low) ^ (high &+ 0x9E37_79B9 &* UInt32(truncatingIfNeeded: octave + 1)))
    }

    @inline(__always)
    func bits(_ x: UInt32, _ y: UInt32) -> UInt32 { Self.mix(Self.mix(Self.mix(x) &+ y) ^ seed) }

    /// C. Wellons' `lowbias32` (2018), found by search for the least bias of a two-round bijection.
    @inline(__always)
    private static func mix(_ value: UInt32) -> UInt32 {
        var h = value
        h = (h ^ (h >> 16)) &* 0x7FEB_352D
        h = (h ^ (h >> 15)) &* 0x846C_A68B
        return h ^ (h >> 16)
    }

    /// Returns a lattice coordinate; far out, where doubles have no fractions, all are the same.
    @inline(__always)
    static func index(_ whole: Double) -> UInt32 {
        abs(whole) < 4_503_599_627_370_496 ? UInt32(truncatingIfNeeded: Int64(whole)) : 0
    }

    /// Returns a value in 0...1, both ends included.
    @inline(__always)
    static func unit(_ bits: UInt32) -> Double { Double(bits) / 4_294_967_295 }

    /// Returns one of 16 unit vectors, a sixteenth of a turn apart and none along an axis.
    @inline(__always)
    static func direction(_ bits: UInt32) -> Point { directions[Int(bits >> 28)] }

    private static let directions: [Point] = (0..<16).map { index in
        let (sine, cosine) = ExactMath.sinCos(degrees: 22.5 * Double(index) + 11.25)
        return Point(cosine, sine)
    }
}
