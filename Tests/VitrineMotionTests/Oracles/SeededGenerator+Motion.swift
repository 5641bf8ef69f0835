import Foundation
import VitrineTestSupport

extension SeededGenerator {
    /// Returns a number of a range whose logarithm is evenly distributed.
    mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
        exp(Double.random(in: log(range.lowerBound)...log(range.upperBound), using: &self))
    }

    /// Returns a damping fraction of 0 to 5, often one of those where formulas change.
    mutating func fraction() -> Double {
        switch Int.random(in: 0..<10, using: &self) {
        case 0: [0, 1, Double(1).nextUp, Double(1).nextDown, 5].randomElement(using: &self) ?? 1
        case 1: 1 + Double.random(in: -1e-6...1e-6, using: &self)
        case 2...6: .random(in: 0...1.2, using: &self)
        default: .random(in: 0...5, using: &self)
        }
    }
}
