import VitrineGeometry

/// Lanczos' window: sinc x times sinc (x / 3) within a distance of three.
enum Lanczos {
    static let lobes = 3.0

    static func value(_ x: Double) -> Double {
        if abs(x) >= lobes { return 0 }
        return sinc(x) * sinc(x / lobes)
    }

    private static func sinc(_ x: Double) -> Double {
        if abs(x) < 1e-9 { return 1 }
        return ExactMath.sinCos(degrees: 180 * x).sine / (ExactMath.pi * x)
    }

    /// Returns the values in 16384ths that sum to one.
    ///
    /// Partial sums are rounded rather than values, so that thousands of small values keep their share.
    static func quantized(_ values: [Double]) -> [Int] {
        let whole = values.reduce(0, +)
        var sum = 0.0
        var reached = 0
        return values.enumerated().map { k, value in
            sum += value
            let next = k == values.count - 1 ? 16384 : Int((sum / whole * 16384).rounded())
            defer { reached = next }
            return next - reached
        }
    }
}
