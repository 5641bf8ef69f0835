/// Lanczos' window at 1024 positions between two pixels, six weights each.
public enum LanczosPhases: Sendable {
    @usableFromInline static let count = 1024
    public static let weights: [Int32] = (0...count).flatMap { phase in
        Lanczos.quantized((-2...3).map { Lanczos.value(Double($0) - Double(phase) / Double(count)) })
            .map { Int32($0) }
    }

    /// Returns the index of the first of the six weights for a fraction in 0...1.
    @inlinable public static func start(_ fraction: Double) -> Int {
        6 * Int((fraction * Double(count)).rounded())
    }
}
